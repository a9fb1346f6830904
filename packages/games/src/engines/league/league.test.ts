import fc from 'fast-check';
import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { leagueModels, type LeagueModel } from '../../models/league/league-models.ts';
import { chiSquare, chiSquareTail, drawsOf } from '../../testing/hmac.ts';
import { leagueOddsOf } from './chances.ts';
import { dayOfRound, daysOf, fixturesOf } from './fixtures.ts';
import { league, type LeagueParams } from './league.ts';
import { leaguePicks } from './picks.ts';

const anyModel = fc.constantFrom(...leagueModels);
const anyDay = (model: LeagueModel) => fc.nat({ max: daysOf(model) - 1 });

test('[GAME-22] every pair meets at home and away, and no club plays twice on a day', () => {
  for (const model of leagueModels) {
    const clubs = model.clubs.length;
    const met = new Set<string>();
    for (const day of range(daysOf(model))) {
      const fixtures = fixturesOf(model, day);
      expect(fixtures.flatMap(({ home, away }) => [home, away]).toSorted((a, b) => a - b)).toEqual(range(clubs));
      for (const { home, away } of fixtures) met.add(`${home}-${away}`);
    }
    expect(met.size).toBe(clubs * (clubs - 1));
    expect([1, daysOf(model), daysOf(model) + 1].map((number) => dayOfRound(model, number))).toEqual([
      0,
      daysOf(model) - 1,
      0,
    ]);
    expect(daysOf(model) % model.season).toBe(0);
  }
});

/** Whether a bet wins, written without its picks: by the words of the bet. */
function winsByWords(code: string, home: number, away: number): boolean {
  if (/^\d-\d$/.test(code)) return code === `${home}-${away}`;
  const total = home + away;
  const isDraw = home === away;
  const byCode: Readonly<Record<string, boolean>> = {
    '1': !isDraw && home > away,
    x: isDraw,
    '2': !isDraw && home < away,
    over: total >= 3,
    under: total <= 2,
    yes: Math.min(home, away) > 0,
    no: Math.min(home, away) === 0,
  };
  return byCode[code] ?? false;
}

/** Cases of a bet among all pairs of goals, one million each, from strengths and tables of the model alone. */
function winningCases(model: LeagueModel, day: number, match: number, code: string): bigint {
  const { home, away } = fixturesOf(model, day)[match]!;
  const [host, guest] = [model.clubs[home]!, model.clubs[away]!];
  const hosts = model.goals[9 + host.attack - guest.defence]!;
  const guests = model.goals[7 + guest.attack - host.defence]!;
  let cases = 0n;
  for (let h = 0; h <= 9; h += 1) {
    for (let a = 0; a <= 9; a += 1) if (winsByWords(code, h, a)) cases += BigInt(hosts[h]!) * BigInt(guests[a]!);
  }
  return cases;
}

const all = 1_000_000_000_000n;

test('[GAME-22, GAME-08] prices, and returns and hit rates of sheets, are those of a count of all scores', () => {
  for (const model of leagueModels) {
    for (const day of range(daysOf(model))) {
      for (const match of fixturesOf(model, day).keys()) {
        for (const { code, market } of leaguePicks) {
          const cases = winningCases(model, day, match, code);
          const fair = (all * (market === 'score' ? 92n : 94n)) / cases;
          const odds = leagueOddsOf(model, day, `${match}:${code}`)!;
          expect(odds).toBe(Number(fair) * 100);
          expect(odds).toBeGreaterThan(10_000);
          const rtp = Number(BigInt(odds) * cases) / 1e16;
          expect(rtp).toBeGreaterThan(market === 'score' ? 0.918 : 0.93);
          expect(rtp).toBeLessThanOrEqual(market === 'score' ? 0.92 : 0.94);
        }
      }
    }
  }
});

