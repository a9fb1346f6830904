import type { Draws } from '../../draws/draws.ts';
import { drawWeighted, range } from '../../draws/shuffle.ts';
import { raceModels, type RaceModel } from '../../models/race/race-models.ts';
import { distributionOf } from '../../par/distribution.ts';
import { isBelow, times } from '../../par/fraction.ts';
import { parOf } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { integerIn, modelOf } from '../../round/parse.ts';
import { checkBet, payOf } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';
import { betsOf, chanceOfBet, oddsOf } from './chances.ts';

/** The runners of a bet, from 0: one, or the first two in order for `forecast`. */
export interface RaceParams extends GameParams {
  readonly runners?: readonly number[];
}

/** A finished race. */
export interface RaceState {
  /** Runners from 0, the first place first. */
  readonly order: readonly number[];
  readonly multiplier: number;
}

const modelFor = (params: GameParams): RaceModel => modelOf(raceModels, params);

function runnersOf(model: RaceModel, params: RaceParams): number[] {
  const { runners } = params as { readonly runners?: unknown };
  const list: readonly unknown[] = Array.isArray(runners) ? runners : [];
  const chosen = list.map((each) => integerIn(each, 'A runner', 0, model.weights.length - 1));
  const wanted = params.mode === 'forecast' ? 2 : 1;
  if (chosen.length === wanted && new Set(chosen).size === wanted) return chosen;
  throw new GameError('badParams', `A bet of the mode ${params.mode} names ${wanted} different runners.`);
}

/** Draws the places in order, each among the runners that are left. */
function run(draws: Draws, { weights }: RaceModel): number[] {
  let left = range(weights.length);
  const order: number[] = [];
  while (left.length > 1) {
    const placed =
      left[
        drawWeighted(
          draws,
          left.map((runner) => weights[runner] ?? 0),
        )
      ] ?? 0;
    order.push(placed);
    left = left.filter((runner) => runner !== placed);
  }
  return [...order, ...left];
}

function wins(mode: string, [first, second]: readonly number[], [a, b]: readonly number[]): boolean {
  if (mode === 'forecast') return first === a && second === b;
  return first === a || (mode === 'first-two' && first === b);
}

/** Races by Plackett and Luce (GAME-19). The draw does not depend on the bet. */
export const race: Engine<RaceParams, RaceState> = {
  code: 'race',
  shapes: ['shared', 'instant'],
  modes: ['win', 'first-two', 'forecast'],
  stakeCells: (params) => (modelFor(params), 1),
  largestMultiplier(params) {
    const model = modelFor(params);
    return Math.max(...betsOf(model, params.mode).map((runners) => oddsOf(model, params.mode, runners)));
  },
  open(draws, bet, params) {
    const model = modelFor(params);
    const { mode } = params;
    const runners = runnersOf(model, params);
    const odds = oddsOf(model, mode, runners);
    checkBet(bet, 1, odds);
    const order = run(draws, model);
    const multiplier = wins(mode, runners, order) ? odds : 0;
    return {
      engine: 'race',
      model: model.code,
      mode,
      bet,
      params: { model: model.code, mode, runners },
      step: 0,
      finished: true,
      staked: bet,
      payout: payOf(bet, multiplier),
      state: { order, multiplier },
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A race has no decisions.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par(params) {
    const model = modelFor(params);
    const runners = runnersOf(model, params);
    const chance = chanceOfBet(model, params.mode, runners);
    const all = betsOf(model, params.mode).map((each) =>
      times(chanceOfBet(model, params.mode, each), { n: BigInt(oddsOf(model, params.mode, each)), d: 10_000n }),
    );
    const distribution = distributionOf([
      [oddsOf(model, params.mode, runners), chance.n],
      [0, chance.d - chance.n],
    ]);
    const least = all.reduce((low, each) => (isBelow(each, low) ? each : low));
    return parOf(distribution, {
      rtpRange: { least, most: all.reduce((high, each) => (isBelow(high, each) ? each : high)) },
    });
  },
};
