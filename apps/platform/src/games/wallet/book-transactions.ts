import { moneyToMinor } from '@kvota/contracts';
import type { WalletBody, WalletTransaction } from '@kvota/contracts/wallet';

import type { Ids } from '../../kernel/ids.ts';
import { drawnFrom } from '../../ledger/explain/details.ts';
import type { Funds, Posting } from '../../ledger/ledger.ts';
import {
  drawOf,
  incomeMovements,
  promoMovements,
  takeMovements,
  type Draw,
  type Movement,
} from '../../ledger/movements.ts';
import { isBet, isFree, isStake } from './stakes.ts';
import type { NewTransaction } from './wallet-store.ts';

type Transact = WalletBody<'transact'>;

/** Returns the rows that record the transactions of a refused call. */
export function refusedRows(
  server: string,
  { transactions, round_id, session_id }: Transact,
  { callHash, answer, now }: { readonly callHash: string; readonly answer: string; readonly now: Date },
): NewTransaction[] {
  return transactions.map(({ id, kind, amount, grant }) => ({
    server,
    id,
    kind,
    grantId: grant ?? null,
    state: 'refused',
    roundId: round_id,
    sessionId: session_id,
    amount: moneyToMinor(amount),
    fromWallet0: 0n,
    callHash,
    answer,
    bookedAt: now,
  }));
}

const ledgerTypes = { bet: 'game_bet', win: 'game_win', jackpot: 'jackpot', free_bet: 'game_free_bet' } as const;

/** A free bet is paid by the house; everything else moves money of the wallet. */
function movementsOf(
  one: WalletTransaction,
  wallet: {
    readonly walletId: string;
    readonly currency: string;
    readonly amount: bigint;
    readonly draw: Draw | undefined;
  },
): Movement[] {
  const { walletId, currency, amount, draw } = wallet;
  if (isFree(one)) return promoMovements(walletId, currency, amount);
  if (draw !== undefined) return takeMovements(walletId, currency, draw);
  return incomeMovements(walletId, currency, 'house', 'wallet_1', isBet(one) ? 0n : amount);
}

/** Returns the postings of a call's transactions, in their order, and the rows that record them. */
export function bookings(
  ids: Ids,
  { server, body, funds, now }: { server: string; body: Transact; funds: Funds; now: Date },
): { readonly rows: readonly NewTransaction[]; readonly postings: readonly Posting[] } {
  const rows: NewTransaction[] = [];
  const postings: Posting[] = [];
  let { wallet0, wallet1 } = funds;
  for (const one of body.transactions) {
    const amount = moneyToMinor(one.amount);
    const balanceBefore = wallet0 + wallet1;
    const draw = isBet(one) ? drawOf({ wallet0, wallet1 }, amount) : undefined;
    if (isBet(one) && draw === undefined && amount > 0n) throw new Error(`Bet ${one.id} exceeds the locked funds.`);
    wallet0 -= draw?.wallet0 ?? 0n;
    wallet1 += isStake(one) ? -(draw?.wallet1 ?? 0n) : amount;
    const movements = movementsOf(one, { ...funds, amount, draw });
    if (movements.length > 0) {
      const key = { source: `game:${server}`, externalId: one.id };
      const type = ledgerTypes[one.kind];
      const ref = { refType: 'game_round', refId: `${server}:${body.round_id}` };
      const details = draw === undefined ? [] : [drawnFrom(draw)];
      postings.push({ id: ids(), ...key, type, ...ref, at: now, movements, details });
    }
    rows.push({
      server,
      id: one.id,
      kind: one.kind,
      grantId: one.grant ?? null,
      state: 'booked',
      roundId: body.round_id,
      sessionId: body.session_id,
      amount,
      currency: funds.currency,
      fromWallet0: draw?.wallet0 ?? 0n,
      balanceBefore,
      balanceAfter: wallet0 + wallet1,
      bookedAt: now,
    });
  }
  return { rows, postings };
}
