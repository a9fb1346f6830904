import { grainsIn } from '../amount/amount.ts';
import type { CpaTerms } from '../plan/plan.ts';

const DAY = 86_400_000;
const DECIMALS = 6;

/** An event of a player: a deposit, or the stake of a bet at the moment of its settlement. `at` is in milliseconds. */
export interface PlayerEvent {
  readonly type: 'deposit' | 'settled';
  readonly at: number;
  readonly amount: string;
}

/** A player: the moment of joining, the events since then, and an earlier qualification under any plan. */
export interface PlayerHistory {
  readonly joinedAt: number;
  readonly events: readonly PlayerEvent[];
  readonly qualifiedAt?: number;
}

export type Qualification =
  /** Qualifies at `at` for the first time, and counts in the period of that moment. */
  | { readonly status: 'qualified'; readonly at: number }
  /** Has qualified before, and never counts again. */
  | { readonly status: 'earlier'; readonly at: number }
  /** Has not reached the terms with these events. `until` is the end of the days, excluded. */
  | { readonly status: 'open'; readonly until: number };

function read(amount: string): bigint {
  const value = grainsIn(amount, DECIMALS);
  if (value === undefined)
    throw new RangeError(`Not an amount: ${JSON.stringify(amount).slice(0, 40)}. Write "12.50".`);
  return value;
}

/**
 * Returns the moment at which a player qualifies: the first at which the deposits and the settled turnover of the days
 * after joining reach both terms. Events of one moment count together. Reversals are negative amounts. A later reversal
 * does not undo a qualification. Throws a RangeError for an amount that is no decimal text.
 *
 * @example
 * ```ts
 * import { qualifyCpa } from '@kvota/commission';
 *
 * const terms = { deposits: '100.00', turnover: '250.00', days: 30 };
 * const events = [
 *   { type: 'deposit', at: 1_000, amount: '100.00' },
 *   { type: 'settled', at: 2_000, amount: '200.00' },
 *   { type: 'settled', at: 3_000, amount: '50.00' },
 * ] as const;
 * qualifyCpa({ joinedAt: 0, events }, terms); // { status: 'qualified', at: 3_000 }
 * qualifyCpa({ joinedAt: 0, events, qualifiedAt: 500 }, terms); // { status: 'earlier', at: 500 }
 * qualifyCpa({ joinedAt: 0, events: events.slice(0, 2) }, terms).status; // 'open'
 * ```
 */
export function qualifyCpa(player: PlayerHistory, terms: CpaTerms): Qualification {
  const { joinedAt, events, qualifiedAt } = player;
  if (qualifiedAt !== undefined) return { status: 'earlier', at: qualifiedAt };
  const until = joinedAt + terms.days * DAY;
  const counted = events.filter(({ at }) => at >= joinedAt && at < until).toSorted((a, b) => a.at - b.at);
  const [deposits, turnover] = [read(terms.deposits), read(terms.turnover)];
  const left = { deposit: deposits, settled: turnover };
  for (const [index, { type, at, amount }] of counted.entries()) {
    left[type] -= read(amount);
    const isLastOfMoment = counted[index + 1]?.at !== at;
    if (isLastOfMoment && left.deposit <= 0n && left.settled <= 0n) return { status: 'qualified', at };
  }
  return { status: 'open', until };
}
