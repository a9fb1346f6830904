import { busyEtsCode, subcodes, type TicketRequest, type TicketSettings } from '@kvota/contracts';

import type { Offer } from '../../offer/offer.ts';
import { isLive, type Decision } from './decide-ticket.ts';
import type { PaidRequest } from '../../database/schema/index.ts';
import { oddsPolicyOf } from '../terms/odds-policy.ts';
import { priceOf, requestedTerms } from '../terms/terms.ts';
import { verdictChange, type TicketChange } from './ticket-change.ts';
import { marksOf } from '../store/ticket-marks.ts';
import type { NewLeg, NewTicket } from '../store/ticket-store.ts';
import { busyAnswer, confirmAnswer, mtcResponse, pendingAnswer, refusedAnswer } from '../wire/ticket-wire.ts';

/** The first columns of a ticket, what happens to its stake, and the answer to the player. */
export interface InitialState {
  readonly change: TicketChange;
  readonly stake: 'none' | 'hold' | 'take';
  readonly answer: string;
}

/** Turns a decision into the first state of a ticket. */
export function initialState(
  decision: Decision,
  request: TicketRequest,
  settings: TicketSettings,
  now: number,
): InitialState {
  const never = (columns: TicketChange['columns'], answer: string): InitialState => {
    return { change: { columns: { ...columns, decidedAt: new Date(now) }, money: 'keep' }, stake: 'none', answer };
  };
  switch (decision.kind) {
    case 'refused': {
      const { kind: _kind, error, ...more } = decision;
      return never({ state: 'rejected', error }, refusedAnswer(error, now, more));
    }
    case 'busy':
      return never({ state: 'rejected', etsCode: busyEtsCode }, busyAnswer(now));
    case 'late': {
      const [error, subcode] = ['ticketTimeout', subcodes.cancelled] as const;
      return never({ state: 'cancelled', error, subcode }, refusedAnswer(error, now, { subcode }));
    }
    case 'pending': {
      const { force } = decision;
      const [decideAt, expiresAt] = [new Date(decision.decideAt), new Date(decision.expiresAt)];
      const response = mtcResponse('pending', request, requestedTerms(request));
      const columns = { state: 'pending', decideAt, expiresAt, force, response } as const;
      return { change: { columns, money: 'keep' }, stake: 'hold', answer: pendingAnswer(now) };
    }
    case 'denied':
      return never(verdictChange(decision, request, settings, now).columns, pendingAnswer(now));
    case 'accepted':
    case 'offer':
      break;
  }
  const change = verdictChange(decision, request, settings, now);
  const { expiresAt, state } = change.columns;
  const answer = state === 'confirm' && expiresAt ? confirmAnswer(expiresAt.getTime(), now) : pendingAnswer(now);
  return { change, stake: decision.kind === 'accepted' ? 'take' : 'hold', answer };
}

/** Returns the row of a ticket before the columns of its first state are added. */
export function baseRow(
  request: PaidRequest,
  settings: TicketSettings,
  facts: { userId: string; walletId: string | null; payloadHash: string; now: number },
): Omit<NewTicket, 'state'> {
  const { now, ...rest } = facts;
  const terms = requestedTerms(request);
  return {
    id: request.ticket_id,
    ...rest,
    request,
    live: isLive(request),
    marks: marksOf(request),
    autoOddsChange: oddsPolicyOf(request) === 'any',
    currency: request.wallet.currency,
    currencyId: request.wallet.currency_id,
    ...priceOf(request, terms, settings),
    requestedStake: terms.stake,
    createdAt: new Date(now),
  };
}

/** Returns the legs with the current names (CALL-53). */
export function legRows(offer: Offer, request: TicketRequest, usedOdds: readonly number[] | undefined): NewLeg[] {
  const { odds } = requestedTerms(request);
  return request.selections.map((leg, position) => {
    const match = offer.match(leg.eventId);
    return {
      ticketId: request.ticket_id,
      position,
      eventId: leg.eventId,
      sfid: match?.sfId ?? leg.sfid ?? null,
      type: leg.type,
      sport: match?.sport ?? leg.sport,
      leagueName: match?.leagueName ?? '',
      pair: match ? `${match.hostName} - ${match.awayName}` : '',
      timeStart: new Date(match?.timeStart ?? 0),
      marketCode: leg.marketCode,
      selectionCode: leg.selectionCode,
      player: leg.player ?? null,
      requestedOdds: odds[position] ?? 0,
      usedOdds: usedOdds?.[position] ?? odds[position] ?? 0,
      systemGroup: leg.systemGroup,
      status: 'open',
    };
  });
}
