import { thousandthsToOdds, type BookingRequest } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, asc, eq, gt, lte } from 'drizzle-orm';

import type { Offer } from '../offer/offer.ts';
import type { Db } from '../database/database.ts';
import { bookings, ticketLegs } from '../database/schema/index.ts';
import { findTicket } from '../tickets/store/ticket-store.ts';
import { codeFrom, readCode, shownCode } from './share-code.ts';
import { isOn, loadSlip } from './load-slip.ts';
import { refuseSlip } from './refuse-slip.ts';
import type { ShareCode, ShareCodes } from './share-codes.ts';
import type { Ids } from '../kernel/ids.ts';

export interface ShareCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Makes ids that nobody can guess. */
  readonly ids: Ids;
  readonly offer: Offer;
}

const keptFor = 30 * 86_400_000;
/** Two equal codes are a matter of years. If this many collide in a row, `ids` repeats itself. */
const attempts = 5;

/** Creates the store of share codes. Nothing is kept in memory. */
export function createShareCodes({ db, clock, ids, offer }: ShareCodeDeps): ShareCodes {
  const store = async (slip: BookingRequest): Promise<ShareCode<never>> => {
    const expiresAt = clock.now() + keptFor;
    for (let left = attempts; left > 0; left -= 1) {
      const row = { code: codeFrom(ids()), slip, expiresAt: new Date(expiresAt) };
      const [written] = await db.insert(bookings).values(row).onConflictDoNothing().returning();
      if (written) return { code: shownCode(written.code), expiresAt };
    }
    throw new Error('No booking code was free: `ids` has to make ids that differ.');
  };
  return {
    async keep(slip) {
      const error = refuseSlip(offer, slip);
      return error === undefined ? store(slip) : { error };
    },

    async keepTicket(userId, ticketId) {
      const slip = await ticketSlip(db, userId, ticketId);
      if (!slip) return { error: 'ticketUnknown' };
      return slip.selections.some((selection) => isOn(offer, selection)) ? store(slip) : { error: 'selectionUnknown' };
    },

    async load(typed) {
      const code = readCode(typed);
      if (code === undefined) return undefined;
      const stillKept = and(eq(bookings.code, code), gt(bookings.expiresAt, new Date(clock.now())));
      const [row] = await db.select().from(bookings).where(stillKept);
      const slip = row && loadSlip(offer, row.slip);
      return slip && slip.selections.length > 0 ? slip : undefined;
    },

    async forgetExpired() {
      await db.delete(bookings).where(lte(bookings.expiresAt, new Date(clock.now())));
    },
  };
}

/** Returns the selections of a ticket at the odds it was accepted at, or undefined if the ticket is not the user's. */
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
