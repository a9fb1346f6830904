import type { TicketRequest, TicketSettings } from '@kvota/contracts';
import type { ForcedOutcome } from '@kvota/contracts/operator';

import type { OfferPrice, SelectionRef } from '../../offer/offer.ts';
import type { LimitedBy } from './limited-by.ts';
import { isLive } from './decide-ticket.ts';
import type { PaidRequest } from '../../database/schema/index.ts';
import { brokenRule } from './refusal.ts';
import { sellable, type OperatorSettings } from '../terms/switched-off.ts';
import { priceOf, type Terms } from '../terms/terms.ts';
import type { TicketDeps } from '../ticket-deps.ts';
import type { VerdictInput } from './verdict.ts';

/** Returns the outcomes that a request names, by leg. */
export function refsOf(request: TicketRequest): SelectionRef[] {
  return request.selections.map(({ eventId, marketCode, selectionCode, player }) => ({
    eventId,
    marketCode,
    selectionCode,
    player,
  }));
}

/** Returns the current prices for tickets, by leg. */
export function pricesOf(deps: TicketDeps, request: TicketRequest, settings: OperatorSettings): OfferPrice[] {
  return refsOf(request).map((ref) => sellable(deps.offer.price(ref), settings));
}

/** Returns the trader's limit for a ticket at these terms. */
export function traderLimitOf(
  deps: TicketDeps,
  request: TicketRequest,
  terms: Terms,
  settings: TicketSettings,
): bigint | null {
  if (!deps.traderLimit) return null;
  const { totalOdds, possiblePayout, stake } = priceOf(request, terms, settings);
  const { currency } = request.wallet;
  return deps.traderLimit({ currency, stake, totalOdds, possiblePayout, live: isLive(request) });
}

/** Collects everything that the verdict on a stored ticket depends on, as of now. */
export function verdictInput(
  deps: TicketDeps,
  ticket: {
    readonly request: PaidRequest;
    readonly agreed: Terms;
    readonly mayOffer: boolean;
    readonly mayTake?: boolean;
    readonly force: ForcedOutcome | null;
  },
  settings: OperatorSettings,
  withinLimits: LimitedBy['withinLimits'],
): VerdictInput {
  const { request, agreed, mayOffer } = ticket;
  return {
    ...ticket,
    prices: pricesOf(deps, request, settings),
    allowed: (terms) => brokenRule(request, terms, settings) === undefined && withinLimits(terms),
    // Terms that were offered and accepted already respect the limit.
    traderLimit: mayOffer ? traderLimitOf(deps, request, agreed, settings) : null,
  };
}