test('[GAME-08] the figures of any bets of a day are those of all its scores', () => {
  fc.assert(
    fc.property(
      anyModel.chain((model) =>
        fc.record({
          model: fc.constant(model),
          day: anyDay(model),
          picks: fc.uniqueArray(fc.tuple(fc.nat({ max: 1 }), fc.constantFrom(...leaguePicks.map(({ code }) => code))), {
            minLength: 1,
            maxLength: 4,
            selector: ([match, code]) => `${match}:${code}`,
          }),
        }),
      ),
      ({ model, day, picks }) => {
        const bets = picks.map(([match, code]) => ({ on: `${match}:${code}`, amount: 1 }));
        const params: LeagueParams = { model: model.code, mode: 'day', day, bets };
        let returned = 0n;
        for (const [match, code] of picks)
          returned += BigInt(leagueOddsOf(model, day, `${match}:${code}`)!) * winningCases(model, day, match, code);
        // Bets that cannot be given in four places are refused.
        const sums = [1, 2, 4].includes(picks.length);
        if (!sums) return;
        const { rtp, distribution } = league.par(params);
        expect(rtp.n * all * 10_000n * BigInt(picks.length)).toBe(returned * rtp.d);
        expect(distribution!.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(distribution!.total);
      },
    ),
    { numRuns: 60 },
  );
});

test('[GAME-22] goals are drawn as the table of their level, and the bets change no result', () => {
  const counts = range(10).map(() => 0);
  const [model] = leagueModels as [LeagueModel];
  const params = (on: string): LeagueParams => ({
    model: model.code,
    mode: 'day',
    day: 3,
    bets: [{ on, amount: 100 }],
  });
  const { home, away } = fixturesOf(model, 3)[1]!;
  const weights = model.goals[9 + model.clubs[home]!.attack - model.clubs[away]!.defence]!;
  const rounds = 4000;
  for (const nonce of range(rounds)) {
    const one = league.open(drawsOf(nonce), 100, params('1:1'));
    const { results } = one.state;
    expect(league.open(drawsOf(nonce), 100, params('0:2-1')).state.results).toEqual(results);
    const [hosts, guests] = results[1]!;
    expect(one.payout).toBe(hosts > guests ? leagueOddsOf(model, 3, '1:1')! / 100 : 0);
    counts[Math.min(4, hosts)]! += 1;
  }
  const expected = range(5).map((goals) =>
    goals < 4 ? weights[goals]! : weights.slice(4).reduce((sum, weight) => sum + weight, 0),
  );
  const tail = chiSquareTail(
    chiSquare(counts.slice(0, 5), (goals) => (expected[goals]! * rounds) / 1_000_000),
    4,
  );
  expect(tail).toBeGreaterThan(0.0001);
  expect(tail).toBeLessThan(0.9999);
});

test('[GAME-22] several bets of a day are paid one by one, each cut to the minor unit', () => {
  const [model] = leagueModels as [LeagueModel];
  for (const nonce of range(50)) {
    const bets = leaguePicks.map(({ code }, at) => ({ on: `2:${code}`, amount: at + 1 }));
    const bet = bets.reduce((sum, { amount }) => sum + amount, 0);
    const { state, payout } = league.open(drawsOf(nonce), bet, { model: model.code, mode: 'day', day: 5, bets });
    const [hosts, guests] = state.results[2]!;
    const back = leaguePicks.map(({ code }, at) =>
      winsByWords(code, hosts, guests) ? Math.floor(((at + 1) * leagueOddsOf(model, 5, `2:${code}`)!) / 10_000) : 0,
    );
    expect(state.returns).toEqual(back);
    expect(payout).toBe(back.reduce((sum, each) => sum + each, 0));
  }
});

test('[GAME-04] other days, matches and bets are refused', () => {
  const bets = [{ on: '0:1', amount: 100 }];
  const bad: object[] = [
    { bets },
    { day: 14, bets },
    { day: -1, bets },
    { day: 0 },
    { day: 0, bets: [] },
    ...['4:1', '0:5-0', '00:1', '0', '0:1:1', 1, null].map((on) => ({ day: 0, bets: [{ on, amount: 100 }] })),
    { day: 0, bets: [...bets, ...bets] },
  ];
  for (const params of bad) {
    expect(() => league.open(drawsOf(0), 100, { model: 'danube-8', mode: 'day', ...params })).toThrow(
      expect.objectContaining({ code: 'badParams' }),
    );
  }
  expect(() => league.open(drawsOf(0), 101, { model: 'danube-8', mode: 'day', day: 0, bets })).toThrow(
    expect.objectContaining({ code: 'badBet' }),
  );
});
