import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** The same work on every machine: hashes of a megabyte, and sums that the compiler cannot drop. */
function work(): number {
  const block = Buffer.alloc(1_000_000, 7);
  let sum = 0;
  for (let round = 0; round < 60; round++) {
    sum += createHash('sha256').update(block).digest()[0] ?? 0;
    for (let i = 0; i < 1_000_000; i++) sum = (sum * 31 + i) % 1_000_003;
  }
  return sum;
}

/** Milliseconds that a fixed piece of work takes on two threads at once: how fast this machine is now, other load included. */
export async function calibrate(): Promise<number> {
  const threads = Math.min(2, availableParallelism());
  const started = performance.now();
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<void>((done, fail) => {
          const worker = new Worker(new URL(import.meta.url), { argv: ['calibrate'] });
          worker.once('error', fail);
          worker.once('exit', () => done());
        }),
    ),
  );
  return performance.now() - started;
}

if (process.argv.includes('calibrate')) work();
