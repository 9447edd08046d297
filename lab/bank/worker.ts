import { serve } from '../threads/serve.ts';
import { type Job, jobTask } from './jobs.ts';

serve((job: Job) => jobTask(job));
