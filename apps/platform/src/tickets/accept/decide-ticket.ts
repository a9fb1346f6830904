import type { ReachedLimit, TicketRequest } from '@kvota/contracts';
import type { ForcedOutcome } from '@kvota/contracts/operator';

import type { OfferPrice } from '../../offer/offer.ts';
import type { PaidRequest } from '../../database/schema/index.ts';
import type { PlayStop } from '../../protection/play/play-stop.ts';
import { brokenRule, refusalOf, type PaymentContext } from './refusal.ts';
import { requestedTerms, type Terms } from '../terms/terms.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** The decision about a request. Instants are in milliseconds. */
export type Decision =
  /** The request never becomes a ticket: a fault that the player can see and correct. */
  | { readonly kind: 'refused'; readonly error: string; readonly limit?: ReachedLimit; readonly until?: string }
  | { readonly kind: 'busy' }
  /** The ticket arrived after its time (OP-25). */
  | { readonly kind: 'late' }
  | {
      readonly kind: 'pending';
      readonly decideAt: number;
      readonly expiresAt: number;
      readonly force: ForcedOutcome | null;
    }
  | Verdict;

/** Everything that a decision depends on. */
export interface Submission extends PaymentContext {
  readonly request: PaidRequest;
  readonly prices: readonly OfferPrice[];
  readonly traderLimit: bigint | null;
  readonly force: ForcedOutcome | null;
  readonly now: number;
  /** Why the player may not stake now; undefined if nothing stops it. */
  readonly stop: PlayStop | undefined;
  /** When the player first asked about this ticket, before it arrived. */
  readonly askedAt: number | undefined;
  /** The limit of an agent or the operator that the ticket breaks. */
  readonly limit: ReachedLimit | undefined;
  /** True if the limits of agents allow other terms. */
  readonly withinLimits: (terms: Terms) => boolean;
}

/** Milliseconds that an offer waits for the player (OP-16). */
export const offerMilliseconds = 20_000;

/** True if at least one selection is live (OP-40). */
export function isLive({ selections }: TicketRequest): boolean {
  return selections.some(({ type }) => type === 'live');
}

/** Returns the milliseconds within which a pending ticket is decided or cancelled (OP-25, PAY-09). */
export function decisionMilliseconds(request: TicketRequest, settings: PaymentContext['settings']): number {
  const { timeoutLiveTicket, liveTicketDelay, timeoutPrematchTicket } = settings;
  return (isLive(request) ? timeoutLiveTicket + liveTicketDelay : timeoutPrematchTicket) * 1000;
}

/** Decides a request: form first, then price and limit, at once or after the live delay. */
export function decideTicket(submission: Submission): Decision {
  const { request, settings, force, now, askedAt, prices, traderLimit } = submission;
  if (submission.blocked) return { kind: 'refused', error: 'youAreBlocked' };
  if (submission.maintenance) return { kind: 'refused', error: 'maintenance' };
  if (submission.stop !== undefined) return { kind: 'refused', ...submission.stop };
  if (force?.outcome === 'error') return { kind: 'refused', error: force.error };
  if (force?.outcome === 'busy') return { kind: 'busy' };
  const time = decisionMilliseconds(request, settings);
  if (askedAt !== undefined && askedAt + time < now) return { kind: 'late' };
  const { limit } = submission;
  if (limit !== undefined) return { kind: 'refused', error: limit.noRate ? 'rateUnknown' : 'limitReached', limit };
  const error = refusalOf(request, submission);
  if (error !== undefined) return { kind: 'refused', error };
  const pending = (delay: number, kept: ForcedOutcome | null): Decision => {
    return { kind: 'pending', decideAt: now + delay, expiresAt: now + time, force: kept };
  };
  if (force?.outcome === 'silent') return pending(force.seconds * 1000, null);
  const verdict = verdictOf({
    request,
    agreed: requestedTerms(request),
    prices,
    mayOffer: true,
    force,
    allowed: (terms) => brokenRule(request, terms, settings) === undefined && submission.withinLimits(terms),
    traderLimit,
  });
  const atOnce = !isLive(request) || force?.outcome === 'confirm' || (!force && isBlocked(verdict));
  return atOnce ? verdict : pending(settings.liveTicketDelay * 1000, force);
}

/** True if a leg is unavailable. Such a ticket does not wait for the live delay. */
function isBlocked(verdict: Verdict): boolean {
  return verdict.kind === 'denied' && verdict.blocked.includes(true);
}
