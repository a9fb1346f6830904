import { minorToMoney, type MovementExplanation } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { Ids } from '../kernel/ids.ts';
import { createBatcher } from '../database/batcher.ts';
import type { Db } from '../database/database.ts';
import { checkLedger } from './check-ledger.ts';
import { requireRoom } from './balance-limit.ts';
import { drawnFrom, putBackTo } from './explain/details.ts';
import type { MovementType } from './explain/movement-types.ts';
import type { PostingResult, Posting, Ledger } from './ledger.ts';
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
import { post, postAll } from './post.ts';
import { readWallets } from './read-wallets.ts';
import {
  insertWallet,
  interruptStakes,
  lockAllFunds,
  lockDebtOf,
  lockFunds,
  lockWallet,
  openOperatorAccounts,
  readFunds,
  stakeOf,
} from './wallet-store.ts';

export interface LedgerDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Makes the ids of wallets and transactions. */
  readonly ids: Ids;
}

const loweredTo = (asked: bigint, accepted: bigint): MovementExplanation[] =>
  asked === accepted
    ? []
    : [{ code: 'stakeLowered', params: { asked: minorToMoney(asked), accepted: minorToMoney(accepted) } }];

export function createLedger({ db, clock, ids }: LedgerDeps): Ledger {
  const at = (): Date => new Date(clock.now());
  const ticketPosting = (
    type: MovementType,
    ticketId: string,
    movements: Movement[],
    details: readonly MovementExplanation[],
  ): Posting => {
    const key = { source: 'ticket', externalId: `${ticketId}:${type}` };
    return { ...key, id: ids(), type, refType: 'ticket', refId: ticketId, at: at(), movements, details };
  };
  const postForTicket = (tx: Db, ...posting: Parameters<typeof ticketPosting>): Promise<PostingResult> =>
    post(tx, ticketPosting(...posting));
  return {
    openWallet: (tx, wallet) => insertWallet(tx, { id: ids(), ...wallet }),
    wallets: createBatcher((userIds) => readWallets(db, userIds), { maxKeys: 100, concurrency: 2 }),
    lock: lockFunds,
    interruptStakes,
    funds: readFunds,
    lockAll: lockAllFunds,
    lockDebt: lockDebtOf,
    openAccounts: openOperatorAccounts,
    check: () => checkLedger(db, clock.now()),

    deposit({ walletId, amount, source, externalId }) {
      if (amount <= 0n) throw new RangeError(`A deposit must be above zero, not ${amount} minor units.`);
      return db.transaction(async (tx) => {
        const { currency, ...funds } = await lockWallet(tx, walletId);
        requireRoom(funds, amount);
        const movements = incomeMovements(walletId, currency, 'cash', 'wallet_0', amount);
        const ref = { type: 'deposit', refType: source, refId: externalId } as const;
        return post(tx, { id: ids(), source, externalId, ...ref, at: at(), movements });
      });
    },

    post,
    postAll,
    stakePosting({ walletId, currency, ...funds }, { ticketId, amount, to, details = [] }) {
      const draw = drawOf(funds, amount);
      if (!draw) return undefined;
      const movements = to === 'held' ? holdMovements(walletId, draw) : takeMovements(walletId, currency, draw);
      return ticketPosting('hold', ticketId, movements, [...details, drawnFrom(draw)]);
    },

    async capture(tx, { walletId, ticketId, amount }) {
      const { currency } = await lockWallet(tx, walletId);
      const draw = await stakeOf(tx, walletId, ticketId);
      if (draw.held === 0n) return;
      const movements = captureMovements(walletId, currency, draw, amount);
      await postForTicket(tx, 'capture', ticketId, movements, loweredTo(draw.held, amount));
    },

    async release(tx, { walletId, ticketId, details = [] }) {
      await lockWallet(tx, walletId);
      const draw = await stakeOf(tx, walletId, ticketId);
      if (draw.held === 0n) return;
      await postForTicket(tx, 'release', ticketId, releaseMovements(walletId, draw), [...details, putBackTo(draw)]);
    },

    async pay(tx, { walletId, ticketId, amount, details = [] }) {
      if (amount <= 0n) return;
      const { currency } = await lockWallet(tx, walletId);
      const movements = incomeMovements(walletId, currency, 'house', 'wallet_1', amount);
      await postForTicket(tx, 'payout', ticketId, movements, details);
    },

    async cashOut(tx, { walletId, ticketId, quoteId, amount, details = [] }) {
      const { currency } = await lockWallet(tx, walletId);
      const movements = incomeMovements(walletId, currency, 'house', 'wallet_1', amount);
      const posting = ticketPosting('cash_out', ticketId, movements, details);
      await post(tx, { ...posting, externalId: `${ticketId}:cash_out:${quoteId}` });
    },

    async refund(tx, { walletId, ticketId, amount }) {
      const { currency } = await lockWallet(tx, walletId);
      const { held, ...taken } = await stakeOf(tx, walletId, ticketId);
      const draw = amount === undefined ? taken : drawOf(taken, amount);
      if (!draw || held > 0n || draw.wallet0 + draw.wallet1 === 0n) return;
      await postForTicket(tx, 'refund', ticketId, refundMovements(walletId, currency, draw), [putBackTo(draw)]);
    },
  };
}
