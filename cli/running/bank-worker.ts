import { type Job, jobTask } from '../../research/bank/jobs.ts';
import { serve } from './serve.ts';

serve((job: Job) => jobTask(job));
