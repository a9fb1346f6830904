import type { ExclusionEnd, ExclusionEndReason } from '@kvota/contracts';

import { isoTime } from '../../kernel/iso-time.ts';
import type { StoredGuard } from '../guard/play-guard.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';

const hour = 3_600_000;
/** Milliseconds from a request until somebody may decide about it. */
export const endWait = 24 * hour;
/** Milliseconds after which a request that nobody decided about is dropped. */
export const endLapse = 30 * 24 * hour;
/** Milliseconds from a refusal until the player can ask again. */
export const refusalWait = 30 * 24 * hour;

/** The facts that decide how an exclusion can end. `askedAt` is null without a request. */
export interface EndFacts {
  readonly guard: StoredGuard | undefined;
  readonly askedAt: number | null;
  /** The last refusal since the exclusion began. */
  readonly refusal?: { readonly at: number; readonly reason: ExclusionEndReason } | undefined;
}

/** Returns how an exclusion can end, as on the wire; undefined if the player is not excluded. */
export function exclusionEndAt(
  { guard, askedAt, refusal }: EndFacts,
  { exclusionEnds }: Pick<JurisdictionRules, 'exclusionEnds'>,
  now: number,
): ExclusionEnd | undefined {
  if (guard?.state !== 'excluded') return undefined;
  if (exclusionEnds === 'afterItsTime') {
    if (guard.until === null) return { state: 'never' };
    if (now < guard.until) return { state: 'early', from: isoTime(guard.until) };
  }
  if (askedAt === null || now >= askedAt + endLapse) {
    if (refusal === undefined || now >= refusal.at + refusalWait) return { state: 'open' };
    const { at, reason } = refusal;
    return { state: 'refused', refusedAt: isoTime(at), reason, from: isoTime(at + refusalWait) };
  }
  return {
    state: now < askedAt + endWait ? 'waiting' : 'review',
    askedAt: isoTime(askedAt),
    reviewFrom: isoTime(askedAt + endWait),
    lapsesAt: isoTime(askedAt + endLapse),
  };
}
