import * as v from 'valibot';

import { CurrencyId } from '../amount/currency-id.ts';
import { PositiveMoney, Money } from '../amount/money-schema.ts';
import { Odds } from '../amount/odds-schema.ts';
import { MatchPhase, Results } from '../offer/match.ts';

const playerText = v.nullish(v.string());

/** A selection of a ticket request (CALL-21, OP-37). */
export const TicketRequestSelection = v.object({
  eventId: v.string(),
  type: v.picklist(['prematch', 'live']),
  sfid: v.nullish(v.string()),
  marketCode: v.string(),
  selectionCode: v.string(),
  odds: Odds,
  original_odds: Odds,
  sport: v.string(),
  player: playerText,
  marketsTable: v.nullish(v.string()),
  marketsKey: v.nullish(v.string()),
  marketsGroup: v.nullish(v.string()),
  systemGroup: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  band: v.nullish(v.string()),
  original_band: v.nullish(v.string()),
});
export type TicketRequestSelection = v.InferOutput<typeof TicketRequestSelection>;

const selectedSystems = 'selectedSystems is [1]: systems are in systemGroups';
const Bets = v.object({
  selectedSystems: v.strictTuple([v.literal(1, selectedSystems)], selectedSystems),
  stake: PositiveMoney,
  type: v.literal('total'),
});

/** The platform computes bonuses. A request that claims one is refused (CALL-25, OP-37). */
const noBonus = v.literal(0, 'bonus has only zeros: the platform computes bonuses');

/** The body of a payment (CALL-20 … CALL-26). `ticket_id` is the idempotency key: 8 to 64 letters, digits, `-` or `_`. */
export const TicketRequest = v.object({
  ticket_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'ticket_id is 8 to 64 letters, digits, - or _')),
  selections: v.pipe(
    v.array(TicketRequestSelection),
    v.minLength(1, 'a ticket needs at least one selection'),
    v.maxLength(100),
  ),
  autoOddsChange: v.boolean(),
  bets: Bets,
  original_bets: Bets,
  wallet: v.object({ currency: v.string(), currency_id: CurrencyId }),
  bonus: v.object({ amount: noBonus, percentage: noBonus, total_gain: noBonus }),
  systemGroups: v.array(
    v.object({
      conditions: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      totalSelections: v.pipe(v.number(), v.integer()),
    }),
  ),
});
export type TicketRequest = v.InferOutput<typeof TicketRequest>;

/** Code of ticketRequest and ping while the ticket is pending (ERR-15). */
export const pendingCode = 101;
/** Value of `etsCode` if the acceptor is busy (ERR-16). */
export const busyEtsCode = 102;
/** Subcodes of a refusal (ERR-09 … ERR-14). */
export const subcodes = {
  rejected: 208,
  oddsChanged: 216,
  oddsBlocked: 217,
  oddsChangedCms: 226,
  oddsBlockedCms: 227,
  timedOut: 203,
  cancelled: 204,
} as const;

/** A selection in an answer of the acceptor, in an offer or a refusal. */
export const ResponseSelection = v.object({
  id: v.string(),
  odd: Odds,
  originalOdd: Odds,
  band: v.nullish(v.string()),
  originalBand: v.nullish(v.string()),
  blocked: v.optional(v.boolean()),
});
export type ResponseSelection = v.InferOutput<typeof ResponseSelection>;

/** The acceptor's answer about a ticket: its status, the selections and the payment it would accept (SES-06, OP-27). */
export const MtcResponse = v.object({
  status: v.picklist(['pending', 'accepted', 'denied', 'reoffer', 'oddchange']),
  selections: v.array(ResponseSelection),
  payment: v.optional(v.object({ stake: PositiveMoney, originalStake: PositiveMoney })),
});
export type MtcResponse = v.InferOutput<typeof MtcResponse>;

/** The current state of one ticket, in each ping that requests it (OP-27). `expiresAt` is the deadline if an offer awaits the player. */
export const TicketInfo = v.object({
  ticketId: v.string(),
  code: v.number(),
  subcode: v.nullish(v.number()),
  etsCode: v.nullish(v.number()),
  accepted: v.boolean(),
  mtcResponse: v.optional(MtcResponse),
  expiresAt: v.nullish(v.string()),
});
export type TicketInfo = v.InferOutput<typeof TicketInfo>;

/** Status of a leg. */
export const LegStatus = v.picklist(['open', 'won', 'lost', 'void', 'half_won', 'half_lost']);
/** Status of a ticket in the history. */
export const TicketStatus = v.picklist(['pending', 'accepted', 'rejected', 'won', 'lost', 'void', 'cashed_out']);
export type LegStatus = v.InferOutput<typeof LegStatus>;
export type TicketStatus = v.InferOutput<typeof TicketStatus>;

