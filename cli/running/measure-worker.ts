import { type TableJob, tableTask } from '../../research/measure/jobs.ts';
import { serve } from './serve.ts';

serve((job: TableJob) => tableTask(job));
