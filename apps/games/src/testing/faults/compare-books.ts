import { asc } from 'drizzle-orm';

import type { Db } from '../../server/database/database.ts';
import { outbox, rounds } from '../../server/database/schema/index.ts';
import type { SampleWallet } from '../sample-wallet.ts';
import type { LastAnswer } from './player.ts';

/** Differences between three books: rounds, wallet, and the answers that players got. All are empty if nothing was lost or doubled. */
export interface Books {
  readonly rounds: number;
  readonly refused: number;
  readonly cancelled: number;
  readonly staked: bigint;
  readonly won: bigint;
  /** Calls that still wait, and rounds that are not over. */
  readonly waiting: number;
  readonly unfinished: number;
  /** Ids of movements that one book has and the other has not, or with another amount, or twice. */
  readonly lost: string[];
  readonly doubled: string[];
  /** Rounds of which the last answer to the player was different. */
  readonly answeredOtherwise: string[];
  /** Requests with more than one round. */
  readonly repeated: string[];
}

/** Compares the books after a run. */
export async function compareBooks(db: Db, sample: SampleWallet, lastAnswers: readonly LastAnswer[]): Promise<Books> {
  const rows = await db.select().from(rounds).orderBy(asc(rounds.openedAt));
  const calls = await db.select({ id: outbox.id }).from(outbox);
  const line = (kind: string, id: string, amount: string | bigint): string => `${kind} ${id} ${amount}`;
  // A bet of a cancelled round that was never answered is in no round: both of its movements cancel out.
  const returned = new Set(sample.entries.flatMap(({ kind, of }) => (kind === 'rollback' && of !== null ? [of] : [])));
  const known = new Set(rows.flatMap(({ movements }) => movements.map(({ id }) => id)));
  const isUnseenReturn = (id: string, of: string | null): boolean => !known.has(id) && returned.has(of ?? id);
  const walletLines = sample.entries
    .filter(({ id, of }) => !isUnseenReturn(id, of))
    .map(({ kind, id, amount }) => line(kind, id, amount));
  const roundLines = rows.flatMap(({ movements }) => movements.map(({ kind, id, amount }) => line(kind, id, amount)));
  const [inWallet, inRounds] = [new Set(walletLines), new Set(roundLines)];
  const byRequest = Map.groupBy(rows, ({ playerId, requestId }) => `${playerId} ${requestId}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const minor = (text: string): bigint => BigInt(text.replace('.', ''));
  return {
    rounds: rows.length,
    refused: rows.filter(({ state }) => state === 'refused').length,
    cancelled: rows.filter(({ state }) => state === 'cancelled').length,
    staked: rows.reduce((sum, { staked }) => sum + staked, 0n),
    won: rows.reduce((sum, { won }) => sum + won, 0n),
    waiting: calls.length,
    unfinished: rows.filter(({ finished }) => !finished).length,
    lost: [...walletLines.filter((one) => !inRounds.has(one)), ...roundLines.filter((one) => !inWallet.has(one))],
    doubled: [...doubles(walletLines), ...doubles(roundLines)],
    answeredOtherwise: lastAnswers.flatMap(({ round }) => {
      const row = byId.get(round.id);
      const same =
        row?.state === round.state &&
        row.staked === minor(round.staked) &&
        row.won === minor(round.won) &&
        row.finished;
      return same ? [] : [round.id];
    }),
    repeated: [...byRequest].flatMap(([request, list]) => (list.length > 1 ? [request] : [])),
  };
}

const doubles = (lines: readonly string[]): string[] =>
  [...Map.groupBy(lines, (one) => one)].flatMap(([one, list]) => (list.length > 1 ? [one] : []));
