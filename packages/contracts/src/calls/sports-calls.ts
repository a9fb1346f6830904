import * as v from 'valibot';

import { ReachedLimit } from '../account/limits.ts';
import { StoppedUntil } from '../account/play-guard.ts';
import { Money, PositiveMoney } from '../amount/money-schema.ts';
import { Odds } from '../amount/odds-schema.ts';
import { Match } from '../offer/match.ts';
import { BookedSelection, BookingRequest, HistoryTicket, TicketRequest, TicketStatus } from '../ticket/ticket.ts';
import { Outcome, PageNumber, paged } from './answer.ts';
import { defineCall } from './call.ts';
import { Day, PeriodEnd } from './moment.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(100)), '');

/** Country names of the offer that fit a search in the player's language (PRE-20). */
const searchGroups = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(20)), []);

/** A sport with its number of matches. */
const SportCount = v.object({ sport: v.string(), eventsCount: v.number() });

/** Filters of the prematch offer (CALL-32, PRE-15, CONST-12, OP-53). `time_filter` is in hours, null for all. */
export const OfferQuery = v.object({
  page: PageNumber,
  table_view: v.optional(v.picklist(['competition', 'timeline']), 'competition'),
  time_filter: v.optional(v.nullable(v.picklist([1, 3, 12, 24, 72])), 24),
  special_filter: v.optional(v.nullable(v.string()), 'NextMatches'),
  sport_code: v.string(),
  league_ids: v.optional(v.array(v.string()), []),
  search_filter: text,
  search_groups: searchGroups,
});

/**
 * A selection to check: id as in SLIP-14, market and selection codes, and what the player agreed to, if known (CALL-27).
 */
export const SelectionCheck = v.object({
  id: v.string(),
  type: v.picklist(['prematch', 'live']),
  market: v.string(),
  selection: v.string(),
  originalOdd: v.optional(Odds),
  originalBand: v.nullish(v.string()),
});

/**
 * A checked selection: `odd` is its current price, "0" if it is not available or does not exist. `originalOdd` and
 * `originalBand` are those of the request, or the current ones if it has none.
 */
export const CheckedSelection = v.object({
  id: v.string(),
  odd: Odds,
  band: v.nullish(v.string()),
  originalOdd: v.nullish(Odds),
  originalBand: v.nullish(v.string()),
});
export type CheckedSelection = v.InferOutput<typeof CheckedSelection>;

/** The answer to a payment. Code 101 is pending. If `confirm` is true, the player must confirm before `expiresAt` (CALL-19, PAY-05). */
export const TicketAnswer = v.object({
  ...Outcome.entries,
  code: v.nullish(v.number()),
  subcode: v.nullish(v.number()),
  etsCode: v.nullish(v.number()),
  confirm: v.nullish(v.boolean()),
  expiresAt: v.nullish(v.string()),
  limit: v.pipe(v.nullish(ReachedLimit), v.description('With `limitReached` and `rateUnknown`')),
  until: StoppedUntil,
  serverTime: v.string(),
});
export type TicketAnswer = v.InferOutput<typeof TicketAnswer>;

/** The player's answer to an offer: accepted, or declined with a reason (CALL-11, OP-21). */
export const ReofferAnswer = v.variant('accepted', [
  v.object({ ticketId: v.string(), accepted: v.literal(true) }),
  v.object({ ticketId: v.string(), accepted: v.literal(false), reason: v.pipe(v.string(), v.maxLength(200)) }),
]);

/** Only the filter by favourite leagues reads the settings of the user. */
const byFavorites = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'special_filter' in body && body.special_filter === 'Favorites';

const sports = <const P extends string>(path: P) => `/sportsbetting/v1/${path}` as const;

/** A cash-out price for a ticket or a part of it, valid until `expiresAt`. `stake` is the part of the stake that is sold for `amount`. */
export const CashOutQuote = v.object({
  quoteId: v.string(),
  amount: Money,
  stake: PositiveMoney,
  currency: v.string(),
  expiresAt: v.string(),
});
export type CashOutQuote = v.InferOutput<typeof CashOutQuote>;

/**
 * Reasons why a ticket cannot be cashed out now. The ticket awaits the acceptor, is settled, or was paid with a free bet.
 * Or a result is being settled, the market of a leg is suspended or closed, or the amount is below the minimum.
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

/** The code of a booking, and the time until which it can be loaded. */
export const BookingAnswer = v.object({
  ...Outcome.entries,
  code: v.nullish(v.string()),
  expiresAt: v.nullish(v.string()),
});

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/**
 * Filters of the scores: the matches in play, or all that began on `date` if it is given. Results are kept for
 * seven days including today; other days have none.
 */
