import * as v from 'valibot';

const part = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0);
const whole = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)), 0);

/** How webhooks go wrong. Parts are from 0 to 1. */
export const Faults = v.object({
  /** Each webhook is sent so many times more. */
  repeat: whole(10),
  /** The longest wait in milliseconds. Without `shuffle`, each waits as long. */
  delay: whole(86_400_000),
  shuffle: v.optional(v.boolean(), false),
  drop: part,
  forge: part,
  stale: part,
  wrongAmount: part,
});
export type Faults = v.InferOutput<typeof Faults>;

/** One sending of a webhook. */
export interface Sending {
  /** Milliseconds until then. */
  readonly wait: number;
  readonly forged: boolean;
  readonly stale: boolean;
  readonly wrongAmount: boolean;
}

/** Plans the sendings of one webhook; none if it is dropped. `random` returns a number from 0 to below 1. */
export function planSendings(faults: Faults, random: () => number): Sending[] {
  if (random() < faults.drop) return [];
  return Array.from({ length: 1 + faults.repeat }, () => ({
    wait: faults.shuffle ? Math.floor(random() * faults.delay) : faults.delay,
    forged: random() < faults.forge,
    stale: random() < faults.stale,
    wrongAmount: random() < faults.wrongAmount,
  }));
}
