import { serve } from '../threads/serve.ts';
import { type TableJob, tableTask } from './jobs.ts';

serve((job: TableJob) => tableTask(job));