export const ScoresQuery = v.object({
  date: v.optional(v.pipe(Day, v.description('A day, such as 2026-11-21; in UTC unless `offset` is given'))),
  offset: v.optional(
    v.pipe(v.string(), v.regex(/^-?\d{1,3}$/), v.description('Minutes by which the viewer’s clock is ahead of UTC')),
  ),
  sport: v.optional(code),
  search: v.optional(v.pipe(v.string(), v.maxLength(100), v.description('Ignored below three letters (PRE-18)'))),
  groups: v.optional(
    v.pipe(v.string(), v.maxLength(400), v.description('Country names that fit the search, joined by `|` (PRE-20)')),
  ),
});
export type ScoresQuery = v.InferOutput<typeof ScoresQuery>;

/** The odds of an outcome, oldest first. Each applied from its time until the next one; the last applies now. */
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
    personal: byFavorites,
    body: OfferQuery,
    answer: v.object({
      ...paged(Match).entries,
      sports: v.nullish(v.pipe(v.array(SportCount), v.description('Only with a search: what it finds in every sport'))),
    }),
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
    body: v.object({
      page: PageNumber,
      sport_code: v.optional(v.nullable(v.string()), null),
      search_filter: text,
      search_groups: searchGroups,
    }),
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
    summary: 'Accept or decline the offer that replaces the ticket',
    access: 'player',
    body: ReofferAnswer,
    answer: v.object({ ...Outcome.entries, until: StoppedUntil }),
  }),
  checkTicketSelections: defineCall({
    id: 'CALL-27',
    method: 'POST',
    path: sports('checkTicketSelections'),
    summary: 'Current odds of the selections of a slip',
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
      from: v.nullish(PeriodEnd),
      to: v.nullish(PeriodEnd),
    }),
    answer: paged(HistoryTicket),
  }),
  cashOut: defineCall({
    id: 'CALL-54',
    method: 'POST',
    path: sports('cashOut'),
    summary: 'Quote a cash-out of the open stake, or of a part of it',
    access: 'player',
    body: v.object({
      ticketId: v.string(),
      ratio: v.optional(
        v.pipe(v.string(), v.regex(/^(0\.\d{1,4}|1)$/), v.description('Part of the open stake; 1 by default')),
      ),
    }),
    answer: v.object({
      ...Outcome.entries,
      ...v.partial(CashOutQuote).entries,
      reason: v.nullish(CashOutReason),
      limit: v.pipe(v.nullish(ReachedLimit), v.description('With `limitReached`')),
      serverTime: v.string(),
    }),
  }),
  confirmCashOut: defineCall({
    id: 'CALL-55',
    method: 'POST',
    path: sports('confirmCashOut'),
    summary: 'Accept a quoted cash-out at exactly that price; the same quote is never booked twice',
    access: 'player',
    body: v.object({ ticketId: v.string(), quoteId: v.string(), amount: PositiveMoney }),
    answer: v.object({
      ...Outcome.entries,
      newCredit: v.nullish(Money),
      quote: v.pipe(v.nullish(CashOutQuote), v.description('A new price, if the old one is no longer valid')),
      reason: v.nullish(CashOutReason),
      limit: v.pipe(v.nullish(ReachedLimit), v.description('With `limitReached`')),
      serverTime: v.string(),
    }),
  }),
  bookSlip: defineCall({
    id: 'booking',
    method: 'POST',
    path: sports('bookSlip'),
    summary: 'Store an unpaid slip under a short code',
    access: 'public',
    body: BookingRequest,
    answer: BookingAnswer,
  }),
  bookTicket: defineCall({
    id: 'booking of a ticket',
    method: 'POST',
    path: sports('bookTicket'),
    summary: "Store the selections of one of the player's tickets under a short code, to bet again or share",
    access: 'player',
    body: v.object({ ticketId: v.string() }),
    answer: BookingAnswer,
  }),
  loadBooking: defineCall({
    id: 'booking, loaded',
    method: 'POST',
    path: sports('loadBooking'),
    summary: 'Load the slip of a code at current odds; `missing` counts selections that are over',
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
    summary: 'Current scores, or the matches of a day with their scores; at most 300, the latest of each sport',
    access: 'public',
    query: ScoresQuery,
    answer: v.object({
      result: v.pipe(v.array(Match), v.description('Without markets, with results, stats and phase')),
      sports: v.pipe(
        v.array(v.object({ sport: v.string(), eventsCount: v.number() })),
        v.description('Number of matches of each sport for this date and search, whichever sport was requested'),
      ),
    }),
  }),
  priceHistory: defineCall({
    id: 'price history',
    method: 'POST',
    path: sports('priceHistory'),
    summary: 'Odds of a market over the last 24 hours; empty if the match is not on offer',
    access: 'public',
    body: v.object({
      eventId: code,
      market: code,
      selection: v.optional(v.pipe(code, v.description('One outcome; all outcomes by default'))),
    }),
    answer: v.object({ result: v.array(SelectionHistory) }),
  }),
};
