// The side of a bench process that answers questions.
import type { Answers, Asked, Question, Usage } from './questions.ts';

/** Answers questions one after the other, after reporting its port. Ends when the parent process ends. */
export function answer<Q extends Question>(address: string, answers: Answers<Q>): void {
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', ({ question, body }: Asked<Q>) => {
    last = last.then(async () => process.send?.({ answer: await answers[question](body) }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ answer: address });
}

/** Returns the processor time since the last call. */
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
