import { minorToMoney, type CallAnswer } from '@kvota/contracts';
import type { operatorCalls } from '@kvota/contracts/operator';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { gameHours, gameRounds } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { OfferedGame } from '../catalogue/catalogue.ts';
import { judgeReturn, type PlayedSums } from './judge-return.ts';
import { hour, hourOf, summedTo } from './sum-hours.ts';

/** Filters of a report. Instants or days; a day counts to its end. */
export interface GameReportQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly game_code?: string | undefined;
  readonly provider?: string | undefined;
  readonly currency?: string | undefined;
  readonly outside?: 'true' | 'false' | undefined;
  readonly page: number;
}

type Report = CallAnswer<typeof operatorCalls.gameReport>;
type ReportLine = Report['result'][number];

/** The sums of a game in one currency. */
interface GameSums extends PlayedSums {
  readonly server: string;
  readonly code: string;
  readonly currency: string;
  readonly rounds: number;
}

const pageSize = 50;

/** Reports the finished rounds of a period by game and currency, the highest stakes first (CAS-54). */
export async function reportGames(
  db: Db,
  query: GameReportQuery,
  { games, now }: { readonly games: readonly OfferedGame[]; readonly now: number },
): Promise<Report> {
  const { from, to } = periodOf(query, now);
  const byCode = new Map(games.map((game) => [game.code, game]));
  const all = (await readSums(db, { from, to }))
    .filter(({ code, currency }) => isWanted(query, { code, currency, studio: byCode.get(code)?.studio.code }))
    .map((sums) => ({ sums, line: lineOf(sums, byCode.get(sums.code)) }))
    .filter(({ line }) => query.outside !== 'true' || line.outside !== null)
    .toSorted((a, b) => compareSums(a.sums, b.sums));
  return {
    from: from === undefined ? null : isoTime(from),
    to: isoTime(to),
    result: all.slice((query.page - 1) * pageSize, query.page * pageSize).map(({ line }) => line),
    totalPages: Math.ceil(all.length / pageSize),
    rowCount: all.length,
    totals: totalsOf(all.map(({ sums }) => sums)),
  };
}

interface Hours {
  readonly from: number | undefined;
  readonly to: number;
}

/** The whole hours of a period: from the hour of its start to the end of the hour of its end. */
function periodOf({ from, to }: GameReportQuery, now: number): Hours {
  const [first, last] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(to ?? '');
  const ends = Number.isNaN(last) ? now : isDay ? last + 24 * hour - 1 : last - 1;
  return { from: Number.isNaN(first) ? undefined : hourOf(first), to: hourOf(ends) + hour };
}

const isWanted = (
  { game_code, currency, provider }: GameReportQuery,
  game: { readonly code: string; readonly currency: string; readonly studio: string | undefined },
): boolean =>
  (game_code ?? game.code) === game.code &&
  (currency ?? game.currency) === game.currency &&
  (provider === undefined || provider === game.studio);

async function readSums(db: Db, hours: Hours): Promise<GameSums[]> {
  return db.transaction(
    async (tx) => {
      const sums = await tx.execute(reportQuery(hours, await summedTo(tx)));
      return rowsOf(sums).map((row) => ({
        server: String(row['server']),
        code: String(row['game_code']),
        currency: String(row['currency']),
        rounds: Number(row['rounds']),
        staked: BigInt(String(row['staked'])),
        won: BigInt(String(row['won'])),
        squares: BigInt(String(row['squares'])),
      }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The query of a report: summed hours, and the rounds after the end of the last one that is summed. */
export function reportQuery({ from, to }: Hours, summed: number | undefined): SQL {
  const at = (instant: number): SQL => sql`${new Date(instant).toISOString()}::timestamptz`;
  const since = (column: SQL, instant: number | undefined): SQL =>
    instant === undefined ? sql`true` : sql`${column} >= ${at(instant)}`;
  const live = summed === undefined ? from : Math.max(from ?? summed, summed);
  return sql`
    WITH sums AS (
      SELECT server, game_code, currency, rounds, staked, won, squares FROM ${gameHours}
      WHERE ${since(sql`hour`, from)} AND hour < ${at(to)}
      UNION ALL
      SELECT server, game_code, currency, 1, staked + free, won, (staked + free)::numeric * (staked + free) FROM ${gameRounds}
      WHERE state = 'finished' AND ${since(sql`finished_at`, live)} AND finished_at < ${at(to)}
    )
    SELECT server, game_code, currency, sum(rounds)::text AS rounds, sum(staked)::text AS staked, sum(won)::text AS won,
      sum(squares)::text AS squares
    FROM sums GROUP BY server, game_code, currency`;
}

function lineOf({ server, code, currency, rounds, ...sums }: GameSums, game: OfferedGame | undefined): ReportLine {
  const rtp = game?.rtp ?? null;
  const theory = game && { rtp: game.rtp, rtpMin: game.rtpMin ?? game.rtp, deviation: game.deviation };
  return {
    game_code: code,
    game: game?.name ?? code,
    provider: game?.studio.code ?? '',
    server,
    currency,
    rounds,
    ...moneyOf(sums),
    ...judgeReturn(sums, theory),
    rtp,
    rtpMin: game?.rtpMin ?? rtp,
  };
}

const moneyOf = ({ staked, won }: Pick<PlayedSums, 'staked' | 'won'>) => ({
  staked: minorToMoney(staked),
  won: minorToMoney(won),
  net: minorToMoney(staked - won),
});

const compareSums = (a: GameSums, b: GameSums): number =>
  a.currency.localeCompare(b.currency) ||
  (a.staked === b.staked ? a.code.localeCompare(b.code) : a.staked < b.staked ? 1 : -1);

function totalsOf(sums: readonly GameSums[]): Report['totals'] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, list]) => ({
    currency,
    rounds: list.reduce((sum, { rounds }) => sum + rounds, 0),
    ...moneyOf({
      staked: list.reduce((sum, { staked }) => sum + staked, 0n),
      won: list.reduce((sum, { won }) => sum + won, 0n),
    }),
  }));
}
