// Where things stand in Redis. BullMQ keeps the queues; beside them stand the results, the workers and the versions.

const GIBIBYTE = 2 ** 30;
/** Jobs that hold less than this run anywhere. */
const SMALL = GIBIBYTE / 4;
/** No job may ask for more: a tebibyte. */
const LARGEST_CLASS = 1024;

/**
 * How much memory a worker must have to take a job: 0 for a small one, else gibibytes, a power of two, so that there
 * are few queues. A worker takes from every queue that asks for no more than it has.
 */
export type MemoryClass = number;

export function memoryClassOf(bytes: number): MemoryClass {
  if (bytes <= SMALL) return 0;
  let gibibytes = 1;
  while (gibibytes * GIBIBYTE < bytes && gibibytes < LARGEST_CLASS) gibibytes *= 2;
  return gibibytes;
}

/** The class for a job that was too large for a worker of `memoryClass`; undefined beyond the largest. */
export function largerClass(memoryClass: MemoryClass): MemoryClass | undefined {
  const next = Math.max(1, memoryClass * 2);
  return next > LARGEST_CLASS ? undefined : next;
}

/** The classes that a worker with `bytes` of memory takes. */
export function classesWithin(bytes: number): MemoryClass[] {
  const classes: MemoryClass[] = [0];
  for (let gibibytes = 1; gibibytes * GIBIBYTE <= bytes && gibibytes <= LARGEST_CLASS; gibibytes *= 2)
    classes.push(gibibytes);
  return classes;
}

/** The jobs of one version of the code and one class. Workers of another version never look at them. */
export function queueName(version: string, memoryClass: MemoryClass): string {
  return memoryClass === 0 ? `jobs-${version}` : `jobs-${version}-${memoryClass}GiB`;
}

export function resultKey(prefix: string, contentName: string): string {
  return `${prefix}:result:${contentName}`;
}

/** A sorted set: each version and class that ever got a job. */
export function queuesKey(prefix: string): string {
  return `${prefix}:queues`;
}

export function workerKey(prefix: string, id: string): string {
  return `${prefix}:worker:${id}`;
}
