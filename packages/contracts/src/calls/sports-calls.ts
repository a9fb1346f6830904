import * as v from 'valibot';

import { Money, Odds, PositiveMoney } from '../amount/schemas.ts';
import { Match } from '../offer/match.ts';
import { BookedSelection, BookingRequest, HistoryTicket, TicketRequest, TicketStatus } from '../ticket/ticket.ts';
import { Outcome, PageNumber, paged } from './answer.ts';
import { defineCall } from './call.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(100)), '');

/** Which part of the prematch offer is asked for (CALL-32, PRE-15, CONST-12, OP-53). `time_filter` is in hours, null for all. */
export const OfferQuery = v.object({
  page: PageNumber,
  table_view: v.optional(v.picklist(['competition', 'timeline']), 'competition'),
  time_filter: v.optional(v.nullable(v.picklist([1, 3, 12, 24, 72])), 24),
  special_filter: v.optional(v.nullable(v.string()), 'NextMatches'),
  sport_code: v.string(),
  league_ids: v.optional(v.array(v.string()), []),
  search_filter: text,
});

/** What to check again: ids as in SLIP-14, market and selection codes (CALL-27). */
export const SelectionCheck = v.object({
  id: v.string(),
  type: v.picklist(['prematch', 'live']),
  market: v.string(),
  selection: v.string(),
});

/** A checked selection: the odd now, "0" where it is not to be had; `original…` echo what the acceptor holds as last agreed. */
export const CheckedSelection = v.object({
  id: v.string(),
  odd: Odds,
  band: v.nullish(v.string()),
  originalOdd: v.nullish(Odds),
  originalBand: v.nullish(v.string()),
});
export type CheckedSelection = v.InferOutput<typeof CheckedSelection>;

/** Answer to a payment. Code 101 is pending; `confirm` asks the player, with the deadline in `expiresAt` (CALL-19, PAY-05). */
export const TicketAnswer = v.object({
  ...Outcome.entries,
  code: v.nullish(v.number()),
  subcode: v.nullish(v.number()),
  etsCode: v.nullish(v.number()),
  confirm: v.nullish(v.boolean()),
  expiresAt: v.nullish(v.string()),
  serverTime: v.string(),
});
export type TicketAnswer = v.InferOutput<typeof TicketAnswer>;

/** An answer to an offer: accepted, or declined with a reason (CALL-11, OP-21). */
export const ReofferAnswer = v.variant('accepted', [
  v.object({ ticketId: v.string(), accepted: v.literal(true) }),
  v.object({ ticketId: v.string(), accepted: v.literal(false), reason: v.pipe(v.string(), v.maxLength(200)) }),
]);

const sports = <const P extends string>(path: P) => `/sportsbetting/v1/${path}` as const;

/** A price for a ticket, or for a part of it, until `expiresAt`. `stake` is what leaves the ticket for `amount`. */
export const CashOutQuote = v.object({
  quoteId: v.string(),
  amount: Money,
  stake: PositiveMoney,
  currency: v.string(),
  expiresAt: v.string(),
});
export type CashOutQuote = v.InferOutput<typeof CashOutQuote>;

/**
 * Why a ticket cannot be sold now: it waits for the acceptor, is over, or was played with a bonus; a result is being
 * written; a leg's market is suspended or closed; the amount is below the least that is paid out at once.
 */
export const CashOutReason = v.picklist([
  'pending',
  'settled',
  'freeBet',
  'settling',
  'suspended',
  'closed',
  'tooLittle',
]);
export type CashOutReason = v.InferOutput<typeof CashOutReason>;

/** Made a booking: its code, and until when it can be loaded. */
export const BookingAnswer = v.object({
  ...Outcome.entries,
  code: v.nullish(v.string()),
  expiresAt: v.nullish(v.string()),
});

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/**
 * Which matches a page of scores shows: those in play, or with `date` all that began on that day in UTC. Results are kept
 * for seven days, today among them; any other day has none.
 */
export const ScoresQuery = v.object({
  date: v.optional(v.pipe(v.string(), v.isoDate(), v.description('A day in UTC, such as 2026-11-21'))),
  sport: v.optional(code),
  search: v.optional(v.pipe(v.string(), v.maxLength(100), v.description('Counts from three letters (PRE-18)'))),
});
export type ScoresQuery = v.InferOutput<typeof ScoresQuery>;

/** The odds of an outcome, oldest first: each stood from its moment until the next one, the last stands now. */
export const SelectionHistory = v.object({
  selection: v.string(),
  points: v.array(v.object({ at: v.pipe(v.string(), v.description('ISO 8601, UTC')), odds: Odds })),
});
export type SelectionHistory = v.InferOutput<typeof SelectionHistory>;

