import type { ForcedOutcome, MtcResponse, PayoutStep, TicketRequest } from '@kvota/contracts';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { users } from './identity.ts';
import { wallets } from './ledger.ts';

/** Which changes of odds a player accepts without being asked: none, only higher odds, or any. */
export type OddsPolicy = 'none' | 'higher' | 'any';

/** A ticket request as stored, with the odds policy if the client named one. */
export interface PaidRequest extends TicketRequest {
  readonly oddsPolicy?: OddsPolicy;
}

/** Other terms that were offered in place of a ticket: odds in thousandths by leg, the stake in minor units as text. */
export interface TicketOffer {
  readonly kind: 'confirm' | 'reoffer' | 'oddchange';
  readonly odds: readonly number[];
  readonly stake: string;
  /** Made by an operator: its terms hold whatever the book says. */
  readonly forced: boolean;
  /** The player agreed to it. */
  readonly accepted: boolean;
}

/** Tickets by the id that the client gave them: the idempotency key (CALL-20). Money in minor units, odds in thousandths. */
export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    walletId: text().references(() => wallets.id),
    /** Hash of the payload: another payload under the same id is refused. */
    payloadHash: text().notNull(),
    request: jsonb().$type<PaidRequest>().notNull(),
    /** The answer as it was sent, as text, so that a repetition gets the same bytes. */
    answer: text(),
    /** pending, reoffered, oddchange, confirm, accepted, rejected, declined, expired, cancelled */
    state: text().notNull(),
    code: integer(),
    subcode: integer(),
    etsCode: integer(),
    error: text(),
    live: boolean().notNull(),
    /** The player takes any odds; which of them otherwise, the request says. */
    autoOddsChange: boolean().notNull(),
    currency: text().notNull(),
    currencyId: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    requestedStake: bigint({ mode: 'bigint' }).notNull(),
    totalOdds: text().notNull(),
    possiblePayout: bigint({ mode: 'bigint' }).notNull(),
    capped: boolean().notNull().default(false),
    /** What is offered to the player in place of the ticket, while state is reoffered, oddchange or confirm. */
    offer: jsonb().$type<TicketOffer>(),
    /** What the acceptor says of the ticket, as ping tells it. */
    response: jsonb().$type<MtcResponse>(),
    force: jsonb().$type<ForcedOutcome>(),
    /** The cap of the payout as it was when the ticket was paid. */
    maxWin: bigint({ mode: 'bigint' }),
    decideAt: timestamp({ withTimezone: true }),
    /** End of an offer, or of the time in which a pending ticket has to be decided. */
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    /** open, won, lost, void, cashed_out once accepted; null before. */
    settlement: text(),
    payout: bigint({ mode: 'bigint' }),
    settledAt: timestamp({ withTimezone: true }),
    /** How the payout came about, written at settlement. */
    explanation: jsonb().$type<PayoutStep[]>(),
  },
  (table) => [
    index('tickets_user').on(table.userId, table.createdAt),
    index('tickets_state').on(table.state, table.decideAt),
    index('tickets_settlement').on(table.settlement),
  ],
);

/** Legs of tickets, with names as they were when the ticket was paid. */
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
    /** Share of a dead heat, as a decimal or a fraction such as 1/3; null without one. */
    deadHeat: text(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.position] }),
    index('ticket_legs_open').on(table.status, table.eventId),
  ],
);

/**
 * Prices at which a ticket, or a part of it, can be sold back; the ones that were taken stay for good. Money in minor
 * units of the ticket's currency.
 */
export const cashOuts = pgTable(
  'cash_outs',
  {
    quoteId: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    /** What leaves the ticket, and what was in play when the price was made. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    openStake: bigint({ mode: 'bigint' }).notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was taken, and the player's credit after it. */
    bookedAt: timestamp({ withTimezone: true }),
    credit: bigint({ mode: 'bigint' }),
  },
  (table) => [index('cash_outs_ticket').on(table.ticketId), index('cash_outs_expiry').on(table.expiresAt)],
);

/** What an operator decided about the next ticket of a user. */
export const forcedOutcomes = pgTable('forced_outcomes', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  force: jsonb().$type<ForcedOutcome>().notNull(),
});

/** When a player first asked about a ticket that had not arrived: it is cancelled when it arrives after its time (OP-25). */
export const ticketSightings = pgTable(
  'ticket_sightings',
  { userId: text().notNull(), ticketId: text().notNull(), seenAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] }), index('ticket_sightings_seen').on(table.seenAt)],
);
