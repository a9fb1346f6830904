import { createFakeClock } from '@kvota/server/fake-clock';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { gameRounds, gameSessions, users } from '../../database/schema/index.ts';
import { createLedger } from '../../ledger/create-ledger.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import type { OfferedGame } from '../catalogue/catalogue.ts';
import { judgeReturn } from './judge-return.ts';
import { reportGames, reportQuery } from './report-games.ts';
import { hour, summedTo, sumHours } from './sum-hours.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const theory = { rtp: '96', rtpMin: '95.5', deviation: '4.25' };

test('[CAS-54] whether a return is outside of its band agrees with the sums of single rounds', () => {
  const rounds = fc.array(fc.record({ stake: fc.integer({ min: 1, max: 500_000 }), times: fc.nat(60_000) }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(rounds, (list) => {
      const stakes = list.map(({ stake }) => BigInt(stake));
      const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
      const won = list.reduce((sum, { stake, times }) => sum + (BigInt(stake) * BigInt(times)) / 10_000n, 0n);
      const squares = stakes.reduce((sum, stake) => sum + stake * stake, 0n);
      const judged = judgeReturn({ staked, won, squares }, theory);
      // In floats, with a tolerance, as an independent computation.
      const half = 2.5758 * 4.25 * Math.sqrt(list.reduce((sum, { stake }) => sum + stake ** 2, 0));
      const [high, low] = [Number(staked) * 0.96 + half, Number(staked) * 0.955 - half];
      if (Math.abs(Number(won) - high) > 1) expect(judged.outside === 'above').toBe(Number(won) > high);
      if (Math.abs(Number(won) - low) > 1) expect(judged.outside === 'below').toBe(Number(won) < low);
      expect(Number(judged.band?.high)).toBeCloseTo((high / Number(staked)) * 100, 3);
      expect(Number(judged.band?.low)).toBeCloseTo(Math.max(0, (low / Number(staked)) * 100), 3);
    }),
    { numRuns: 300 },
  );
  expect(judgeReturn({ staked: 0n, won: 0n, squares: 0n }, theory)).toEqual({
    return: null,
    band: null,
    outside: null,
  });
  const sums = { staked: 1000n, won: 950n, squares: 100_000n };
  expect(judgeReturn(sums, { ...theory, deviation: undefined })).toEqual({ return: '95', band: null, outside: null });
});

describe.each(sqlDatabases)('reports of games on $name', ({ open }) => {
  let database: OpenDatabase;
  const sessions = new Map<string, { sessionId: string; userId: string; walletId: string; currencyId: number }>();
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    const [createdAt, userId] = [new Date(noon), 'u'];
    await db.insert(users).values({ id: userId, username: 'u', email: 'u@example.com', passwordHash: '-', createdAt });
    let made = 0;
    const ledger = createLedger({ db, clock: createFakeClock(noon), ids: () => `w-${made++}` });
    for (const [at, currency] of ['RSD', 'EUR'].entries()) {
      const walletId = await ledger.openWallet(db, { userId, currencyId: at + 1, currency });
      const sessionId = `s-${currency}`;
      const own = { id: sessionId, server: 'house', gameCode: 'a', mode: 'real', userId, walletId } as const;
      const money = { currencyId: at + 1, currency, lang: 'en', staked: 0n, won: 0n, rounds: 0 };
      const times = { tokenExpiresAt: createdAt, startedAt: createdAt, activeAt: createdAt };
      await db.insert(gameSessions).values({ ...own, ...money, ...times, tokenHash: sessionId });
      sessions.set(currency, { sessionId, userId, walletId, currencyId: at + 1 });
    }
  });
  afterAll(() => database.close());

  const games = ['a', 'b', 'c'].map((code) => ({ code, name: code, studio: { code: `of-${code}` }, ...theory }));
  const options = { games: games as unknown as readonly OfferedGame[], now: noon + 48 * hour }; // the fields of a report
  let rounds = 0;
  const round = (code: string, currency: string, staked: bigint, won: bigint, at: number, state = 'finished') => ({
    server: 'house',
    id: `r-${rounds++}`,
    gameCode: code,
    currency,
    ...sessions.get(currency)!,
    state: state as 'finished' | 'open',
    staked,
    won,
    openedAt: new Date(at),
    finishedAt: new Date(at),
  });

  test('[CAS-54] a report is the same before and after hours are summed, and agrees with a sum over all rounds', async () => {
    const { db } = database;
    let seed = 7;
    const next = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const list = Array.from({ length: 2000 }, () =>
      round(
        'abc'[next(3)]!,
        next(3) === 0 ? 'EUR' : 'RSD',
        BigInt(10 * (1 + next(500))),
        BigInt(next(9000)),
        noon + next(40 * hour),
      ),
    );
    const open = round('a', 'RSD', 999n, 0n, noon + hour, 'open');
    await db.insert(gameRounds).values([...list, open]);
    const period = {
      from: new Date(noon + 5 * hour + 20_000).toISOString(),
      to: new Date(noon + 30 * hour).toISOString(),
    };
    const within = list.filter(({ finishedAt }) => {
      const at = finishedAt.getTime();
      return at >= noon + 5 * hour && at < noon + 30 * hour;
    });
    const check = async () => {
      const report = await reportGames(db, { ...period, page: 1 }, options);
      expect(report).toMatchObject({ rowCount: 6, totalPages: 1, from: new Date(noon + 5 * hour).toISOString() });
      for (const line of report.result) {
        const own = within.filter((one) => one.gameCode === line.game_code && one.currency === line.currency);
        const sum = (of: (one: (typeof own)[number]) => bigint) => own.reduce((all, one) => all + of(one), 0n);
        const sums = {
          staked: sum((one) => one.staked),
          won: sum((one) => one.won),
          squares: sum((one) => one.staked ** 2n),
        };
        const { band, outside, return: own2 } = judgeReturn(sums, theory);
        expect([line.rounds, BigInt(line.staked.replace('.', '')), BigInt(line.won.replace('.', ''))]).toEqual([
          own.length,
          sums.staked,
          sums.won,
        ]);
        expect([line.band, line.outside, line.return]).toEqual([band, outside, own2]);
      }
      return report;
    };
    const before = await check();
    await sumHours(db, noon + 20 * hour + 60_000);
    expect(await summedTo(db)).toBe(noon + 19 * hour);
    expect(await check()).toEqual(before);
    await Promise.all([sumHours(db, noon + 48 * hour), sumHours(db, noon + 48 * hour)]);
    expect(await summedTo(db)).toBe(noon + 40 * hour);
    expect(await check()).toEqual(before);
    const filtered = await reportGames(db, { ...period, page: 1, provider: 'of-b', currency: 'EUR' }, options);
    expect(filtered.result).toEqual(before.result.filter((line) => line.game_code === 'b' && line.currency === 'EUR'));
    expect(filtered.totals).toMatchObject([{ currency: 'EUR', rounds: filtered.result[0]!.rounds }]);
    const outside = await reportGames(db, { ...period, page: 1, outside: 'true' }, options);
    expect(outside.result).toEqual(before.result.filter((line) => line.outside !== null));
  });

  test('[CAS-54] a report reads the rounds after the last summed hour only', async () => {
    const { db } = database;
    await db.insert(gameRounds).values([1, 2, 3].map(() => round('a', 'RSD', 100n, 0n, noon + 40 * hour + 1)));
    const query = reportQuery({ from: undefined, to: noon + 48 * hour }, await summedTo(db));
    await db.execute('ANALYZE game_rounds');
    const plan = rowsOf(await db.execute(sql`EXPLAIN (ANALYZE, TIMING OFF) ${query}`));
    const lines = plan.map((row) => String(row['QUERY PLAN']));
    expect(lines.join('\n')).toContain('game_rounds_finished');
    expect(lines.find((line) => line.includes('on game_rounds'))).toMatch(/actual rows=3(\.00)? /);
  });
});