/** Calls below /sportsbetting/v1: offer, tickets, cash-out, bookings. */
export const sportsCalls = {
  preAuth: defineCall({
    id: 'CALL-05',
    method: 'GET',
    path: sports('preAuth'),
    summary: 'A short-lived token for the sports socket',
    access: 'player',
    answer: v.object({ token: v.string(), expiresAt: v.string(), serverTime: v.string() }),
  }),
  bettingOffer: defineCall({
    id: 'CALL-32',
    method: 'POST',
    path: sports('bettingOffer'),
    summary: 'The prematch offer',
    access: 'public',
    personal: true,
    body: OfferQuery,
    answer: paged(Match),
  }),
  matchOffer: defineCall({
    id: 'CALL-31',
    method: 'POST',
    path: sports('matchOffer'),
    summary: 'All markets of a prematch match',
    access: 'public',
    body: v.object({ eventId: v.string() }),
    answer: paged(Match),
  }),
  liveOffer: defineCall({
    id: 'CALL-29',
    method: 'POST',
    path: sports('liveOffer'),
    summary: 'The live offer',
    access: 'public',
    body: v.object({ page: PageNumber, sport_code: v.optional(v.nullable(v.string()), null), search_filter: text }),
    answer: paged(Match),
  }),
  liveMatchOffer: defineCall({
    id: 'CALL-28',
    method: 'POST',
    path: sports('liveMatchOffer'),
    summary: 'All markets of a live match',
    access: 'public',
    body: v.object({ eventId: v.string() }),
    answer: v.object({ result: v.array(Match) }),
  }),
  liveFavoriteCompetitions: defineCall({
    id: 'CALL-30',
    method: 'GET',
    path: sports('liveFavoriteCompetitions'),
    summary: 'Favourite leagues of the live offer by sport',
    access: 'public',
    answer: v.record(v.string(), v.array(v.string())),
  }),
  ticketRequest: defineCall({
    id: 'CALL-19',
    method: 'POST',
    path: sports('ticketRequest'),
    summary: 'Pay a ticket; ticket_id makes it idempotent',
    access: 'player',
    body: TicketRequest,
    answer: TicketAnswer,
  }),
  reoffer: defineCall({
    id: 'CALL-11',
    method: 'POST',
    path: sports('reoffer'),
    summary: 'Accept or decline what was offered in place of the ticket',
    access: 'player',
    body: ReofferAnswer,
    answer: Outcome,
  }),
  checkTicketSelections: defineCall({
    id: 'CALL-27',
    method: 'POST',
    path: sports('checkTicketSelections'),
    summary: 'Odds of the selections of a slip, now',
    access: 'public',
    body: v.object({ ticket: v.pipe(v.array(SelectionCheck), v.maxLength(100)) }),
    answer: v.array(CheckedSelection),
  }),
  ticketHistory: defineCall({
    id: 'CALL-53',
    method: 'POST',
    path: sports('ticketHistory'),
    summary: 'Tickets of the user, newest first',
    access: 'player',
    body: v.object({
      page: PageNumber,
      status: v.nullish(TicketStatus),
      from: v.nullish(v.string()),
      to: v.nullish(v.string()),
    }),
    answer: paged(HistoryTicket),
  }),
  cashOut: defineCall({
    id: 'CALL-54',
    method: 'POST',
    path: sports('cashOut'),
    summary: 'Quote a cash-out of all of the open stake, or of a part of it',
    access: 'player',
    body: v.object({
      ticketId: v.string(),
      ratio: v.optional(
        v.pipe(v.string(), v.regex(/^(0\.\d{1,4}|1)$/), v.description('Part of the open stake; all by default')),
      ),
    }),
    answer: v.object({
      ...Outcome.entries,
      ...v.partial(CashOutQuote).entries,
      reason: v.nullish(CashOutReason),
      serverTime: v.string(),
    }),
  }),
  confirmCashOut: defineCall({
    id: 'CALL-55',
    method: 'POST',
    path: sports('confirmCashOut'),
    summary: 'Take a quoted cash-out: at that price, or not at all. The same quote is never booked twice',
    access: 'player',
    body: v.object({ ticketId: v.string(), quoteId: v.string(), amount: PositiveMoney }),
    answer: v.object({
      ...Outcome.entries,
      newCredit: v.nullish(Money),
      quote: v.pipe(v.nullish(CashOutQuote), v.description('A new price, where the old one no longer holds')),
      reason: v.nullish(CashOutReason),
      serverTime: v.string(),
    }),
  }),
  bookSlip: defineCall({
    id: 'booking',
    method: 'POST',
    path: sports('bookSlip'),
    summary: 'Keep an unpaid slip under a short code',
    access: 'public',
    body: BookingRequest,
    answer: BookingAnswer,
  }),
  bookTicket: defineCall({
    id: 'booking of a ticket',
    method: 'POST',
    path: sports('bookTicket'),
    summary: "Keep the selections of one of the player's tickets under a short code: to bet again, to share",
    access: 'player',
    body: v.object({ ticketId: v.string() }),
    answer: BookingAnswer,
  }),
  loadBooking: defineCall({
    id: 'booking, loaded',
    method: 'POST',
    path: sports('loadBooking'),
    summary: 'What was kept under a code, at the odds of now; `missing` counts selections that are over',
    access: 'public',
    body: v.object({ code: v.pipe(v.string(), v.maxLength(32)) }),
    answer: v.object({
      ...Outcome.entries,
      selections: v.optional(v.array(BookedSelection)),
      systemGroups: v.optional(BookingRequest.entries.systemGroups),
      missing: v.optional(v.number()),
    }),
  }),
  scores: defineCall({
    id: 'OP-87 scores',
    method: 'GET',
    path: sports('scores'),
    summary:
      'Running scores, or the matches of a day with how they stand or ended; at most 300, the latest of each sport',
    access: 'public',
    query: ScoresQuery,
    answer: v.object({
      result: v.pipe(v.array(Match), v.description('Without markets, with results, stats and phase')),
      sports: v.pipe(
        v.array(v.object({ sport: v.string(), eventsCount: v.number() })),
        v.description('How many matches each sport has for this date and search, whichever sport was asked for'),
      ),
    }),
  }),
  priceHistory: defineCall({
    id: 'price history',
    method: 'POST',
    path: sports('priceHistory'),
    summary: 'How the odds of a market moved within the last 24 hours; nothing for a match that is not on offer',
    access: 'public',
    body: v.object({
      eventId: code,
      market: code,
      selection: v.optional(v.pipe(code, v.description('One outcome; all of the market by default'))),
    }),
    answer: v.object({ result: v.array(SelectionHistory) }),
  }),
};