/** Current state of the match of a leg, as in the offer. */
export const LegMatch = v.object({
  matchState: v.string(),
  matchPhase: v.optional(MatchPhase),
  results: v.optional(Results),
});
export type LegMatch = v.InferOutput<typeof LegMatch>;

/** A leg of a ticket in the history: requested and used odds, and names at the time of payment. `match` is present during play. */
export const HistoryLeg = v.object({
  eventId: v.string(),
  sfid: v.nullish(v.string()),
  type: v.picklist(['prematch', 'live']),
  sport: v.string(),
  leagueName: v.string(),
  pair: v.string(),
  timeStart: v.string(),
  marketCode: v.string(),
  selectionCode: v.string(),
  player: playerText,
  requestedOdds: Odds,
  usedOdds: Odds,
  status: LegStatus,
  result: v.nullish(v.string()),
  match: v.nullish(LegMatch),
  systemGroup: v.nullable(v.number()),
});
export type HistoryLeg = v.InferOutput<typeof HistoryLeg>;

const changed = { from: v.string(), to: v.string() };

/** One step from the odds to the payout: a void leg, rounding, a deduction or a cap. Amounts are decimal text; `from` is not rounded. */
export const PayoutStep = v.variant('rule', [
  v.object({
    rule: v.literal('leg'),
    eventId: v.string(),
    because: v.picklist(['void', 'partVoid', 'deadHeat']),
    factor: v.string(),
  }),
  v.object({
    rule: v.literal('rounded'),
    ...changed,
    mode: v.picklist(['halfUp', 'down', 'halfEven']),
    scope: v.picklist(['ticket', 'line']),
  }),
  v.object({ rule: v.literal('freeBet'), ...changed }),
  v.object({ rule: v.literal('adjusted'), code: v.string(), ...changed }),
  v.object({ rule: v.literal('capped'), ...changed }),
]);
export type PayoutStep = v.InferOutput<typeof PayoutStep>;

/** A part of a ticket that was cashed out: its stake and the amount paid for it. */
export const CashedOutPart = v.object({ stake: PositiveMoney, amount: PositiveMoney, at: v.string() });
export type CashedOutPart = v.InferOutput<typeof CashedOutPart>;

/**
 * A ticket in the history (CALL-53). Money is decimal text, times are ISO 8601 in UTC. `payout` is null while the ticket
 * is open; if parts were cashed out, it is the payout of the rest. `possiblePayout` is for the open stake.
 */
export const HistoryTicket = v.object({
  ticketId: v.string(),
  createdAt: v.string(),
  settledAt: v.nullish(v.string()),
  status: TicketStatus,
  subcode: v.nullish(v.number()),
  live: v.boolean(),
  currency: v.string(),
  currency_id: CurrencyId,
  stake: PositiveMoney,
  totalOdds: v.string(),
  possiblePayout: PositiveMoney,
  payout: v.nullable(Money),
  capped: v.boolean(),
  explanation: v.array(PayoutStep),
  combinations: v.pipe(v.number(), v.integer(), v.minValue(1)),
  openStake: v.pipe(Money, v.description('Stake that was not cashed out; 0.00 if all of it was')),
  cashedOut: v.array(CashedOutPart),
  cashOut: v.pipe(
    v.nullable(Money),
    v.description('Current cash-out price of the open stake; null if it cannot be cashed out'),
  ),
  legs: v.array(HistoryLeg),
  systemGroups: TicketRequest.entries.systemGroups,
});
export type HistoryTicket = v.InferOutput<typeof HistoryTicket>;

/** Selections and groups to keep under a code, without stake and player. */
export const BookingRequest = v.object({
  selections: TicketRequest.entries.selections,
  systemGroups: TicketRequest.entries.systemGroups,
});
export type BookingRequest = v.InferOutput<typeof BookingRequest>;

/** A booked selection, ready for a slip: current names and price; `odd` is "0" if it is not available now. */
export const BookedSelection = v.object({
  id: v.pipe(v.string(), v.description('Event id, or event id, underscore and player (SLIP-14)')),
  type: v.picklist(['prematch', 'live']),
  sfid: v.nullish(v.string()),
  sport: v.string(),
  pair: v.string(),
  timeStart: v.string(),
  marketCode: v.string(),
  selectionCode: v.string(),
  odd: Odds,
  suspended: v.boolean(),
  bookedOdds: Odds,
  band: v.nullish(v.string()),
  player: playerText,
  marketsTable: v.nullish(v.string()),
  marketsKey: v.nullish(v.string()),
  marketsGroup: v.nullish(v.string()),
  systemGroup: v.nullable(v.number()),
});
export type BookedSelection = v.InferOutput<typeof BookedSelection>;
