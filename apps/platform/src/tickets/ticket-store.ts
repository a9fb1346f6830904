import type { ForcedOutcome } from '@kvota/contracts';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { accounts, forcedOutcomes, ticketLegs, tickets, ticketSightings, wallets } from '../database/schema/index.ts';
import type { Funds, Ledger } from '../ledger/ledger.ts';
import { rowsOf } from '../ledger/rows.ts';
import { requestedTerms } from './terms.ts';
import type { TicketChange } from './ticket-change.ts';

export type TicketRow = typeof tickets.$inferSelect;
/** With the columns that the database has a default for: all are written. */
export type NewTicket = typeof tickets.$inferInsert & { readonly capped: boolean };
export type LegRow = typeof ticketLegs.$inferSelect;
export type NewLeg = typeof ticketLegs.$inferInsert & { readonly status: string };

/** Undoes a transaction because another one has booked the same ticket id. */
export class TicketIdTaken extends Error {}

export async function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  return row;
}

/** Reads a ticket and keeps everybody else from changing it until the transaction ends. */
export async function lockTicket(tx: Db, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return row;
}

/** Takes a step on a locked ticket, and moves its stake with it. */
export async function applyChange(tx: Db, ledger: Ledger, row: TicketRow, change: TicketChange): Promise<void> {
  await tx.update(tickets).set(change.columns).where(eq(tickets.id, row.id));
  const requested = requestedTerms(row.request).odds;
  for (const [position, usedOdds] of (change.usedOdds ?? []).entries()) {
    if (usedOdds === requested[position]) continue;
    const leg = and(eq(ticketLegs.ticketId, row.id), eq(ticketLegs.position, position));
    await tx.update(ticketLegs).set({ usedOdds }).where(leg);
  }
  await moveStake(tx, ledger, row, change);
}

/** What a step does to the stake. */
export async function moveStake(
  tx: Db,
  ledger: Ledger,
  ticket: Pick<NewTicket, 'id' | 'walletId'>,
  { money, columns }: TicketChange,
): Promise<void> {
  const walletId = ticket.walletId ?? '';
  if (money === 'capture') await ledger.capture(tx, { walletId, ticketId: ticket.id, amount: columns.stake ?? 0n });
  if (money === 'release') await ledger.release(tx, { walletId, ticketId: ticket.id });
}

/** Ids of tickets whose time has come: to be decided, or to end. */
export async function dueTickets(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        inArray(tickets.state, ['pending', 'reoffered', 'oddchange', 'confirm']),
        or(lte(tickets.decideAt, now), lte(tickets.expiresAt, now)),
      ),
    )
    .orderBy(asc(tickets.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Takes what an operator decided about the user's next ticket; it is used up. */
export async function takeForce(tx: Db, userId: string): Promise<ForcedOutcome | null> {
  const [row] = await tx.delete(forcedOutcomes).where(eq(forcedOutcomes.userId, userId)).returning();
  return row?.force ?? null;
}

export async function setForce(db: Db, userId: string, force: ForcedOutcome | null): Promise<void> {
  if (force === null) await db.delete(forcedOutcomes).where(eq(forcedOutcomes.userId, userId));
  else {
    const target = { target: forcedOutcomes.userId, set: { force } };
    await db.insert(forcedOutcomes).values({ userId, force }).onConflictDoUpdate(target);
  }
}

/** Writes down that a player asked about a ticket that has not come yet; the first time counts. */
export async function recordSighting(db: Db, userId: string, ticketId: string, seenAt: Date): Promise<void> {
  await db.insert(ticketSightings).values({ userId, ticketId, seenAt }).onConflictDoNothing();
}

/** What is known before a ticket is looked at. */
export interface Beforehand {
  /** What was written under the id before. */
  readonly first: Pick<TicketRow, 'userId' | 'payloadHash' | 'answer'> | undefined;
  /** An operator has decided about the user's next ticket. */
  readonly forced: boolean;
  /** When the player was first heard to ask about it. */
  readonly askedAt: number | undefined;
  /** The player's wallet in the currency of the ticket, as it is now. */
  readonly funds: Funds | undefined;
}

/** Reads it in one round trip. */
export async function readBeforehand(
  db: Db,
  { userId, ticketId, currencyId }: { userId: string; ticketId: string; currencyId: number },
): Promise<Beforehand> {
  const result = await db.execute(sql`
    SELECT first.user_id, first.payload_hash, first.answer,
      EXISTS (SELECT 1 FROM ${forcedOutcomes} WHERE user_id = ${userId}) AS forced,
      (SELECT (extract(epoch FROM seen_at) * 1000)::bigint::text FROM ${ticketSightings}
        WHERE user_id = ${userId} AND ticket_id = ${ticketId}) AS asked,
      wallet.id AS wallet_id, wallet.currency, deposit.balance::text AS wallet_0, winnings.balance::text AS wallet_1
    FROM (SELECT 1) AS one
    LEFT JOIN ${tickets} AS first ON first.id = ${ticketId}
    LEFT JOIN ${wallets} AS wallet ON wallet.user_id = ${userId} AND wallet.currency_id = ${currencyId}
    LEFT JOIN ${accounts} AS deposit ON deposit.id = wallet.id || ':wallet_0'
    LEFT JOIN ${accounts} AS winnings ON winnings.id = wallet.id || ':wallet_1'`);
  const row = v.parse(BeforehandRow, rowsOf(result)[0]);
  const { user_id, payload_hash, answer, forced, asked, wallet_id, currency, wallet_0, wallet_1 } = row;
  return {
    first:
      user_id === null || payload_hash === null ? undefined : { userId: user_id, payloadHash: payload_hash, answer },
    forced,
    askedAt: asked === null ? undefined : Number(asked),
    funds:
      wallet_id === null || currency === null
        ? undefined
        : {
            walletId: wallet_id,
            currencyId,
            currency,
            wallet0: BigInt(wallet_0 ?? '0'),
            wallet1: BigInt(wallet_1 ?? '0'),
          },
  };
}

const column = v.nullable(v.string());
const BeforehandRow = v.object({
  user_id: column,
  payload_hash: column,
  answer: column,
  forced: v.boolean(),
  asked: column,
  wallet_id: column,
  currency: column,
  wallet_0: column,
  wallet_1: column,
});

export async function forgetSightings(db: Db, before: Date): Promise<void> {
  await db.delete(ticketSightings).where(lte(ticketSightings.seenAt, before));
}
