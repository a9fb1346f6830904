import { quote } from '@kvota/bet-slip/math';
import { LegStatus, minorToMoney, thousandthsToOdds, type HistoryLeg, type HistoryTicket } from '@kvota/contracts';
import * as v from 'valibot';

import type { StoredTicket } from '../store/stored-ticket.ts';
import { remainder } from '../store/sold-parts.ts';
import { engineTicket } from '../terms/terms.ts';
import type { CashOutPrice, TicketDeps } from '../ticket-deps.ts';
import { statusOf } from './ticket-status.ts';
import type { LegRow } from '../store/ticket-store.ts';

type LegMatch = HistoryLeg['match'];

/** Returns a function that converts stored tickets to what their player sees now. Each match is looked up once. */
export function createTicketView(
  { offer, clock }: Pick<TicketDeps, 'offer' | 'clock'>,
  cashOutPrice: CashOutPrice,
): (ticket: StoredTicket) => HistoryTicket {
  const seen = new Map<string, LegMatch>();
  const stateOf = (leg: LegRow): LegMatch => {
    if (seen.has(leg.eventId)) return seen.get(leg.eventId);
    const begun = leg.timeStart.getTime() <= clock.now() || offer.price(leg).live;
    const match = begun ? offer.matchOffer(leg.eventId) : undefined;
    const state = match?.inPlay ? pickState(match) : null;
    seen.set(leg.eventId, state);
    return state;
  };
  return ({ row, legs, sold }) => {
    const status = statusOf(row);
    const amount = status === 'accepted' ? cashOutPrice({ row, legs, sold }) : undefined;
    return {
      ticketId: row.id,
      createdAt: row.createdAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
      status,
      subcode: row.subcode,
      live: row.live,
      currency: row.currency,
      currency_id: row.currencyId,
      stake: minorToMoney(row.stake),
      totalOdds: row.totalOdds,
      ...standingOf({ row, legs, sold }),
      payout: row.payout === null ? null : minorToMoney(row.payout),
      capped: row.capped,
      explanation: row.explanation ?? [],
      cashedOut: sold.map((part) => ({
        stake: minorToMoney(part.stake),
        amount: minorToMoney(part.amount),
        at: part.at.toISOString(),
      })),
      cashOut: amount === undefined ? null : minorToMoney(amount),
      legs: legs.map((leg) => toLeg(leg, stateOf(leg))),
      systemGroups: row.request.systemGroups,
    };
  };
}

/**
 * Returns the stake in play and its possible payout. For a ticket that was sold whole, that is what it could have paid.
 */
export function standingOf({ row, legs, sold }: StoredTicket): {
  openStake: string;
  possiblePayout: string;
  combinations: number;
} {
  const left = remainder(row, sold);
  const stake = left.openStake === 0n ? row.stake : left.openStake;
  const ticket = engineTicket(row.request, { odds: legs.map(({ usedOdds }) => usedOdds), stake });
  const cap = left.openStake === 0n ? row.maxWin : left.maxWin;
  const { combinations, payout } = quote(ticket, cap === null ? {} : { maxTicketWin: minorToMoney(cap) });
  const inPlay = ['pending', 'accepted'].includes(statusOf(row));
  return {
    openStake: inPlay ? minorToMoney(left.openStake) : '0.00',
    // While nothing is sold, the stored value is used: it does not change with the settings.
    possiblePayout: sold.length === 0 ? minorToMoney(row.possiblePayout) : payout.max,
    combinations: Math.max(1, Number(combinations)),
  };
}

function pickState({ matchState, matchPhase, results }: NonNullable<LegMatch>): LegMatch {
  return { matchState, ...(matchPhase && { matchPhase }), ...(results && { results }) };
}

function toLeg(leg: LegRow, match: LegMatch): HistoryLeg {
  const { eventId, sfid, sport, leagueName, pair, marketCode, selectionCode, player, result, systemGroup } = leg;
  return {
    eventId,
    sfid,
    type: leg.type === 'live' ? 'live' : 'prematch',
    sport,
    leagueName,
    pair,
    timeStart: leg.timeStart.toISOString(),
    marketCode,
    selectionCode,
    player,
    requestedOdds: thousandthsToOdds(leg.requestedOdds),
    usedOdds: thousandthsToOdds(leg.usedOdds),
    status: v.parse(LegStatus, leg.status),
    result,
    match,
    systemGroup,
  };
}
