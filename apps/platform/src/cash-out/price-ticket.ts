import { settle } from '@kvota/bet-slip/math';
import { isBonusCurrency, minorToMoney, type CashOutReason } from '@kvota/contracts';

import type { Offer, OfferPrice } from '../offer/offer.ts';
import { legResult } from '../tickets/settle/leg-result.ts';
import { engineTicket } from '../tickets/terms/terms.ts';
import { waitingStates } from '../tickets/history/ticket-status.ts';
import type { LegRow, TicketRow } from '../tickets/store/ticket-store.ts';
import type { CashOutTerms } from './cash-out-terms.ts';
import { expectedPayout, expectedPlaces } from './expected-payout.ts';
import { remainder } from '../tickets/store/sold-parts.ts';
import type { StoredTicket } from '../tickets/store/stored-ticket.ts';

/** The price of a ticket now, or the reason why it cannot be sold. */
export type TicketPrice =
  | {
      readonly kind: 'priced';
      /** Stake in play, in minor units. */
      readonly openStake: bigint;
      /** True if one of its matches is or was in play. */
      readonly begun: boolean;
      /** Returns the value of a part of the open stake, in minor units, rounded down. */
      amountFor(stake: bigint): bigint;
    }
  | { readonly kind: 'unavailable'; readonly reason: CashOutReason };

const unavailable = (reason: CashOutReason): TicketPrice => ({ kind: 'unavailable', reason });

/**
 * Prices a ticket: its mean payout at the used odds, times the margin (CALL-54, OP-39). Decided legs count at their
 * factor, open ones at the offer's fair chance, and the cap is applied. Nothing is sold while an open leg has no price.
 */
export function priceTicket(offer: Offer, { row, legs, sold }: StoredTicket, terms: CashOutTerms): TicketPrice {
  const closed = notInPlay(row);
  if (closed !== undefined) return unavailable(closed);
  const open = legs.filter(({ status }) => status === 'open');
  const prices = open.map((leg) => ({ leg, price: offer.price(leg) }));
  for (const { leg, price } of prices) {
    const reason = notPriced(offer, leg, price);
    if (reason !== undefined) return unavailable(reason);
  }
  const { openStake, maxWin } = remainder(row, sold);
  const ticket = engineTicket(row.request, { odds: legs.map(({ usedOdds }) => usedOdds), stake: openStake });
  const results = Object.fromEntries(legs.map((leg) => [leg.eventId, legResult(leg)]));
  if (settle(ticket, results, {}).status !== 'open') return unavailable('settled');
  const chances = Object.fromEntries(prices.map(({ leg, price }) => [leg.eventId, price.probability]));
  const cap = maxWin === null ? undefined : minorToMoney(maxWin);
  const whole = expectedPayout({ ticket, results, chances, cap }) * terms.margin;
  // The unit of the expectation times millionths of the margin, per minor unit.
  const unit = 10n ** BigInt(expectedPlaces - 2) * 1_000_000n;
  return {
    kind: 'priced',
    openStake,
    begun: open.length < legs.length || prices.some(({ price }) => price.live),
    amountFor: (stake) => (whole * stake) / (openStake * unit),
  };
}

function notInPlay({ state, settlement, currencyId }: TicketRow): CashOutReason | undefined {
  if (waitingStates.includes(state)) return 'pending';
  if (settlement !== 'open') return 'settled';
  return isBonusCurrency(currencyId) ? 'freeBet' : undefined;
}

function notPriced(offer: Offer, leg: LegRow, price: OfferPrice): CashOutReason | undefined {
  // The result is known and will be written at once. Selling now would be against a known result.
  if (offer.result(leg) !== undefined) return 'settling';
  const { status, odds, probability, withdrawn } = price;
  if (status !== 'open' && !withdrawn) return status === 'suspended' ? 'suspended' : 'closed';
  return (odds > 0 || withdrawn) && probability > 0 ? undefined : 'suspended';
}
