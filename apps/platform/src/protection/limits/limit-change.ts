/** A limit as it is stored. Amounts are in minor units, instants in milliseconds since 1970. */
export interface HeldLimit {
  /** In force; undefined if there is no limit. */
  readonly amount: bigint | undefined;
  readonly next?: WaitingAmount | undefined;
}

/** A higher amount, or none, that does not hold before the player has confirmed it. */
export interface WaitingAmount {
  /** Undefined if the limit would be removed. */
  readonly amount: bigint | undefined;
  /** From then on it can be confirmed. */
  readonly from: number;
  /** From then on it can be confirmed no more. */
  readonly confirmBy: number;
}

export interface ChangeTerms {
  readonly now: number;
  readonly coolingHours: number;
  /** When the running period of the limit ends; undefined for limits without a period. */
  readonly periodEnd: number | undefined;
}

const [hour, day] = [3_600_000, 86_400_000];
/** How long an amount can be confirmed. */
const confirmDays = 7;

export const noLimit: HeldLimit = { amount: undefined };

/** Returns a limit as it is at a moment: without an amount whose time to be confirmed is over. */
export const limitAt = ({ amount, next }: HeldLimit, now: number): HeldLimit =>
  next !== undefined && now < next.confirmBy ? { amount, next } : { amount };

/**
 * Sets a limit. A lower amount holds at once. A higher one, or none, waits for the cooling time and for the end of the
 * running period, and must then be confirmed. A later request replaces one that waits; the same one keeps its place, and
 * the amount in force drops it.
 */
export function changeLimit(limit: HeldLimit, wanted: bigint | undefined, terms: ChangeTerms): HeldLimit {
  const { now, coolingHours, periodEnd = now } = terms;
  const { amount, next } = limitAt(limit, now);
  if (!isLooser(wanted, amount)) return { amount: wanted };
  if (next !== undefined && next.amount === wanted) return { amount, next };
  const from = Math.max(now + coolingHours * hour, periodEnd);
  return { amount, next: { amount: wanted, from, confirmBy: from + confirmDays * day } };
}

/** True if a limit allows less than another one. */
export const isStricter = ({ amount }: HeldLimit, other: HeldLimit): boolean => isLooser(other.amount, amount);

const isLooser = (wanted: bigint | undefined, held: bigint | undefined): boolean =>
  held !== undefined && (wanted === undefined || wanted > held);

/** Takes the amount that waits, or keeps the limit. Returns the reason if the amount cannot be taken. */
export function confirmLimit(
  limit: HeldLimit,
  decision: 'take' | 'keep',
  now: number,
): HeldLimit | 'limitTooEarly' | 'limitNotWaiting' {
  const { amount, next } = limitAt(limit, now);
  if (decision === 'keep') return { amount };
  if (next === undefined) return 'limitNotWaiting';
  return now < next.from ? 'limitTooEarly' : { amount: next.amount };
}
