import fc from 'fast-check';
import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { ladderModels } from '../../models/ladder/ladder-models.ts';
import { decimalOf, fraction } from '../../par/fraction.ts';
import { chiSquare, chiSquareTail, drawsOf } from '../../testing/hmac.ts';
import type { LadderAction, LadderRound } from './ladder-state.ts';
import { ladder } from './ladder.ts';
import { pointsOf } from './points.ts';

const open = (nonce: number, model: string, mode: string, bet = 10_000): LadderRound =>
  ladder.open(drawsOf(nonce), bet, { model, mode });
const step = (round: LadderRound, action: LadderAction): LadderRound => ladder.step!(drawsOf(0), round, action);
const modelOf = (code: string) => ladderModels.find((each) => each.code === code)!;

test('[GAME-11] mines have 256 points, each returning from 97.28 to 98 %', () => {
  const points = range(24).flatMap((at) => pointsOf(modelOf('mines-25'), `${at + 1}`));
  const returns = points.map(({ rtp }) => Number(decimalOf(rtp, 12)));
  expect([points.length, Math.min(...returns), Math.max(...returns)]).toEqual([256, 0.9728, 0.98]);
  expect(Math.max(...points.map(({ multiplier }) => multiplier))).toBeLessThanOrEqual(100_000_000);
});

test('[GAME-11] the chance of a point is that of choosing safe cells, counted by sets of mines', () => {
  // All sets of mines among seven cells, as bits: those that avoid the first cells are the safe ones.
  for (const mines of [1, 2, 4]) {
    const sets = range(2 ** 7).filter((bits) => range(7).filter((at) => (bits >> at) & 1).length === mines);
    for (const [at, { chance }] of pointsOf(
      { ...modelOf('mines-25'), kind: 'mines', cells: 7 } as never,
      `${mines}`,
    ).entries()) {
      const safe = sets.filter((bits) => (bits & (2 ** (at + 1) - 1)) === 0).length;
      expect(fraction(chance.n, chance.d)).toEqual(fraction(BigInt(safe), BigInt(sets.length)));
    }
  }
});

test('[GAME-11] every ladder returns from 97 to 98 % at every point', () => {
  for (const model of ladderModels) {
    for (const mode of model.modes) {
      for (const { rtp, multiplier, chance } of pointsOf(model, mode, 3)) {
        const fair = (980 * Number(chance.d)) / Number(chance.n) / 10;
        expect(multiplier / 100).toBe(Math.floor(Number(fair.toFixed(6))));
        expect(Number(decimalOf(rtp, 8))).toBeGreaterThan(0.97);
        expect(Number(decimalOf(rtp, 8))).toBeLessThanOrEqual(0.98);
      }
    }
  }
});

test('[GAME-11] mines: safe cells raise the return, a mine loses it, and a cash-out pays it', () => {
  const round = open(3, 'mines-25', '3');
  const state = round.state.kind === 'mines' ? round.state : undefined;
  const safe = range(25).filter((cell) => !state!.mines!.includes(cell));
  const one = step(round, { type: 'open', cell: safe[0]! });
  expect(one.state).toMatchObject({ opened: [safe[0]], multiplier: 11_100, next: 12_700 });
  expect(step(one, { type: 'cash-out' })).toMatchObject({ finished: true, payout: 11_100, step: 2 });
  expect(step(one, { type: 'open', cell: state!.mines![0]! })).toMatchObject({ finished: true, payout: 0 });
  expect(() => step(one, { type: 'open', cell: safe[0]! })).toThrow(expect.objectContaining({ code: 'illegalAction' }));
  expect(step(round, { type: 'cash-out' }).payout).toBe(10_000);
});

test('[GAME-05] a payout is cut to the minor unit', () => {
  const round = open(3, 'mines-25', '3', 7);
  const mines = round.state.kind === 'mines' ? round.state.mines : [];
  const safe = range(25).find((cell) => !mines!.includes(cell))!;
  // 7 × 1.11 = 7.77
  expect(step(step(round, { type: 'open', cell: safe }), { type: 'cash-out' }).payout).toBe(7);
});

test('[GAME-11] a ladder without a further step pays by itself', () => {
  for (const { code, modes } of ladderModels) {
    for (const mode of modes) {
      let round = open(5, code, mode);
      while (!round.finished) {
        const next = ladder
          .actions(round)
          .map((action) => step(round, action))
          .find((each) => !each.finished || each.payout > 10_000);
        if (!next || next.actions.at(-1)?.type === 'cash-out') break;
        round = next;
      }
      if (code === 'higher-lower') continue; // Its way depends on the cards: it may end at any guess.
      expect(round.finished, `${code} ${mode}`).toBe(true);
      expect(round.payout).toBe(ladder.largestMultiplier({ model: code, mode }));
    }
  }
});

test('[GAME-07] rounds that differ only in what is hidden have equal public views', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...ladderModels),
      fc.nat({ max: 5 }),
      (nonce, other, model, steps) => {
        const mode = model.modes[nonce % model.modes.length]!;
        let round = open(nonce, model.code, mode);
        for (const at of range(steps)) {
          const actions = ladder.actions(round).filter(({ type }) => type !== 'cash-out');
          const next = actions.map((action) => step(round, action)).find(({ finished }) => !finished);
          if (next && at >= 0) round = next;
        }
        const hidden = rehidden(round, open(other, model.code, mode));
        expect(ladder.public(hidden)).toEqual(ladder.public(round));
      },
    ),
    { numRuns: 300 },
  );
});

/** The round with the hidden values of another one, as far as the rules allow: steps so far stay safe. */
function rehidden(round: LadderRound, other: LadderRound): LadderRound {
  const [mine, theirs] = [round.state, other.state];
  if (mine.kind === 'mines' && theirs.kind === 'mines') {
    const mines = theirs.mines!.filter((cell) => !mine.opened.includes(cell));
    return { ...round, state: { ...mine, mines } };
  }
  if (mine.kind === 'floors' && theirs.kind === 'floors') {
    const losing = mine.losing.map((each, at) => (at < mine.picked.length ? each : theirs.losing[at]!));
    return { ...round, state: { ...mine, losing } };
  }
  if (mine.kind === 'cards' && theirs.kind === 'cards') {
    const ranks = mine.ranks.map((each, at) => (at <= mine.guesses.length ? each : theirs.ranks[at]!));
    return { ...round, state: { ...mine, ranks } };
  }
  throw new Error('two kinds of ladder');
}

test('[GAME-02] mines lie on all cells alike', () => {
  const counts = range(25).map(() => 0);
  for (const nonce of range(4000)) {
    const { state } = open(nonce, 'mines-25', '5');
    if (state.kind === 'mines') for (const cell of state.mines!) counts[cell]! += 1;
  }
  // Five of a round exclude each other: the statistic shrinks by 20 of 24.
  const tail = chiSquareTail(chiSquare(counts, () => 800) * (24 / 20), 24);
  expect(tail).toBeGreaterThan(0.0001);
  expect(tail).toBeLessThan(0.9999);
});

test('[GAME-08] the sheet of a ladder is that of one point, with the range of all', () => {
  const par = ladder.par({ model: 'mines-25', mode: '3', point: 1 } as never);
  expect(decimalOf(par.rtp, 6)).toBe(decimalOf({ n: 127n * 231n, d: 300n * 100n }, 6));
  expect(decimalOf(par.rtpRange!.most, 4)).toBe('0.9800');
  expect(() => ladder.par({ model: 'mines-25', mode: '3', point: 99 } as never)).toThrow(
    expect.objectContaining({ code: 'badParams' }),
  );
});
