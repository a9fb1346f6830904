import { minorToMoney } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, eq, isNull, lt } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { cashOuts, tickets } from '../database/schema/index.ts';
import { insertFigure } from '../figures/log-figures.ts';
import { readLimits } from '../limits/path-limits.ts';
import { switchedOff } from '../limits/reached-limit.ts';
import type { TicketDeps } from '../tickets/ticket-deps.ts';
import { lockTicket, findTicket, type TicketRow } from '../tickets/store/ticket-store.ts';
import type { CashOutTerms } from './cash-out-terms.ts';
import type { CashOuts, NotSold, Quote, Sale } from './cash-outs.ts';
import { priceTicket, type TicketPrice } from './price-ticket.ts';
import { ticketFigure } from '../tickets/store/ticket-figures.ts';
import { ticketMarks } from '../database/ticket-marks.ts';
import { withParts, type StoredTicket } from '../tickets/store/stored-ticket.ts';

/** Dependencies on other modules. */
export interface CashOutDeps extends Pick<TicketDeps, 'db' | 'clock' | 'ids' | 'offer' | 'ledger' | 'announceTicket'> {
  readonly terms: () => Promise<CashOutTerms>;
}

type QuoteRow = typeof cashOuts.$inferSelect;
type Priced = Extract<TicketPrice, { kind: 'priced' }>;

const wholeRatio = 10_000n;
const keptUntaken = 86_400_000;
const unknown: NotSold = { kind: 'unknown' };

/** Creates cash-out. Nothing is kept in memory. */
export function createCashOuts(deps: CashOutDeps): CashOuts {
  return {
    async quote(userId, { ticketId, ratio }) {
      const row = await findTicket(deps.db, ticketId);
      if (row?.userId !== userId) return unknown;
      const limit = switchedOff(await readLimits(deps.db, userId), ['cashOut']);
      if (limit !== undefined) return { kind: 'limited', limit };
      const terms = await deps.terms();
      const price = priceTicket(deps.offer, await withParts(deps.db, row), terms);
      if (price.kind === 'unavailable') return price;
      const quote = await makeQuote(deps, deps.db, { row, price, terms, stake: stakePart(price.openStake, ratio) });
      return quote ? { kind: 'quoted', quote } : { kind: 'unavailable', reason: 'tooLittle' };
    },

    async confirm(userId, taken) {
      const terms = await deps.terms();
      const { sale, isNew } = await transact(deps.db, (tx) => confirm(tx, deps, terms, { userId, ...taken }));
      if (isNew) deps.announceTicket?.({ what: 'sold', ticketId: taken.ticketId });
      return sale;
    },

    async forgetUntaken() {
      await oldQuotes(deps.db, deps.clock.now() - keptUntaken);
    },
  };
}

/** Builds the statement that deletes quotes which were not taken, and expired before. */
export const oldQuotes = (db: Db, before: number) =>
  db.delete(cashOuts).where(and(isNull(cashOuts.bookedAt), lt(cashOuts.expiresAt, new Date(before))));

/**
 * Returns a share of the open stake in whole minor units, rounded half up. The part and the remainder add up to the
 * whole.
 */
export function stakePart(openStake: bigint, ratio: bigint): bigint {
  return (openStake * ratio * 2n + wholeRatio) / (wholeRatio * 2n);
}

interface Wanted {
  readonly row: TicketRow;
  readonly price: Priced;
  readonly terms: CashOutTerms;
  readonly stake: bigint;
}

/** Stores a quote. Returns undefined if the price is below the minimum. */
async function makeQuote(deps: CashOutDeps, db: Db, { row, price, terms, stake }: Wanted): Promise<Quote | undefined> {
  const amount = stake === 0n ? 0n : price.amountFor(stake);
  if (amount < terms.minimum(row.currency)) return undefined;
  const expiresAt = deps.clock.now() + terms.quoteMilliseconds;
  const quote = { quoteId: deps.ids(), stake, amount };
  const { openStake } = price;
  await db.insert(cashOuts).values({ ...quote, ticketId: row.id, openStake, expiresAt: new Date(expiresAt) });
  return { ...quote, currency: row.currency, expiresAt };
}

