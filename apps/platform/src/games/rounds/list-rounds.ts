import {
  minorToMoney,
  type CallAnswer,
  type gamesCalls,
  type GameRound,
  type PlayedSession,
  type RoundTotals,
} from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { gameSessions } from '../../database/schema/index.ts';
import type { OfferedGame } from '../catalogue/catalogue.ts';
import { afterCursor, cursorOf, playedRounds, type RoundFilters } from './round-rows.ts';

/** One page of a list by its filters. */
export interface RoundQuery extends RoundFilters {
  readonly cursor?: string | undefined;
  readonly page_size: number;
}

export type GameByCode = (code: string) => OfferedGame | undefined;
type Row = Readonly<Record<string, unknown>>;

/** Lists a player's rounds, newest first, with the totals of all that fit (CAS-40). */
export async function listRounds(
  db: Db,
  userId: string,
  { cursor, page_size, ...filters }: RoundQuery,
  gameOf: GameByCode,
): Promise<CallAnswer<typeof gamesCalls.gameRounds>> {
  const rows = await select(
    db,
    sql`WITH ${playedRounds(userId, filters)} SELECT * FROM played
      WHERE ${afterCursor(sql`opened_at`, sql`id`, cursor)} ORDER BY opened_at DESC, id DESC LIMIT ${page_size + 1}`,
  );
  const result = rows.slice(0, page_size).map((row) => toRound(row, gameOf));
  const last = result.at(-1);
  const { totals, rowCount } = await totalsOf(db, userId, filters);
  const next = rows.length > page_size && last !== undefined ? cursorOf(last.startedAt, last.id) : null;
  return { result, next, rowCount, totals };
}

/** Lists a player's sessions by the rounds that fit, newest first (CAS-42). */
export async function listSessions(
  db: Db,
  userId: string,
  { cursor, page_size, ...filters }: RoundQuery,
  gameOf: GameByCode,
): Promise<CallAnswer<typeof gamesCalls.gamesPlayed>> {
  const rows = await select(
    db,
    sql`WITH ${playedRounds(userId, filters)}, line AS (
        SELECT session_id, max(opened_at) AS last_round_at, sum(staked)::text AS staked, sum(won)::text AS won,
          count(*) FILTER (WHERE state <> 'refused') AS rounds, count(*) FILTER (WHERE state = 'refused') AS refused,
          count(*) FILTER (WHERE state = 'open') AS unfinished
        FROM played GROUP BY session_id
      )
      SELECT line.*, s.game_code, s.currency, s.currency_id, s.started_at
      FROM line JOIN ${gameSessions} s ON s.id = line.session_id
      WHERE ${afterCursor(sql`s.started_at`, sql`s.id`, cursor)}
      ORDER BY s.started_at DESC, s.id DESC LIMIT ${page_size + 1}`,
  );
  const result = rows.slice(0, page_size).map((row) => toSession(row, gameOf));
  const last = result.at(-1);
  const { totals } = await totalsOf(db, userId, filters);
  const next = rows.length > page_size && last !== undefined ? cursorOf(last.startedAt, last.session_id) : null;
  return { result, next, totals, games: await gamesOf(db, userId, filters, gameOf) };
}

/** The games that a filter by game may choose from. */
async function gamesOf(db: Db, userId: string, filters: RoundFilters, gameOf: GameByCode) {
  const query = playedRounds(userId, { ...filters, game_code: undefined });
  const rows = await select(db, sql`WITH ${query} SELECT DISTINCT game_code FROM played`);
  return rows
    .map((row) => String(row['game_code']))
    .map((code) => ({ code, name: gameOf(code)?.name ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Reads the line of one round; undefined if the player has no such round. */
export async function findRound(
  db: Db,
  userId: string,
  id: string,
  gameOf: GameByCode,
): Promise<{ readonly round: GameRound; readonly server: string } | undefined> {
  const [row] = await select(db, sql`WITH ${playedRounds(userId, {})} SELECT * FROM played WHERE id = ${id}`);
  return row && { round: toRound(row, gameOf), server: String(row['server']) };
}

const select = async (db: Db, query: SQL): Promise<readonly Row[]> => rowsOf(await db.execute(query));

async function totalsOf(
  db: Db,
  userId: string,
  filters: RoundFilters,
): Promise<{ readonly totals: RoundTotals[]; readonly rowCount: number }> {
  const rows = await select(
    db,
    sql`WITH ${playedRounds(userId, filters)}
      SELECT currency, currency_id, count(*) AS rows, count(*) FILTER (WHERE state <> 'refused') AS rounds,
        sum(staked)::text AS staked, sum(won)::text AS won
      FROM played GROUP BY currency, currency_id ORDER BY currency_id`,
  );
  return {
    totals: rows.map((row) => ({
      currency: String(row['currency']),
      currencyId: Number(row['currency_id']),
      rounds: Number(row['rounds']),
      ...moneyOf(row),
    })),
    rowCount: rows.reduce((sum, row) => sum + Number(row['rows']), 0),
  };
}

function toRound(row: Row, gameOf: GameByCode): GameRound {
  const refused = row['state'] === 'refused';
  const { staked, won } = moneyOf(row);
  return {
    id: String(row['id']),
    session_id: String(row['session_id']),
    ...gameIn(row, gameOf),
    state: row['state'] as GameRound['state'], // a constraint of the columns
    reason: refused ? statusIn(row['answer']) : typeof row['reason'] === 'string' ? row['reason'] : null,
    refused_stake: refused ? money(row['refused_stake']) : null,
    staked,
    free: BigInt(String(row['free'])) === 0n ? null : money(row['free']),
    won,
    startedAt: moment(row['opened_at']),
    finishedAt: row['finished_at'] === null ? null : moment(row['finished_at']),
  };
}

function toSession(row: Row, gameOf: GameByCode): PlayedSession {
  return {
    session_id: String(row['session_id']),
    ...gameIn(row, gameOf),
    startedAt: moment(row['started_at']),
    lastRoundAt: moment(row['last_round_at']),
    rounds: Number(row['rounds']),
    refused: Number(row['refused']),
    unfinished: Number(row['unfinished']),
    ...moneyOf(row),
  };
}

function gameIn(row: Row, gameOf: GameByCode) {
  const code = String(row['game_code']);
  const game = gameOf(code);
  return {
    game_code: code,
    game: game?.name ?? code,
    provider: game?.studio.code ?? '',
    currency: String(row['currency']),
    currency_id: Number(row['currency_id']),
  };
}

function moneyOf(row: Row): { readonly staked: string; readonly won: string; readonly net: string } {
  const [staked, won] = [BigInt(String(row['staked'])), BigInt(String(row['won']))];
  return { staked: minorToMoney(staked), won: minorToMoney(won), net: minorToMoney(won - staked) };
}

/** The status of the stored answer to the bet. */
function statusIn(answer: unknown): string | null {
  const { status } = JSON.parse(typeof answer === 'string' ? answer : '{}') as { status?: unknown };
  return typeof status === 'string' ? status : null;
}

const money = (value: unknown): string => minorToMoney(BigInt(String(value)));
const moment = (value: unknown): string => (value instanceof Date ? value : new Date(String(value))).toISOString();
