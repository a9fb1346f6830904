import { settle, type Explanation, type Settlement } from '@kvota/bet-slip/math';
import { minorToMoney, moneyToMinor, type MovementExplanation, type PayoutStep } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { asc, eq, sql } from 'drizzle-orm';

import { remainder, soldOf } from '../store/sold-parts.ts';
import type { Db } from '../../database/database.ts';
import { ticketLegs, tickets } from '../../database/schema/index.ts';
import { insertFigure } from '../../figures/log-figures.ts';
import { inParallel } from '../../kernel/in-parallel.ts';
import { legResult } from './leg-result.ts';
import { bookedTicketsOn, matchesWithOpenLegs, openSelections } from './open-selections.ts';
import { flagMarkets } from '../../money-flags/flag-markets.ts';
import type { SelectionRef } from '../../offer/offer.ts';
import { payoutWallet } from '../../ledger/payout-wallet.ts';
import { engineTicket } from '../terms/terms.ts';
import type { TicketDeps } from '../ticket-deps.ts';
import { lockTicket, type LegRow, type TicketRow } from '../store/ticket-store.ts';
import { ticketFigure } from '../store/ticket-figures.ts';
import { ticketMarks } from '../../database/ticket-marks.ts';

/**
 * Writes results to the legs of accepted tickets and settles every ticket that they decide. All state is in the
 * database.
 */
export async function settleTickets(deps: TicketDeps): Promise<void> {
  const { db, offer } = deps;
  const begun = (await matchesWithOpenLegs(db)).filter((eventId) => offer.hasBegun(eventId));
  if (begun.length === 0) return;
  const decided = (await openSelections(db, begun)).filter((ref) => offer.result(ref) !== undefined);
  if (decided.length === 0) return;
  await flagCovered(deps, decided);
  const touched = await bookedTicketsOn(db, decided);
  await inParallel(
    touched,
    8,
    async (id) => {
      const status = await transact(deps.db, (tx) => settleTicket(tx, deps, id));
      if (status !== 'open') deps.announceTicket?.({ what: status === 'void' ? 'voided' : 'settled', ticketId: id });
    },
    (error, id) => deps.logger?.error(`Ticket ${id} could not be settled`, error),
  );
}

/** Notes bets that cover a market. A failure is logged and settles all the same. */
async function flagCovered(deps: TicketDeps, decided: readonly SelectionRef[]): Promise<void> {
  const { offer, logger } = deps;
  const marks = { all: ticketMarks.single, none: ticketMarks.freeBet };
  try {
    await flagMarkets({ ...deps, outcomes: (eventId, code) => offer.outcomes(eventId, code), marks }, decided);
  } catch (error) {
    logger?.error('Bets that cover a market could not be looked for', error);
  }
}

/** Returns how the ticket was settled; `open` if it was not. */
async function settleTicket(tx: Db, deps: TicketDeps, id: string): Promise<Settlement['status']> {
  const row = await lockTicket(tx, id);
  if (row?.state !== 'accepted') return 'open';
  const legs = await tx.select().from(ticketLegs).where(eq(ticketLegs.ticketId, id)).orderBy(asc(ticketLegs.position));
  const known = await writeResults(tx, deps, legs);
  return row.settlement === 'open' ? settleLegs(tx, deps, row, known) : 'open';
}

/** What booking a settlement needs. */
export interface SettleDeps {
  readonly clock: TicketDeps['clock'];
  readonly ledger: Pick<TicketDeps['ledger'], 'refund' | 'pay'>;
}

/** Settles an open, locked ticket by the state of its legs, and books it. Leaves a ticket that they do not decide. */
export async function settleLegs(
  tx: Db,
  deps: SettleDeps,
  row: TicketRow,
  legs: readonly LegRow[],
): Promise<Settlement['status']> {
  const left = remainder(row, await soldOf(tx, row.id));
  const settlement = settlementOf(row, legs, left);
  if (settlement.status !== 'open') await book(tx, deps, { row, legs, openStake: left.openStake }, settlement);
  return settlement.status;
}

