import type { Clock } from '../kernel/clock.ts';
import { createBatcher } from '../database/batcher.ts';
import type { Db } from '../database/database.ts';
import { checkLedger } from './check-ledger.ts';
import type { Booked, Booking, Ledger } from './ledger.ts';
import {
  captureMovements,
  drawOf,
  holdMovements,
  incomeMovements,
  refundMovements,
  releaseMovements,
  takeMovements,
  type Movement,
} from './movements.ts';
import { post } from './post.ts';
import { readWallets } from './read-wallets.ts';
import { insertWallet, lockFunds, lockWallet, stakeOf } from './wallet-store.ts';

/** The ledger over a database. `ids` makes ids of wallets and transactions. */
export function createLedger({ db, clock, ids }: { db: Db; clock: Clock; ids: () => string }): Ledger {
  const at = (): Date => new Date(clock.now());
  const ticketBooking = (type: string, ticketId: string, movements: Movement[]): Booking => {
    const key = { source: 'ticket', externalId: `${ticketId}:${type}` };
    return { ...key, id: ids(), type, refType: 'ticket', refId: ticketId, at: at(), movements };
  };
  const bookForTicket = (tx: Db, type: string, ticketId: string, movements: Movement[]): Promise<Booked> =>
    post(tx, ticketBooking(type, ticketId, movements));
  return {
    openWallet: (tx, wallet) => insertWallet(tx, { id: ids(), ...wallet }),
    wallets: createBatcher((userIds) => readWallets(db, userIds), { most: 100, width: 2 }),
    lock: lockFunds,
    check: () => checkLedger(db),

    deposit({ walletId, amount, source, externalId }) {
      if (amount <= 0n) throw new RangeError(`A deposit is above zero, not ${amount} minor units.`);
      return db.transaction(async (tx) => {
        const { currency } = await lockWallet(tx, walletId);
        const movements = incomeMovements(walletId, currency, 'cash', 'wallet_0', amount);
        const ref = { type: 'deposit', refType: source, refId: externalId };
        return post(tx, { id: ids(), source, externalId, ...ref, at: at(), movements });
      });
    },

    book: post,
    stakeBooking({ walletId, currency, ...funds }, { ticketId, amount, to }) {
      const draw = drawOf(funds, amount);
      if (!draw) return undefined;
      const movements = to === 'held' ? holdMovements(walletId, draw) : takeMovements(walletId, currency, draw);
      return ticketBooking('hold', ticketId, movements);
    },

    async capture(tx, { walletId, ticketId, amount }) {
      const { currency } = await lockWallet(tx, walletId);
      const draw = await stakeOf(tx, walletId, ticketId);
      if (draw.held === 0n) return;
      await bookForTicket(tx, 'capture', ticketId, captureMovements(walletId, currency, draw, amount));
    },

    async release(tx, { walletId, ticketId }) {
      await lockWallet(tx, walletId);
      const draw = await stakeOf(tx, walletId, ticketId);
      if (draw.held === 0n) return;
      await bookForTicket(tx, 'release', ticketId, releaseMovements(walletId, draw));
    },

    async pay(tx, { walletId, ticketId, amount }) {
      if (amount <= 0n) return;
      const { currency } = await lockWallet(tx, walletId);
      await bookForTicket(tx, 'payout', ticketId, incomeMovements(walletId, currency, 'house', 'wallet_1', amount));
    },

    async cashOut(tx, { walletId, ticketId, quoteId, amount }) {
      const { currency } = await lockWallet(tx, walletId);
      const movements = incomeMovements(walletId, currency, 'house', 'wallet_1', amount);
      const booking = ticketBooking('cash_out', ticketId, movements);
      await post(tx, { ...booking, externalId: `${ticketId}:cash_out:${quoteId}` });
    },

    async refund(tx, { walletId, ticketId, amount }) {
      const { currency } = await lockWallet(tx, walletId);
      const { held, ...taken } = await stakeOf(tx, walletId, ticketId);
      const draw = amount === undefined ? taken : drawOf(taken, amount);
      if (!draw || held > 0n || draw.wallet0 + draw.wallet1 === 0n) return;
      await bookForTicket(tx, 'refund', ticketId, refundMovements(walletId, currency, draw));
    },
  };
}
