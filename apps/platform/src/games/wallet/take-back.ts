import { minorToMoney } from '@kvota/contracts';
import type { WalletAnswer, WalletBody } from '@kvota/contracts/wallet';
import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameRounds, gameSessions, gameTransactions } from '../../database/schema/index.ts';
import { putBackTo } from '../../ledger/explain/details.ts';
import { promoMovements, refundMovements } from '../../ledger/movements.ts';
import { useGrant } from '../free-rounds/free-rounds.ts';
import { hashOf } from '../servers/signature.ts';
import type { BookingDeps } from './operator-facts.ts';
import { WalletFailed } from './game-wallet.ts';
import { lockFunds, roundOf, sessionOf, transactionOf, type TransactionRow } from './wallet-store.ts';

/** Takes a bet back to the sub-balances that it was drawn from (CAS-13). */
export async function takeBack(
  tx: Db,
  deps: BookingDeps,
  server: string,
  body: WalletBody<'rollback'>,
): Promise<string> {
  const callHash = hashOf(JSON.stringify(body));
  const found = await transactionOf(tx, server, body.of);
  const session = typeof found?.sessionId === 'string' ? await sessionOf(tx, server, found.sessionId) : undefined;
  const funds = session && (await lockFunds(tx, deps.ledger, session));
  // Read again: another call may have come before the wallet was locked.
  const earlier = await transactionOf(tx, server, body.id);
  if (earlier !== undefined) {
    if (earlier.callHash === callHash && earlier.answer !== null) return earlier.answer;
    throw new WalletFailed('payloadMismatch', `Transaction ${body.id} was sent before with other content.`);
  }
  const bet = await transactionOf(tx, server, body.of);
  const now = new Date(deps.clock.now());
  const row = { server, roundId: body.round_id, amount: 0n, fromWallet0: 0n, bookedAt: now, callHash };
  const finish = async (answer: WalletAnswer<'rollback'>, more: Partial<TransactionRow> = {}): Promise<string> => {
    const text = JSON.stringify(answer);
    const own = { ...row, id: body.id, kind: 'rollback', state: 'booked', of: body.of, answer: text } as const;
    await tx.insert(gameTransactions).values({ ...own, ...more });
    return text;
  };
  if (bet === undefined) {
    // Noted, so that the bet is refused if it still comes.
    const note = { ...row, id: body.of, kind: 'bet', state: 'rolledBack', callHash: null, answer: null } as const;
    await tx.insert(gameTransactions).values(note);
    return finish({ status: 'ok' });
  }
  if (funds === undefined || session === undefined || bet.state !== 'booked') return finish({ status: 'ok' });
  const round = await roundOf(tx, server, bet.roundId);
  const credit = funds.wallet0 + funds.wallet1;
  const isFree = bet.kind === 'free_bet';
  if ((bet.kind !== 'bet' && !isFree) || round === undefined || round.state === 'finished') {
    return finish({ status: 'roundClosed', balance: minorToMoney(credit) });
  }
  const draw = { wallet0: bet.fromWallet0, wallet1: bet.amount - bet.fromWallet0 };
  // A free bet was paid by the house, and returns to it.
  const own = isFree ? 0n : bet.amount;
  const ref = { refType: 'game_round', refId: `${server}:${bet.roundId}` };
  if (bet.amount > 0n) {
    const key = { source: `game:${server}`, externalId: body.id };
    const movements = isFree
      ? promoMovements(funds.walletId, funds.currency, -bet.amount)
      : refundMovements(funds.walletId, funds.currency, draw);
    await deps.ledger.post(tx, {
      id: deps.ids(),
      ...key,
      type: isFree ? 'game_free_back' : 'game_back',
      ...ref,
      at: now,
      movements,
      details: isFree ? [] : [putBackTo(draw)],
    });
  }
  await tx
    .update(gameTransactions)
    .set({ state: 'rolledBack' })
    .where(and(eq(gameTransactions.server, server), eq(gameTransactions.id, bet.id)));
  if (bet.grantId !== null) await useGrant(tx, bet.grantId, -1);
  const left = { staked: round.staked - own, free: round.free - (bet.amount - own) };
  const state =
    left.staked + left.free === 0n ? ({ state: 'cancelled', finishedAt: now, reason: body.reason } as const) : {};
  await tx
    .update(gameRounds)
    .set({ ...left, ...state })
    .where(and(eq(gameRounds.server, server), eq(gameRounds.id, round.id)));
  await tx
    .update(gameSessions)
    .set({ staked: sql`${gameSessions.staked} - ${own}` })
    .where(eq(gameSessions.id, session.id));
  const after = { balanceBefore: credit, balanceAfter: credit + own };
  const { currency, sessionId, amount } = bet;
  return finish({ status: 'ok', balance: minorToMoney(after.balanceAfter) }, { ...after, currency, sessionId, amount });
}
