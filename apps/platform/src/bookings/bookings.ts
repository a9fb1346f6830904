import { thousandthsToOdds, type BookingRequest } from '@kvota/contracts';
import { and, asc, eq, gt, lte } from 'drizzle-orm';

import type { Offer } from '../offer/offer.ts';
import { every, type Clock, type Stop } from '../kernel/clock.ts';
import type { Db } from '../database/database.ts';
import { bookings, ticketLegs } from '../database/schema/index.ts';
import type { Logger } from '../kernel/logger.ts';
import { findTicket } from '../tickets/ticket-store.ts';
import { codeFrom, readCode, shownCode } from './booking-code.ts';
import { isOn, loadSlip, type LoadedSlip } from './load-slip.ts';
import { refuseSlip } from './refuse-slip.ts';

/** A slip that was kept: its code as people read it, and until when, in milliseconds; or why it was not, as a message key. */
export type KeptSlip = { readonly code: string; readonly expiresAt: number } | { readonly error: string };

/** Unpaid slips under short codes, to be played later, elsewhere or by somebody else. */
export interface Bookings {
  /** Keeps a slip whose selections are all in the book: bookingTooLarge, invalidGroup, selectionUnknown, duplicateSelection. */
  book(slip: BookingRequest): Promise<KeptSlip>;
  /** Keeps the selections of a ticket at its odds: ticketUnknown where it is not the user's, selectionUnknown where all are over. */
  bookTicket(userId: string, ticketId: string): Promise<KeptSlip>;
  /** What is left of a slip at the odds of now; undefined for a code that is unknown, expired or over. */
  load(code: string): Promise<LoadedSlip | undefined>;
  /** Starts to forget what has expired. */
  start(): Stop;
}

export interface BookingEnv {
  readonly db: Db;
  readonly clock: Clock;
  /** Makes ids that nobody can guess. */
  readonly ids: () => string;
  readonly offer: Offer;
  /** Failures of the worker, which goes on. */
  readonly logger?: Pick<Logger, 'error'>;
}

const keptFor = 30 * 86_400_000;
const forgetEvery = 3_600_000;
/** Two codes the same are a matter of years; as many in a row mean that `ids` repeats itself. */
const attempts = 5;

/** Bookings over a database and a book. */
export function createBookings({ db, clock, ids, offer, logger }: BookingEnv): Bookings {
  const keep = async (slip: BookingRequest): Promise<KeptSlip> => {
    const expiresAt = clock.now() + keptFor;
    for (let left = attempts; left > 0; left -= 1) {
      const row = { code: codeFrom(ids()), slip, expiresAt: new Date(expiresAt) };
      const [written] = await db.insert(bookings).values(row).onConflictDoNothing().returning();
      if (written) return { code: shownCode(written.code), expiresAt };
    }
    throw new Error('No booking code was free: `ids` has to make ids that differ.');
  };
  const forget = async (): Promise<void> => {
    try {
      await db.delete(bookings).where(lte(bookings.expiresAt, new Date(clock.now())));
    } catch (error) {
      logger?.error('Forgetting old bookings failed and is tried again', error);
    }
  };
  return {
    async book(slip) {
      const error = refuseSlip(offer, slip);
      return error === undefined ? keep(slip) : { error };
    },

    async bookTicket(userId, ticketId) {
      const slip = await ticketSlip(db, userId, ticketId);
      if (!slip) return { error: 'ticketUnknown' };
      return slip.selections.some((selection) => isOn(offer, selection)) ? keep(slip) : { error: 'selectionUnknown' };
    },

    async load(typed) {
      const code = readCode(typed);
      if (code === undefined) return undefined;
      const stillKept = and(eq(bookings.code, code), gt(bookings.expiresAt, new Date(clock.now())));
      const [row] = await db.select().from(bookings).where(stillKept);
      const slip = row && loadSlip(offer, row.slip);
      return slip && slip.selections.length > 0 ? slip : undefined;
    },

    start: () => every(clock, forgetEvery, forget),
  };
}

/** The selections of a ticket at the odds it was booked at; undefined for a ticket of somebody else. */
async function ticketSlip(db: Db, userId: string, ticketId: string): Promise<BookingRequest | undefined> {
  const row = await findTicket(db, ticketId);
  if (row?.userId !== userId) return undefined;
  const legs = await db
    .select({ usedOdds: ticketLegs.usedOdds })
    .from(ticketLegs)
    .where(eq(ticketLegs.ticketId, ticketId))
    .orderBy(asc(ticketLegs.position));
  const { selections, systemGroups } = row.request;
  const booked = selections.map((selection, at) => {
    const used = legs[at]?.usedOdds;
    return used === undefined ? selection : { ...selection, odds: thousandthsToOdds(used) };
  });
  return { selections: booked, systemGroups };
}
