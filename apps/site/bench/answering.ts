// The side of a process that is asked.
import type { Answers, Asked, Question, Usage } from './questions.ts';

/** Answers questions one after the other, after saying where this process listens. Ends with the process that asks. */
export function answer<Q extends Question>(address: string, answers: Answers<Q>): void {
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', ({ question, body }: Asked<Q>) => {
    last = last.then(async () => process.send?.({ answer: await answers[question](body) }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ answer: address });
}

/** Gives what this process used since the time before. */
export function usageOf(): () => Usage {
  let cpu = process.cpuUsage();
  let at = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    const tookMs = performance.now() - at;
    cpu = process.cpuUsage();
    at = performance.now();
    return { cpuMs: (user + system) / 1000, tookMs };
  };
}
