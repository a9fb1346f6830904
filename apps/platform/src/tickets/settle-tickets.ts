import { settle, type LegResult, type Settlement } from '@kvota/bet-slip/math';
import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { ticketLegs, tickets } from '../database/schema/index.ts';
import { inParallel } from './in-parallel.ts';
import { payoutWallet } from './payout-wallet.ts';
import { engineTicket } from './terms.ts';
import type { TicketEnv } from './ticket-env.ts';
import { lockTicket, type LegRow, type TicketRow } from './ticket-store.ts';
import { transact } from './transact.ts';

/** Writes results to the legs of booked tickets and settles every ticket that they decide. All state is in the database. */
export async function settleTickets(env: TicketEnv): Promise<void> {
  const open = await env.db
    .selectDistinct({
      eventId: ticketLegs.eventId,
      marketCode: ticketLegs.marketCode,
      selectionCode: ticketLegs.selectionCode,
    })
    .from(ticketLegs)
    .innerJoin(tickets, eq(tickets.id, ticketLegs.ticketId))
    .where(openLegOfBooked);
  const ended = [...new Set(open.filter((ref) => env.book.result(ref) !== undefined).map(({ eventId }) => eventId))];
  if (ended.length === 0) return;
  const touched = await env.db
    .selectDistinct({ id: tickets.id })
    .from(ticketLegs)
    .innerJoin(tickets, eq(tickets.id, ticketLegs.ticketId))
    .where(and(openLegOfBooked, inArray(ticketLegs.eventId, ended)));
  await inParallel(
    touched,
    8,
    ({ id }) => transact(env.db, (tx) => settleTicket(tx, env, id)),
    (error, { id }) => env.log?.error({ error, ticketId: id }, 'A ticket could not be settled'),
  );
}

const openLegOfBooked = and(eq(ticketLegs.status, 'open'), isNotNull(tickets.settlement));

async function settleTicket(tx: Db, env: TicketEnv, id: string): Promise<void> {
  const row = await lockTicket(tx, id);
  if (row?.state !== 'accepted') return;
  const legs = await tx.select().from(ticketLegs).where(eq(ticketLegs.ticketId, id)).orderBy(asc(ticketLegs.position));
  const statuses = await writeResults(tx, env, legs);
  if (row.settlement !== 'open') return;
  const settlement = settlementOf(row, legs, statuses);
  if (settlement.status === 'open') return;
  await book(tx, env, row, settlement);
}

/** Answers the status of each leg after it. A result that was written down stays. */
async function writeResults(tx: Db, env: TicketEnv, legs: readonly LegRow[]): Promise<string[]> {
  const results = legs.map((leg) => (leg.status === 'open' ? env.book.result(leg) : undefined));
  const ended = legs.flatMap(({ ticketId, position }, i) => {
    const result = results[i];
    return result ? [sql`(${ticketId}::text, ${position}::int, ${result.outcome}::text, ${result.score}::text)`] : [];
  });
  if (ended.length > 0) {
    await tx.execute(sql`
      UPDATE ${ticketLegs} AS leg SET status = ended.status, result = ended.result
      FROM (VALUES ${sql.join(ended, sql`, `)}) AS ended (ticket_id, position, status, result)
      WHERE leg.ticket_id = ended.ticket_id AND leg.position = ended.position`);
  }
  return legs.map(({ status }, i) => results[i]?.outcome ?? status);
}

const legResults: Readonly<Record<string, LegResult>> = {
  won: 'won',
  lost: 'lost',
  void: 'void',
  half_won: { outcome: 'won', voidFactor: '0.5' },
  half_lost: { outcome: 'lost', voidFactor: '0.5' },
};

/** The engine settles at the odds that were used, with the cap as it was when the ticket was paid (OP-39). */
function settlementOf(row: TicketRow, legs: readonly LegRow[], statuses: readonly string[]): Settlement {
  const ticket = engineTicket(row.request, { odds: legs.map(({ usedOdds }) => usedOdds), stake: row.stake });
  const results = Object.fromEntries(legs.map(({ eventId }, i) => [eventId, legResults[statuses[i] ?? 'open']]));
  return settle(ticket, results, row.maxWin === null ? {} : { maxTicketWin: minorToMoney(row.maxWin) });
}

/** Pays, or gives the stake of a void ticket back to where it came from, together with the ticket's new state. */
async function book(tx: Db, env: TicketEnv, row: TicketRow, settlement: Settlement): Promise<void> {
  const isVoid = settlement.status === 'void';
  const payout = isVoid ? row.stake : moneyToMinor(settlement.payout);
  const settledAt = new Date(env.clock.now());
  const { status, capped } = settlement;
  await tx.update(tickets).set({ settlement: status, payout, capped, settledAt }).where(eq(tickets.id, row.id));
  const { id: ticketId, walletId, userId, currency, currencyId } = row;
  if (walletId === null) throw new Error(`Ticket ${ticketId} was booked without a wallet.`);
  if (isVoid) return env.ledger.refund(tx, { walletId, ticketId });
  if (payout === 0n) return undefined;
  const to = await payoutWallet(tx, { userId, walletId, currency, currencyId });
  if (to === undefined) throw new Error(`The winnings of ticket ${ticketId} have no wallet to go to.`);
  return env.ledger.pay(tx, { walletId: to, ticketId, amount: payout });
}
