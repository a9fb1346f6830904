import { expect, test } from 'vitest';

import { range } from '../draws/shuffle.ts';
import { models, type GameModel } from '../models/models.ts';
import type { GameParams, Round } from '../round/round.ts';
import { committed } from '../testing/committed.ts';
import { drawsOf } from '../testing/hmac.ts';
import { engineOf } from './engine-of.ts';

const rounds = process.env['KVOTA_FULL'] === '1' ? 20_000 : 150;

/** Amounts and numbers that a sheet leaves open, for a bet. */
function paramsOf({ engine }: GameModel, params: GameParams, bet: number): GameParams {
  if (engine === 'keno') return { ...params, numbers: range(Number(params.mode)).map((at) => at + 1) } as GameParams;
  const { bets } = params as { bets?: { on: string }[] };
  return bets ? ({ ...params, bets: bets.map(({ on }) => ({ on, amount: bet })) } as GameParams) : params;
}

/** Plays a round as its sheet assumes: a ladder is left after its first step. */
function play(model: GameModel, params: GameParams, bet: number, nonce: number): Round {
  const engine = engineOf(model.engine);
  const draws = drawsOf(nonce, `${model.code} ${JSON.stringify(params)}`);
  let round = engine.open(draws, bet, params);
  while (!round.finished) {
    // The points of a ladder of cards begin with the guess "higher" after an ace, which has the chance of 12 of 13.
    const [first] = engine.actions(round);
    const action = round.step === 0 && first ? first : engine.fallback(round);
    round = engine.step?.(draws, round, action) ?? round;
  }
  return round;
}

/** Draw poker and blackjack are played by their best decisions in tests of their engines. Cards depend on the first one. */
const simulated = models.filter(
  ({ engine, code }) => engine !== 'draw_poker' && engine !== 'blackjack' && code !== 'higher-lower',
);

test.for(simulated.map((model) => [model.code, model] as const))(
  '[GAME-08] played rounds of %s hit and return as its sheets state, within 3.5 deviations',
  ([, model]) => {
    for (const sheet of committed(model).sheets) {
      const given = sheet.params as GameParams; // written from params of the model
      const bet = 10_000;
      const params = paramsOf(model, given, bet);
      let [net, hits] = [0, 0];
      for (const nonce of range(rounds)) {
        const { payout, staked } = play(model, params, bet, nonce);
        net += (payout - staked) / bet;
        if (payout > 0) hits += 1;
      }
      const chance = Number(sheet.hitRate.decimal);
      const spread = Math.sqrt(rounds * chance * (1 - chance)) + 0.5;
      expect(Math.abs(hits - rounds * chance) / spread, JSON.stringify(given)).toBeLessThan(3.5);
      // Sums of rare and large wins are far from normal at these numbers of rounds: there only hits are compared.
      if (sheet.volatility > 3) continue;
      const expected = rounds * (Number(sheet.rtp.decimal) - 1);
      const deviation = Math.sqrt(Number(sheet.variance.decimal) * rounds);
      expect(Math.abs(net - expected) / deviation, JSON.stringify(given)).toBeLessThan(3.5);
    }
  },
);
