import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import type { SessionTotals } from '@kvota/contracts/wallet';
import { eq } from 'drizzle-orm';

import type { SessionRow } from '../access/session-of.ts';
import type { Db } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';
import { insertRound } from './delivery/insert-round.ts';
import { putCalls, withdrawCalls, type PendingCall } from './delivery/outbox.ts';
import type { WalletMessage } from './delivery/wallet-message.ts';
import { advanceRound, openingBet } from '../life/advance.ts';
import { finalStates, type LifeStep, type RoundEffect, type RoundLife } from '../life/round-life.ts';
import type { SpentNonce } from '../seeds/seeds.ts';
import type { RoundDeps } from './round-deps.ts';
import { columnsOf, storeStepAnswer, updateRound, type RoundPatch, type RoundRow } from './store/round-store.ts';
import { viewRound } from './view/frame-view.ts';

/** The sessions of a change: the one whose wallet stakes, and the one that opened the round, where its win goes. */
export interface RoundSessions {
  readonly staking: SessionRow;
  readonly opening: SessionRow;
}

/** A changed round, and the calls that are to be sent once the transaction is committed. */
export interface Progress {
  readonly row: RoundRow;
  readonly calls: readonly PendingCall[];
  /** The answer of the request that waited; undefined while it is being booked. */
  readonly answer?: string | undefined;
}

const settledStates: readonly RoundLife['state'][] = ['open', ...finalStates];

/** True unless a movement of the round waits for the wallet. */
export const isSettled = ({ state }: Pick<RoundLife, 'state'>): boolean => settledStates.includes(state);

/** A round before its change: a stored row, or a new one that is inserted. */
export interface ChangedRound {
  readonly row: RoundRow;
  readonly isNew?: boolean;
  /** The change of its player, if the round is new. */
  readonly spent?: SpentNonce;
  readonly sessions: RoundSessions;
}

/**
 * Writes a step in the life of a round with everything that follows from it. Calls go into the outbox; a demo books its
 * play money at once (RGS-11). Once no movement waits for the wallet, the answer of the request is stored too.
 */
export async function progress(
  tx: Db,
  deps: Pick<RoundDeps, 'clock' | 'maths'>,
  { row, isNew = false, spent, sessions: { staking, opening } }: ChangedRound,
  step: LifeStep,
  patch: RoundPatch = {},
): Promise<Progress> {
  const now = deps.clock.now();
  const demo = row.money === 'demo' ? await playDemo(tx, staking, step, now) : undefined;
  const [life, effects] = demo?.step ?? step;
  const { saved, answer } = rowAfter(row, life, { ...deps, now, opening, patch: { ...patch, ...demo?.patch } });
  const calls = effects.flatMap((effect) => callOf(effect, saved, { staking, opening }));
  if (isNew) await insertRound(tx, saved, { spent, calls, now });
  else {
    await updateRound(tx, row, saved);
    if (row.answer !== null && answer !== undefined) await storeStepAnswer(tx, saved, answer);
    if (effects.some(({ type }) => type === 'withdraw')) await withdrawCalls(tx, row.id);
    await putCalls(tx, calls, now);
  }
  return { row: saved, calls, answer };
}

/** The row of a round after a step in its life, and the answer of the request that waited, once nothing is being booked. */
export function rowAfter(
  row: RoundRow,
  life: RoundLife,
  {
    maths,
    now,
    opening,
    patch,
  }: Pick<RoundDeps, 'maths'> & {
    readonly now: number;
    readonly opening: SessionRow;
    readonly patch: RoundPatch;
  },
): { readonly saved: RoundRow; readonly answer: string | undefined } {
  const changed: RoundRow = { ...row, ...columnsOf(life), ...patch };
  const view = { maths, now, shortest: opening.rules.shortest_round_ms };
  const answer = isSettled(life) ? JSON.stringify(viewRound(changed, view)) : undefined;
  return { saved: { ...changed, answer: row.answer ?? answer ?? null }, answer };
}

function callOf(effect: RoundEffect, row: RoundRow, { staking, opening }: RoundSessions): PendingCall[] {
  if (effect.type === 'withdraw') return [];
  const message = messageOf(effect, row, { staking, opening });
  return [{ id: effect.id, roundId: row.id, message, attempts: 1, unknown: false, stored: { row, opening } }];
}

function messageOf(
  effect: Exclude<RoundEffect, { type: 'withdraw' }>,
  row: RoundRow,
  { staking, opening }: RoundSessions,
): WalletMessage {
  const round_id = row.id;
  switch (effect.type) {
    case 'endRound':
      return { name: 'endRound', body: { round_id } };
    case 'rollback':
      return { name: 'rollback', body: { id: effect.id, of: effect.of, round_id, reason: effect.reason } };
    case 'transact': {
      const stakes = effect.movements.some(({ kind }) => kind === 'bet');
      const transactions = effect.movements.map(({ id, kind, amount }) => {
        const money = { id, amount: minorToMoney(amount) };
        const isFree = row.grantId !== null && id === openingBet(row.id);
        return isFree ? { ...money, kind: 'free_bet' as const, grant: row.grantId ?? '' } : { ...money, kind };
      });
      const session_id = (stakes ? staking : opening).walletSession;
      return {
        name: 'transact',
        body: { session_id, round_id, game_code: row.gameCode, finished: effect.finished, transactions },
      };
    }
  }
}

/** Books the calls of a demo with the play money of its session, until the round asks for no more. */
async function playDemo(
  tx: Db,
  session: SessionRow,
  step: LifeStep,
  now: number,
): Promise<{ readonly step: LifeStep; readonly patch: RoundPatch }> {
  let [life, effects] = step;
  let balance = session.demoBalance ?? 0n;
  let totals = session.demoTotals;
  for (let effect = effects[0]; effect !== undefined; effect = effects[0]) {
    const movements = effect.type === 'transact' ? effect.movements : [];
    const sum = (of: 'bet' | 'win'): bigint =>
      movements.reduce((total, { kind, amount }) => (kind === of ? total + amount : total), 0n);
    const [bet, win] = [sum('bet'), sum('win')];
    if (bet > balance) {
      [life, effects] = advanceRound(life, { type: 'refused', refusal: { status: 'insufficientFunds' } }, { now });
      continue;
    }
    if (effect.type === 'withdraw' || effect.type === 'rollback') {
      for (const one of effects) if (one.type === 'rollback') balance += BigInt(one.amount);
      [life, effects] = advanceRound(life, { type: 'returned' }, { now });
      continue;
    }
    balance += win - bet;
    totals = totals && addTotals(totals, { bet, win, opens: life.state === 'paying' });
    [life, effects] = advanceRound(life, { type: 'booked' }, { now });
  }
  await tx.update(sessions).set({ demoBalance: balance, demoTotals: totals }).where(eq(sessions.id, session.id));
  return { step: [life, effects], patch: { balance, totals } };
}

function addTotals(
  totals: SessionTotals,
  { bet, win, opens }: { readonly bet: bigint; readonly win: bigint; readonly opens: boolean },
): SessionTotals {
  return {
    ...totals,
    staked: minorToMoney(moneyToMinor(totals.staked) + bet),
    won: minorToMoney(moneyToMinor(totals.won) + win),
    rounds: totals.rounds + (opens ? 1 : 0),
  };
}
