import { type Job, jobTask } from '../../research/bank/jobs.ts';
import { runJobs } from './worker.ts';

runJobs((job: Job) => jobTask(job));
