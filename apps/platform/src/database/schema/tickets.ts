import type { MtcResponse, PayoutStep, TicketRequest } from '@kvota/contracts';
import type { ForcedOutcome } from '@kvota/contracts/operator';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import { users } from './identity.ts';
import { wallets } from './ledger.ts';

/** Which changes of odds a player accepts without being asked: none, only higher odds, or any. */
export type OddsPolicy = 'none' | 'higher' | 'any';

/** A ticket request as stored, with the odds policy if the client named one. */
export interface PaidRequest extends TicketRequest {
  readonly oddsPolicy?: OddsPolicy;
}

/** Other terms offered in place of a ticket: odds in thousandths by leg, the stake in minor units as text. */
export interface TicketOffer {
  readonly kind: 'confirm' | 'reoffer' | 'oddchange';
  readonly odds: readonly number[];
  readonly stake: string;
  /** True if an operator forced the offer. Its terms then hold whatever the prices are. */
  readonly forced: boolean;
  /** True once the player accepted it. */
  readonly accepted: boolean;
}

/**
 * Tickets by the id that the client gave them: the idempotency key (CALL-20). Money is in minor units, odds in
 * thousandths.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    walletId: text().references(() => wallets.id),
    /** Hash of the payload. Another payload under the same id is refused. */
    payloadHash: text().notNull(),
    request: jsonb().$type<PaidRequest>().notNull(),
    /** The answer as sent, as text, so that a repetition gets the same bytes. */
    answer: text(),
    /** pending, reoffered, oddchange, confirm, accepted, rejected, declined, expired, cancelled */
    state: text().notNull(),
    code: integer(),
    subcode: integer(),
    etsCode: integer(),
    error: text(),
    live: boolean().notNull(),
    /** True if the player accepts any odds. Otherwise the request names which changes are accepted. */
    autoOddsChange: boolean().notNull(),
    currency: text().notNull(),
    currencyId: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    requestedStake: bigint({ mode: 'bigint' }).notNull(),
    totalOdds: text().notNull(),
    possiblePayout: bigint({ mode: 'bigint' }).notNull(),
    capped: boolean().notNull().default(false),
    /** The terms offered in place of the ticket, while the state is reoffered, oddchange or confirm. */
    offer: jsonb().$type<TicketOffer>(),
    /** The acceptor's response, as ping returns it. */
    response: jsonb().$type<MtcResponse>(),
    force: jsonb().$type<ForcedOutcome>(),
    /** The cap of the payout at the time of the payment. */
    maxWin: bigint({ mode: 'bigint' }),
    decideAt: timestamp({ withTimezone: true }),
    /** When an offer expires, or by when a pending ticket must be decided. */
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    /** open, won, lost, void, cashed_out once accepted; null before. */
    settlement: text(),
    payout: bigint({ mode: 'bigint' }),
    settledAt: timestamp({ withTimezone: true }),
    /** The steps of the payout, written at settlement. */
    explanation: jsonb().$type<PayoutStep[]>(),
    /**
     * The seller: the direct parent of the user when the ticket was written. It never changes. Without a foreign key,
     * which would lock the row of the agent for each ticket.
     */
    agentId: text().notNull(),
    /** Bits of `ticketMarks`, so that lists of agents filter by the index alone. */
    marks: smallint().notNull(),
  },
  (table) => [
    // Also includes marks, settlement, stake, payout, possible payout and currency. Migrations add them.
    index('tickets_seller')
      .on(table.agentId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`settlement IS NOT NULL`),
    // For the count of a user's open tickets.
    index('tickets_open')
      .on(table.userId)
      .where(sql`settlement = 'open' OR state IN ('pending', 'reoffered', 'oddchange', 'confirm')`),
    index('tickets_user').on(table.userId, table.createdAt),
    index('tickets_state').on(table.state, table.decideAt),
    // For what is at stake in a branch, and for lists of what is open. It has all columns of these sums.
    index('tickets_at_stake')
      .on(table.agentId, table.currency, table.marks, table.stake, table.id)
      .where(sql`settlement = 'open'`),
    // For the big wins of a day.
    index('tickets_won')
      .on(table.currency, table.settledAt, table.payout)
      .where(sql`settlement = 'won'`),
  ],
);

/** Legs of tickets, with names as of the payment. */
export const ticketLegs = pgTable(
  'ticket_legs',
  {
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    position: integer().notNull(),
    eventId: text().notNull(),
    sfid: text(),
    type: text().notNull(),
    sport: text().notNull(),
    leagueName: text().notNull(),
    pair: text().notNull(),
    timeStart: timestamp({ withTimezone: true }).notNull(),
    marketCode: text().notNull(),
    selectionCode: text().notNull(),
    player: text(),
    requestedOdds: integer().notNull(),
    usedOdds: integer().notNull(),
    systemGroup: integer(),
    /** open, won, lost, void, half_won, half_lost */
    status: text().notNull().default('open'),
    result: text(),
    /** Share of a dead heat as a decimal or a fraction such as 1/3; null without one. */
    deadHeat: text(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.position] }),
    // For lists of the tickets of a match.
    index('ticket_legs_event').on(table.eventId, table.ticketId),
    // For the number of matches that tickets wait for.
    index('ticket_legs_open')
      .on(table.ticketId)
      .where(sql`status = 'open'`),
    // For settlement, which looks for decided selections every second.
    index('ticket_legs_open_selections')
      .on(table.eventId, table.marketCode, table.selectionCode)
      .where(sql`status = 'open'`),
  ],
);

/**
 * Quotes for tickets or parts of them. Paid ones are kept for good. Money is in minor units of the ticket's currency.
 */
export const cashOuts = pgTable(
  'cash_outs',
  {
    quoteId: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    /** Stake that leaves the ticket, and stake in play when the quote was made. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    openStake: bigint({ mode: 'bigint' }).notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was paid, and the player's credit after it. */
    bookedAt: timestamp({ withTimezone: true }),
    credit: bigint({ mode: 'bigint' }),
  },
  (table) => [
    index('cash_outs_ticket').on(table.ticketId),
    index('cash_outs_untaken')
      .on(table.expiresAt)
      .where(sql`booked_at IS NULL`),
  ],
);

/** Outcomes that an operator forced for the next ticket of a user. */
export const forcedOutcomes = pgTable('forced_outcomes', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  force: jsonb().$type<ForcedOutcome>().notNull(),
});

/**
 * When a player first asked about a ticket that had not arrived. If it arrives after its time, it is cancelled (OP-25).
 */
export const ticketSightings = pgTable(
  'ticket_sightings',
  { userId: text().notNull(), ticketId: text().notNull(), seenAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] }), index('ticket_sightings_seen').on(table.seenAt)],
);
