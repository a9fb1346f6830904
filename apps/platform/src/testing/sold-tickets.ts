import type { PaidRequest } from '../database/schema/index.ts';
import type { Db } from '../database/database.ts';
import { marksOf } from '../tickets/store/ticket-marks.ts';
import type { NewLeg, NewTicket } from '../tickets/store/ticket-store.ts';
import { writeTickets } from '../tickets/store/write-tickets.ts';
import { paidLeg, paidTicket } from './paid-ticket.ts';

/** A ticket to write without a payment, for lists. */
export interface SoldTicket {
  readonly id: string;
  readonly userId: string;
  readonly at: Date;
  /** Legs by event. Default: one that is open. */
  readonly legs?: readonly Partial<NewLeg>[];
  readonly request?: Partial<PaidRequest>;
  readonly columns?: Partial<NewTicket>;
}

/** Writes tickets as accepted ones, in one statement. Their seller is found as for any ticket. */
export async function writeSold(db: Db, sold: readonly SoldTicket[]): Promise<void> {
  const written = await writeTickets(
    db,
    sold.map((one) => ({ ticket: rowOf(one), legs: legsOf(one), stake: undefined })),
  );
  if (written.some((result) => result !== 'written')) throw new Error('A ticket was not written.');
}

const requestOf = ({ id, legs = [{}], request }: SoldTicket): PaidRequest =>
  paidTicket(
    id,
    legs.map(({ eventId = 'm1', type, systemGroup = null }) =>
      paidLeg(eventId, { type: type === 'live' ? 'live' : 'prematch', systemGroup }),
    ),
    { wallet: { currency: 'RSD', currency_id: 941 }, ...request },
  );

function rowOf(sold: SoldTicket): NewTicket {
  const request = requestOf(sold);
  const { currency, currency_id: currencyId } = request.wallet;
  return {
    id: sold.id,
    userId: sold.userId,
    walletId: null,
    payloadHash: '-',
    request,
    state: 'accepted',
    settlement: 'open',
    live: request.selections.some(({ type }) => type === 'live'),
    marks: marksOf(request),
    autoOddsChange: false,
    currency,
    currencyId,
    stake: 10_000n,
    requestedStake: 10_000n,
    totalOdds: '2.00',
    possiblePayout: 20_000n,
    capped: false,
    createdAt: sold.at,
    decidedAt: sold.at,
    ...sold.columns,
  };
}

const legsOf = (sold: SoldTicket): NewLeg[] =>
  (sold.legs ?? [{}]).map((leg, position) => ({
    ticketId: sold.id,
    position,
    eventId: 'm1',
    type: 'prematch',
    sport: 'F',
    leagueName: 'First league',
    pair: 'Hosts - Guests',
    timeStart: new Date(sold.at.getTime() + 86_400_000),
    marketCode: '1X2',
    selectionCode: '1',
    requestedOdds: 2000,
    usedOdds: 2000,
    status: 'open',
    ...leg,
  }));
