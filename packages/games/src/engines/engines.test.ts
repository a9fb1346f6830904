import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawsOf, hmac } from '../testing/hmac.ts';
import { games, playRound, type Game } from '../testing/play.ts';
import { verifyRound } from '../verify/verify-round.ts';
import { engineOf, engines, publicRound } from './engine-of.ts';

const seeds = { serverSeed: 'server seed of a test', clientSeed: 'client' };
// Each engine is as frequent as the others, although some have many modes.
const game = fc
  .constantFrom(...engines)
  .chain(({ code }) => fc.constantFrom(...games.filter((each) => each.engine === code)));
const picks = fc.infiniteStream(fc.nat({ max: 999 }));
const lot = { numRuns: process.env['KVOTA_FULL'] === '1' ? 5000 : 400 };

/** A bet on the grid of a game: `cells` times a factor. */
const betOf = ({ engine, params }: Game, factor: number): number => engineOf(engine).stakeCells(params) * factor;

const anyRound = fc.record({ game, nonce: fc.nat({ max: 1e9 }), factor: fc.integer({ min: 1, max: 5000 }), picks });
type AnyRound = typeof anyRound extends fc.Arbitrary<infer T> ? T : never;

const played = ({ game, nonce, factor, picks }: AnyRound) =>
  playRound(drawsOf(nonce), game, betOf(game, factor), (count) => (picks.next().value ?? 0) % count);

test('[GAME-03] every round survives JSON, at every step', () => {
  fc.assert(
    fc.property(anyRound, (any) => {
      for (const round of played(any)) expect(JSON.parse(JSON.stringify(round))).toEqual(round);
    }),
    lot,
  );
});

test('[GAME-03] a round resumed from its JSON goes on as it would have', () => {
  fc.assert(
    fc.property(anyRound, (any) => {
      const rounds = played(any);
      const engine = engineOf(any.game.engine);
      for (const [at, round] of rounds.entries()) {
        const next = rounds[at + 1];
        const action = next?.actions.at(-1);
        if (!next || !action) continue;
        // A step draws nothing: other draws change nothing.
        expect(engine.step?.(drawsOf(at), JSON.parse(JSON.stringify(round)), action)).toEqual(next);
      }
    }),
    lot,
  );
});

test('[GAME-03] verification computes the played round', () => {
  fc.assert(
    fc.property(anyRound, (any) => {
      const last = played(any).at(-1);
      if (!last) return;
      const { engine, bet, params, actions } = last;
      expect(verifyRound({ engine, ...seeds, nonce: any.nonce, bet, params, actions }, hmac)).toEqual(last);
    }),
    lot,
  );
});

test('[GAME-05] amounts are safe integers, and no payout exceeds the declared maximum', () => {
  fc.assert(
    fc.property(anyRound, (any) => {
      const { engine: code, params } = any.game;
      const largest = BigInt(engineOf(code).largestMultiplier(params));
      for (const round of played(any)) {
        expect(Number.isSafeInteger(round.staked) && Number.isSafeInteger(round.payout)).toBe(true);
        expect(round.payout).toBeGreaterThanOrEqual(0);
        if (!round.finished) expect(round.payout).toBe(0);
        expect(BigInt(round.payout) * 10_000n <= BigInt(round.bet) * largest).toBe(true);
      }
    }),
    lot,
  );
});

test('[GAME-04] the fallback is possible, ends the round, and is refused afterwards', () => {
  fc.assert(
    fc.property(anyRound, (any) => {
      const engine = engineOf(any.game.engine);
      if (any.game.engine === 'draw_poker') return; // The best hold takes a part of a second: draw-poker.test.ts has it.
      for (const round of played(any)) {
        if (round.finished) {
          expect(engine.actions(round)).toEqual([]);
          expect(() => engine.fallback(round)).toThrow(expect.objectContaining({ code: 'roundFinished' }));
          continue;
        }
        let ended = round;
        for (let turn = 0; !ended.finished && turn < 40; turn += 1) {
          const action = engine.fallback(ended);
          expect(engine.actions(ended)).toContainEqual(action);
          expect(engine.extraStake(ended, action)).toBe(0);
          ended = engine.step?.(drawsOf(0), ended, action) ?? ended;
        }
        expect(ended.finished).toBe(true);
      }
    }),
    lot,
  );
});

test('[GAME-04] impossible and malformed actions are refused and change nothing', () => {
  fc.assert(
    fc.property(anyRound, fc.jsonValue(), (any, junk) => {
      const engine = engineOf(any.game.engine);
      if (!engine.step) return;
      for (const round of played(any)) {
        const before = JSON.stringify(round);
        const refusal = round.finished ? 'roundFinished' : 'illegalAction';
        for (const action of [junk, { type: 'none' }, { type: 'open', cell: 25 }, { type: 'hold', cards: [4, 0] }]) {
          // The type of an action is a promise that a client may break.
          expect(() => engine.step?.(drawsOf(0), round, action as never)).toThrow(
            expect.objectContaining({ code: refusal }),
          );
        }
        expect(JSON.stringify(round)).toBe(before);
      }
    }),
    { numRuns: 200 },
  );
});

test('[GAME-04] unknown models and modes, and bets off the grid, are refused', () => {
  for (const { engine: code, params, at } of games) {
    const engine = engineOf(code);
    const open =
      (bet: number, changed: object = {}) =>
      () =>
        engine.open(drawsOf(0), bet, { ...at(bet), ...changed });
    const cells = engine.stakeCells(params);
    expect(open(cells, { model: 'none' })).toThrow(expect.objectContaining({ code: 'unknownModel' }));
    expect(open(cells, { mode: 'none' })).toThrow(expect.objectContaining({ code: 'unknownMode' }));
    for (const bet of [0, -cells, cells / 2 + 0.25, Number.NaN, Number.MAX_SAFE_INTEGER]) {
      expect(open(bet)).toThrow(
        expect.objectContaining({ code: expect.stringMatching(/^(badBet|betOffGrid|badParams)$/) }),
      );
    }
    if (cells > 1) expect(open(cells + 1)).toThrow(expect.objectContaining({ code: 'betOffGrid' }));
    expect(engine.modes).toContain(params.mode);
  }
  expect(() => engineOf('none')).toThrow(expect.objectContaining({ code: 'unknownEngine' }));
});

test('[GAME-03] unknown params are dropped, and params of a round open the same round', () => {
  fc.assert(
    fc.property(anyRound, ({ game, nonce }) => {
      const engine = engineOf(game.engine);
      const round = engine.open(drawsOf(nonce), betOf(game, 1), {
        ...game.at(betOf(game, 1)),
        more: 'x',
      } as typeof game.params);
      expect(round.params).not.toHaveProperty('more');
      expect(engine.open(drawsOf(nonce), betOf(game, 1), round.params)).toEqual(round);
    }),
    lot,
  );
});

test('[GAME-07] the public view is JSON, keeps what is shown, and offers the same actions', () => {
  fc.assert(
    fc.property(anyRound, (any) => {
      const engine = engineOf(any.game.engine);
      for (const round of played(any)) {
        const shown = publicRound(round);
        expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
        expect({ ...shown, state: null }).toEqual({ ...round, state: null });
        expect(engine.actions(shown)).toEqual(engine.actions(round));
        if (round.finished) expect(shown).toEqual(round);
      }
    }),
    lot,
  );
});
