/** The state of a jackpot's counter. Amounts are minor units, instants milliseconds. */
export interface PotSteps {
  readonly seq: number;
  /** The amount from which the counter goes on, since `at`. */
  readonly from: bigint;
  /** The older of the last two amounts. The counter ends there. */
  readonly to: bigint;
  readonly newest: bigint;
  readonly at: number;
}

/** Milliseconds between two amounts of a platform. */
export const stepMs = 1000;

export interface PotAmount {
  readonly amount: bigint;
  readonly seq: number;
}

/** The counter of a pot whose amount is known for the first time: it stays there. */
export const firstSteps = ({ amount, seq }: PotAmount, now: number): PotSteps => ({
  seq,
  from: amount,
  to: amount,
  newest: amount,
  at: now,
});

/**
 * The counter after a newer amount (JACK-03): it goes up to the amount before this one, and so never past a real one. After a
 * win it begins at the new amount.
 */
export function nextSteps(steps: PotSteps, { amount, seq }: PotAmount, now: number): PotSteps {
  if (seq <= steps.seq) return steps;
  if (amount < steps.newest) return firstSteps({ amount, seq }, now);
  return { seq, from: shownAmount(steps, now), to: steps.newest, newest: amount, at: now };
}

/** The amount that the counter shows at an instant. */
export function shownAmount({ from, to, at }: PotSteps, now: number): bigint {
  const passed = BigInt(Math.max(0, Math.min(stepMs, Math.floor(now - at))));
  return from + ((to - from) * passed) / BigInt(stepMs);
}