/** Writes known results and returns the legs after it. A result that was written does not change. */
async function writeResults(tx: Db, deps: TicketDeps, legs: readonly LegRow[]): Promise<LegRow[]> {
  const known = legs.map((leg) => {
    const result = leg.status === 'open' ? deps.offer.result(leg) : undefined;
    if (!result) return leg;
    return { ...leg, status: result.outcome, result: result.score, deadHeat: result.deadHeat ?? null };
  });
  const ended = known.flatMap(({ ticketId, position, status, result, deadHeat }, i) =>
    status === legs[i]?.status
      ? []
      : [sql`(${ticketId}::text, ${position}::int, ${status}::text, ${result}::text, ${deadHeat}::text)`],
  );
  if (ended.length > 0) {
    await tx.execute(sql`
      UPDATE ${ticketLegs} AS leg SET status = ended.status, result = ended.result, dead_heat = ended.dead_heat
      FROM (VALUES ${sql.join(ended, sql`, `)}) AS ended (ticket_id, position, status, result, dead_heat)
      WHERE leg.ticket_id = ended.ticket_id AND leg.position = ended.position`);
  }
  return known;
}

/**
 * Lets the engine settle what is still in play at the used odds. The cap is the one of the payment, less what was paid
 * for sold parts (OP-39).
 */
function settlementOf(row: TicketRow, legs: readonly LegRow[], left: ReturnType<typeof remainder>): Settlement {
  const ticket = engineTicket(row.request, { odds: legs.map(({ usedOdds }) => usedOdds), stake: left.openStake });
  const results = Object.fromEntries(legs.map((leg) => [leg.eventId, legResult(leg)]));
  return settle(ticket, results, left.maxWin === null ? {} : { maxTicketWin: minorToMoney(left.maxWin) });
}

/** Pays, or refunds the stake of a void ticket, together with the new state of the ticket. */
async function book(
  tx: Db,
  deps: SettleDeps,
  { row, legs, openStake }: { row: TicketRow; legs: readonly LegRow[]; openStake: bigint },
  settlement: Settlement,
): Promise<void> {
  const isVoid = settlement.status === 'void';
  const payout = isVoid ? openStake : moneyToMinor(settlement.payout);
  const settledAt = new Date(deps.clock.now());
  const { status, capped } = settlement;
  // A refund is not rounded and has no cap.
  const explanation = settlement.explanation.filter(({ rule }) => !isVoid || rule === 'leg').map(payoutStep);
  const settled = tx
    .update(tickets)
    .set({ settlement: status, payout, capped: capped && !isVoid, settledAt, explanation })
    .where(eq(tickets.id, row.id));
  if (isVoid) await settled;
  else {
    const figure = ticketFigure(row, legs, { at: settledAt, stake: openStake, paid: payout, last: true });
    const ticket = tx.$with('ticket').as(settled.returning({ id: tickets.id }));
    await insertFigure(tx.with(ticket), figure);
  }
  const { id: ticketId, walletId, userId, currency, currencyId } = row;
  if (walletId === null) throw new Error(`Ticket ${ticketId} was booked without a wallet.`);
  if (isVoid) return deps.ledger.refund(tx, { walletId, ticketId, amount: openStake });
  if (payout === 0n) return undefined;
  const to = await payoutWallet(tx, { userId, walletId, currency, currencyId });
  if (to === undefined) throw new Error(`The winnings of ticket ${ticketId} have no wallet to go to.`);
  return deps.ledger.pay(tx, {
    walletId: to,
    ticketId,
    amount: payout,
    details: payoutDetails(openStake, explanation),
  });
}

/** The steps of a payout that a statement shows. The ticket has all of them. */
function payoutDetails(openStake: bigint, steps: readonly PayoutStep[]): MovementExplanation[] {
  const stake = minorToMoney(openStake);
  const changed = steps.filter(({ rule }) => rule === 'leg').length;
  return [
    { code: 'payoutFor', params: { stake } },
    ...(changed > 0 ? [{ code: 'legsChanged', params: { count: String(changed) } } as const] : []),
    ...steps.flatMap((step): MovementExplanation[] => {
      if (step.rule === 'freeBet') return [{ code: 'freeBetStake', params: { stake } }];
      return step.rule === 'capped' ? [{ code: 'capped', params: { to: step.to } }] : [];
    }),
  ];
}

/** Names a leg by its match, as the wire does. */
function payoutStep(step: Explanation): PayoutStep {
  if (step.rule !== 'leg') return step;
  const { selectionId: eventId, ...rest } = step;
  return { ...rest, eventId };
}
