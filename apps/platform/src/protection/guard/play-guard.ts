import type { exclusionMonths, pauseDays, PlayGuard } from '@kvota/contracts';

import { isoTime } from '../../kernel/iso-time.ts';
import { registerAt, type StoredRegister } from '../register/register-check.ts';

/**
 * The guard of a player as it is stored, in milliseconds since 1970. `until` is null for good. It is `open` after an exclusion
 * that has ended.
 */
export interface StoredGuard {
  readonly state: 'open' | 'paused' | 'excluded';
  readonly until: number | null;
  /** The answer of the exclusion register; missing where none is used, and where only the own guard is read. */
  readonly register?: StoredRegister | null | undefined;
  /** True if the player has not set a limit that is required; missing where only the own guard is read. */
  readonly lacksLimit?: boolean | undefined;
}

/** Why a stake or money of a player is refused. `until` is an instant of the wire; absent if there is none to come. */
export interface GuardFault {
  readonly error: 'playPaused' | 'selfExcluded' | 'registerUnknown' | 'limitRequired';
  readonly until?: string;
}

/** The outcome of a request to stop play: another guard, the same as before, or a refusal. */
export type GuardDecision =
  | { readonly kind: 'set'; readonly guard: StoredGuard }
  | { readonly kind: 'keep' }
  | { readonly kind: 'refuse'; readonly error: 'playPaused' | 'selfExcluded' };

const day = 86_400_000;

/**
 * Returns the guard as it is at a moment. A pause ends by itself, an exclusion does not. An exclusion comes first, then a pause,
 * then a register without a definite answer, then a limit that is required and not set.
 */
export function guardAt(stored: StoredGuard | null | undefined, now: number): PlayGuard {
  if (stored === null || stored === undefined) return { state: 'open' };
  const { state, until } = stored;
  const register = stored.register ? registerAt(stored.register, now) : 'clear';
  if (state !== 'excluded' && register === 'excluded') return { state: 'excluded', byRegister: true };
  if (isOver(stored, now)) {
    if (register === 'unknown') return { state: 'unknown' };
    return { state: stored.lacksLimit === true ? 'unlimited' : 'open' };
  }
  return until === null ? { state } : { state, until: isoTime(until) };
}

const isOver = ({ state, until }: StoredGuard, now: number): boolean =>
  state === 'open' || (state === 'paused' && until !== null && until <= now);

/** Returns why nothing is staked or paid in under a guard; undefined while play is open. */
export function guardFault({ state, until }: PlayGuard, now: number): GuardFault | undefined {
  if (state === 'open') return undefined;
  if (state === 'unknown') return { error: 'registerUnknown' };
  if (state === 'unlimited') return { error: 'limitRequired' };
  const error = state === 'paused' ? 'playPaused' : 'selfExcluded';
  return typeof until === 'string' && Date.parse(until) > now ? { error, until } : { error };
}

/** Decides a pause of some days from now. It can be made longer, never shorter, and does not replace an exclusion. */
export function decidePause(
  stored: StoredGuard | undefined,
  days: (typeof pauseDays)[number],
  now: number,
): GuardDecision {
  if (stored?.state === 'excluded') return { kind: 'refuse', error: 'selfExcluded' };
  const until = now + days * day;
  if (stored !== undefined && !isOver(stored, now)) {
    if (isBefore(until, stored.until)) return { kind: 'refuse', error: 'playPaused' };
    if (until === stored.until) return { kind: 'keep' };
  }
  return { kind: 'set', guard: { state: 'paused', until } };
}

/** Decides an exclusion for months from now, or for good. It replaces a pause and is never shortened. */
export function decideExclusion(
  stored: StoredGuard | undefined,
  months: (typeof exclusionMonths)[number] | null,
  now: number,
): GuardDecision {
  const until = months === null ? null : monthsLater(now, months);
  if (stored?.state === 'excluded') {
    if (until === stored.until) return { kind: 'keep' };
    if (until !== null && isBefore(until, stored.until)) return { kind: 'refuse', error: 'selfExcluded' };
  }
  return { kind: 'set', guard: { state: 'excluded', until } };
}

const isBefore = (until: number, other: number | null): boolean => other === null || until < other;

/** The same day and time of a later month in UTC, or its last day if it is shorter. */
function monthsLater(at: number, months: number): number {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (at % day);
}
