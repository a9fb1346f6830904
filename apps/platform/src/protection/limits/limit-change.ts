import { isLooser, isSameValue, type LimitValue } from './limit-value.ts';

/** A limit as it is stored. Instants are in milliseconds since 1970. */
export interface HeldLimit {
  /** In force; undefined if there is no limit. */
  readonly value: LimitValue | undefined;
  readonly next?: WaitingValue | undefined;
}

/** A looser value, or none, that does not hold before the player has confirmed it. */
export interface WaitingValue {
  /** Undefined if the limit would be removed. */
  readonly value: LimitValue | undefined;
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
/** How long a value can be confirmed. */
const confirmDays = 7;

export const noLimit: HeldLimit = { value: undefined };

/** Returns a limit as it is at a moment: without a value whose time to be confirmed is over. */
export const limitAt = ({ value, next }: HeldLimit, now: number): HeldLimit =>
  next !== undefined && now < next.confirmBy ? { value, next } : { value };

/**
 * Sets a limit. A stricter value holds at once. A looser one, or none, waits for the cooling time and for the end of the
 * running period, and must then be confirmed. A night that leaves out any minute of the one in force is looser. A later
 * request replaces one that waits; the same one keeps its place, and the value in force drops it.
 */
export function changeLimit(limit: HeldLimit, wanted: LimitValue | undefined, terms: ChangeTerms): HeldLimit {
  const { now, coolingHours, periodEnd = now } = terms;
  const { value, next } = limitAt(limit, now);
  if (!isLooser(wanted, value)) return { value: wanted };
  if (next !== undefined && isSameValue(next.value, wanted)) return { value, next };
  const from = Math.max(now + coolingHours * hour, periodEnd);
  return { value, next: { value: wanted, from, confirmBy: from + confirmDays * day } };
}

/** True if a limit forbids something that another one allows. */
export const isStricter = ({ value }: HeldLimit, other: HeldLimit): boolean => isLooser(other.value, value);

/** Takes the value that waits, or keeps the limit. Returns the reason if it cannot be taken. */
export function confirmLimit(
  limit: HeldLimit,
  decision: 'take' | 'keep',
  now: number,
): HeldLimit | 'limitTooEarly' | 'limitNotWaiting' {
  const { value, next } = limitAt(limit, now);
  if (decision === 'keep') return { value };
  if (next === undefined) return 'limitNotWaiting';
  return now < next.from ? 'limitTooEarly' : { value: next.value };
}
