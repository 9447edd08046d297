import { type TableJob, tableTask } from '../../research/measure/jobs.ts';
import { runJobs } from './worker.ts';

runJobs((job: TableJob) => tableTask(job));