interface Taken {
  readonly userId: string;
  readonly ticketId: string;
  readonly quoteId: string;
  readonly amount: bigint;
}

/** The outcome, and whether this request has paid. */
interface Confirmed {
  readonly sale: Sale;
  readonly isNew: boolean;
}

const paidNothing = (sale: Sale): Confirmed => ({ sale, isNew: false });

/** Ticket and quote are locked from here on. If two requests confirm the same quote, the second finds it paid. */
async function confirm(tx: Db, deps: CashOutDeps, terms: CashOutTerms, taken: Taken): Promise<Confirmed> {
  const row = await lockTicket(tx, taken.ticketId);
  if (row?.userId !== taken.userId) return paidNothing(unknown);
  const ofTicket = and(eq(cashOuts.quoteId, taken.quoteId), eq(cashOuts.ticketId, row.id));
  const [quote] = await tx.select().from(cashOuts).where(ofTicket);
  const taking = quote?.amount === taken.amount;
  const credit = quote?.credit ?? null;
  if (taking && credit !== null) return paidNothing({ kind: 'sold', credit });
  const limit = switchedOff(await readLimits(tx, taken.userId), ['cashOut']);
  if (limit !== undefined) return paidNothing({ kind: 'limited', limit });
  const stored = await withParts(tx, row);
  const price = priceTicket(deps.offer, stored, terms);
  if (price.kind === 'unavailable') return paidNothing(price);
  if (taking && holds(quote, price, terms, deps.clock.now())) {
    return { sale: { kind: 'sold', credit: await sell(tx, deps, stored, quote) }, isNew: true };
  }
  const stake = quote ? sameShare(quote, price.openStake) : price.openStake;
  return paidNothing({ kind: 'changed', quote: await makeQuote(deps, tx, { row, price, terms, stake }) });
}

/**
 * True if a quote is honoured: it is in time, and the open stake is unchanged. Once a match has begun, the ticket must
 * also be worth not much less than the quote. Before that, the quote holds whatever the prices do.
 */
function holds(quote: QuoteRow, price: Priced, { tolerance }: CashOutTerms, now: number): boolean {
  if (quote.bookedAt !== null || quote.openStake !== price.openStake) return false;
  if (quote.expiresAt.getTime() <= now) return false;
  const worth = price.amountFor(quote.stake);
  return !price.begun || quote.amount * (1_000_000n - tolerance) <= worth * 1_000_000n;
}

/** A quote for the whole stays one for the whole. A part stays the same part, if that much is still open. */
function sameShare(quote: QuoteRow, openStake: bigint): bigint {
  return quote.stake === quote.openStake || quote.stake > openStake ? openStake : quote.stake;
}

/** Pays the quote, records the part, and closes the ticket if all of it was sold. Returns the credit after it. */
async function sell(tx: Db, deps: CashOutDeps, { row, legs }: StoredTicket, quote: QuoteRow): Promise<bigint> {
  const { quoteId, amount } = quote;
  const part = { stake: minorToMoney(quote.stake), of: minorToMoney(quote.openStake) };
  const { id: ticketId, walletId, userId, currencyId } = row;
  if (walletId === null) throw new Error(`Ticket ${ticketId} was booked without a wallet.`);
  const details = [{ code: 'soldPart', params: part } as const];
  await deps.ledger.cashOut(tx, { walletId, ticketId, quoteId, amount, details });
  const funds = await deps.ledger.lock(tx, { userId, currencyId });
  const credit = funds ? funds.wallet0 + funds.wallet1 : 0n;
  const at = new Date(deps.clock.now());
  await tx.update(cashOuts).set({ bookedAt: at, credit }).where(eq(cashOuts.quoteId, quoteId));
  const last = quote.stake === quote.openStake;
  const ended = last ? { settlement: 'cashed_out', payout: 0n, settledAt: at } : {};
  await tx
    .update(tickets)
    .set({ marks: row.marks | ticketMarks.sold, ...ended })
    .where(eq(tickets.id, ticketId));
  const { stake } = quote;
  await insertFigure(tx, ticketFigure(row, legs, { at, stake, paid: amount, last }, 'sold'));
  return credit;
}
