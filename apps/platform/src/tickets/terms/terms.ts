import { quote, type Rules, type Ticket } from '@kvota/bet-slip/math';
import {
  freeBetCurrencyId,
  limitOf,
  lowestOdds,
  minorToMoney,
  moneyToMinor,
  oddsToThousandths,
  thousandthsToOdds,
  type TicketRequest,
  type TicketSettings,
} from '@kvota/contracts';

/**
 * What player and operator agree on besides the selections: odds in thousandths by leg, and the stake in minor units.
 */
export interface Terms {
  readonly odds: readonly number[];
  readonly stake: bigint;
}

/** The highest stake of one ticket, in units of any currency (OP-31). */
const maxTicketPayin = '200000';
/** Limits of currencies that the settings do not name (OP-31, OP-67). */
const fallback = { minTicketPayin: '20', maxTicketWin: '10000000' };

/** Returns the terms as the player sent them. */
export function requestedTerms(request: TicketRequest): Terms {
  return {
    odds: request.selections.map(({ odds }) => oddsToThousandths(odds)),
    stake: moneyToMinor(request.bets.stake),
  };
}

/** Returns the limits of a ticket in its currency, for the engine. */
export function rulesOf(settings: TicketSettings, currency: string): Rules {
  const perCombination = limitOf(settings.minPayinPerSystemComb, currency);
  return {
    minTicketPayin: limitOf(settings.minTicketPayin, currency) ?? fallback.minTicketPayin,
    maxTicketPayin,
    maxTicketWin: limitOf(settings.maxTicketWin, currency) ?? fallback.maxTicketWin,
    maxCombinations: settings.maxSystemTicketCombinations,
    maxSelections: settings.maxTicketSelections,
    freeBet: { minSelections: 4, minOdds: '1.35' },
    ...(perCombination === undefined ? {} : { minPayinPerCombination: perCombination }),
  };
}

/**
 * Converts a ticket for the engine. Each leg is named by its event, because there is one selection per event. An
 * unavailable leg counts at the lowest price: whether it can be played is decided by its price, not by the maths.
 */
export function engineTicket(request: TicketRequest, { odds, stake }: Terms): Ticket {
  return {
    selections: request.selections.map(({ eventId }, i) => ({
      id: eventId,
      odds: thousandthsToOdds(Math.max(odds[i] ?? 0, lowestOdds)),
    })),
    groups: request.systemGroups.map(({ conditions }, group) => ({
      conditions,
      selectionIds: request.selections.flatMap((leg) => (leg.systemGroup === group ? [leg.eventId] : [])),
    })),
    stake: minorToMoney(stake),
    freeBet: request.wallet.currency_id === freeBetCurrencyId,
  };
}

/** Returns the cost and the possible payout of a ticket at these terms, as stored. */
export function priceOf(request: TicketRequest, terms: Terms, settings: TicketSettings) {
  const rules = rulesOf(settings, request.wallet.currency);
  const { totalOdds, payout, capped } = quote(engineTicket(request, terms), rules);
  return {
    stake: terms.stake,
    totalOdds: totalOdds.max,
    possiblePayout: moneyToMinor(payout.max),
    capped: capped.max,
    maxWin: moneyToMinor(rules.maxTicketWin ?? fallback.maxTicketWin),
  };
}
