import { sql } from 'drizzle-orm';

import { rowsOf } from '../../src/database/rows.ts';
import { agencyRequests, agencyTransfers } from '../../src/database/schema/index.ts';
import type { Platform } from '../../src/platform.ts';
import type { LoadPlayer } from '../../src/testing/load-players.ts';
import { isIdUsed, type MadeTransfer } from './transfer-clients.ts';
import type { TransferPlan } from './transfer-plan.ts';

/** What became of transfers. All but the first three must be 0. */
export interface TransferReport {
  readonly transfers: number;
  readonly booked: number;
  readonly refused: number;
  /** Transfers that a client knows and the database does not have, or has otherwise; and those without an answer. */
  readonly lost: number;
  /** Bookings that no client knows, and clients that know the same one. */
  readonly doubled: number;
  /** Transfers with two different answers to the same input, or with another answer than the stored one. */
  readonly answersThatDiffer: number;
  /** Ids that took two amounts, or none. */
  readonly idsUsedTwice: number;
  /** Refusals for another reason than missing credit. */
  readonly oddRefusals: number;
  /** Drained wallets of which not exactly what was there was taken. */
  readonly wrongDrains: number;
  /** Users whose credit differs from what their clients know. */
  readonly wrongCredits: number;
}

/** Compares what clients know with what the platform stored. */
export async function reconcileTransfers(
  { db, ledger }: Pick<Platform, 'db' | 'ledger'>,
  { plan, users, made }: { plan: TransferPlan; users: readonly LoadPlayer[]; made: readonly MadeTransfer[] },
): Promise<TransferReport> {
  const rows = rowsOf(
    await db.execute(sql`SELECT id, parent_id, user_id, direction, amount::text FROM ${agencyTransfers}`),
  );
  const stored = new Map(rows.map((row) => [String(row['id']), row]));
  const answers = new Map(
    rowsOf(await db.execute(sql`SELECT actor, request_id, answer FROM ${agencyRequests}`)).map((row) => [
      `${String(row['actor'])}:${String(row['request_id'])}`,
      row['answer'],
    ]),
  );
  const isBooked = ({ outcome }: MadeTransfer): boolean => outcome.transactionId !== undefined;
  const booked = made.filter(isBooked);
  const ids = booked.map(({ outcome }) => outcome.transactionId ?? '');
  const known = new Set(ids);
  const isAsStored = (one: MadeTransfer): boolean => {
    const row = stored.get(one.outcome.transactionId ?? '');
    return (
      row?.['parent_id'] === one.actorId &&
      row['user_id'] === one.subjectId &&
      row['direction'] === one.planned.direction &&
      row['amount'] === String(one.amount)
    );
  };
  const isUnanswered = ({ answers: own, otherAnswers, planned: { beside } }: MadeTransfer): boolean =>
    own.length === 0 || (beside.startsWith('other') && otherAnswers.length === 0);
  const isTold = ({ actorId, planned, answers: own, otherAnswers }: MadeTransfer): boolean => {
    const given = [...own, ...otherAnswers].filter((answer) => !isIdUsed(answer));
    const kept = answers.get(`${actorId}:${planned.requestId}`);
    return new Set(own).size <= 1 && new Set(otherAnswers).size <= 1 && given.every((answer) => answer === kept);
  };
  const isTakenOnce = ({ answers: own, otherAnswers }: MadeTransfer): boolean =>
    otherAnswers.length === 0 ? !own.some(isIdUsed) : isIdUsed(own[0]) !== isIdUsed(otherAnswers[0]);
  return {
    transfers: made.length,
    booked: booked.length,
    refused: made.filter(({ outcome }) => outcome.error === 'insufficientFunds').length,
    lost: booked.filter((one) => !isAsStored(one)).length + made.filter(isUnanswered).length,
    doubled: rows.filter((row) => !known.has(String(row['id']))).length + (ids.length - known.size),
    answersThatDiffer: made.filter((one) => !isTold(one)).length,
    idsUsedTwice: made.filter((one) => !isTakenOnce(one)).length,
    oddRefusals: made.filter((one) => !isBooked(one) && one.outcome.error !== 'insufficientFunds').length,
    wrongDrains: wrongDrains(plan, made),
    wrongCredits: await wrongCredits({ ledger }, users, booked),
  };
}

/** Counts drains after which the wallet had something that was asked for, or from which more was taken than was there. */
function wrongDrains({ users, scenes }: TransferPlan, made: readonly MadeTransfer[]): number {
  const byId = new Map(made.map((one) => [one.planned.requestId, one]));
  return scenes.filter(({ kind, transfers }) => {
    const [first] = transfers;
    if (kind !== 'drain' || first === undefined) return false;
    let left = users[first.subject]?.credit ?? 0n;
    const refusals: bigint[] = [];
    for (const { requestId } of transfers) {
      const one = byId.get(requestId);
      if (one?.outcome.transactionId === undefined) refusals.push(one?.amount ?? 0n);
      else left -= one.amount;
    }
    return left < 0n || refusals.some((amount) => amount <= left);
  }).length;
}

/** Counts users whose credit is not that of the start and what was moved. */
async function wrongCredits(
  { ledger }: Pick<Platform, 'ledger'>,
  users: readonly LoadPlayer[],
  booked: readonly MadeTransfer[],
): Promise<number> {
  const expected = new Map(users.map(({ id, deposit }) => [id, deposit]));
  const change = (id: string, by: bigint): unknown => expected.set(id, (expected.get(id) ?? 0n) + by);
  for (const { actorId, subjectId, amount, planned } of booked) {
    const down = planned.direction === 'down' ? amount : -amount;
    change(subjectId, down);
    change(actorId, -down);
  }
  let wrong = 0;
  for (const [id, credit] of expected) {
    const wallets = await ledger.wallets(id);
    const has = wallets.reduce((sum, { wallet_0, wallet_1 }) => sum + minorOf(wallet_0) + minorOf(wallet_1), 0n);
    if (has !== credit) wrong += 1;
  }
  return wrong;
}

const minorOf = (money: string): bigint => BigInt(money.replace('.', ''));
