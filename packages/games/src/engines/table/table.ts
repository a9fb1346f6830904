import type { Draws } from '../../draws/draws.ts';
import { crashPoint, pointsReaching, POINTS } from '../../models/crash-point.ts';
import { tableModels, type TableModel } from '../../models/table/table-models.ts';
import { distributionOf, type Distribution } from '../../par/distribution.ts';
import { fraction, isBelow } from '../../par/fraction.ts';
import { parOf, type Par } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { integerIn, modelOf } from '../../round/parse.ts';
import { checkBet, payOf, wholeFor } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';
import { range } from '../../draws/shuffle.ts';
import { drawCard, dropBall, spinWheel, type TableState } from './outcome.ts';

/**
 * A game of one draw. `target` is the number of winning rolls of dice, of 10,000, or the target of limbo in hundredths.
 * Other games have none.
 */
export interface TableParams extends GameParams {
  readonly target?: number;
}

/** A game with the target of the player, checked. */
interface Choice {
  readonly model: TableModel;
  readonly target: number;
}

function choiceOf(params: TableParams): Choice {
  const model = modelOf(tableModels, params);
  if (model.kind === 'dice') {
    return { model, target: integerIn(params.target, 'target', model.chances.least, model.chances.most) };
  }
  if (model.kind === 'limbo') {
    return { model, target: integerIn(params.target, 'target', model.targets.least, model.targets.most) };
  }
  return { model, target: 0 };
}

/** Multiplier of dice with this many winning rolls: 99 % of the fair price, cut to four places. */
const diceMultiplier = (rolls: number): number => (99_000_000 - (99_000_000 % rolls)) / rolls;

/** All multipliers of a choice, with their cases. */
function casesOf({ model, target }: Choice): (readonly [multiplier: number, cases: bigint])[] {
  switch (model.kind) {
    case 'dice':
      return [
        [diceMultiplier(target), BigInt(target)],
        [0, BigInt(10_000 - target)],
      ];
    case 'limbo': {
      const reaching = pointsReaching(BigInt(target));
      return [
        [target * 100, reaching],
        [0, POINTS - reaching],
      ];
    }
    case 'plinko': {
      let paths = [1n];
      for (const row of range(model.buckets.length - 1)) {
        paths = range(row + 2).map((at) => (paths[at - 1] ?? 0n) + (paths[at] ?? 0n));
      }
      return model.buckets.map((multiplier, at) => [multiplier, paths[at] ?? 0n]);
    }
    case 'wheel':
      return model.segments.map((multiplier) => [multiplier, 1n]);
    case 'scratch': {
      const paid = model.prizes.reduce((sum, { cards }) => sum + cards, 0);
      return [
        ...model.prizes.map(({ multiplier, cards }) => [multiplier, BigInt(cards)] as const),
        [0, BigInt(model.cards - paid)],
      ];
    }
  }
}

const distributionFor = (choice: Choice): Distribution => distributionOf(casesOf(choice));

const multipliersOf = (choice: Choice): number[] => casesOf(choice).map(([multiplier]) => multiplier);

/** Payouts of dice and limbo are cut to the minor unit, so that every bet is possible. */
const cellsOf = (choice: Choice): number =>
  choice.model.kind === 'dice' || choice.model.kind === 'limbo' ? 1 : wholeFor(multipliersOf(choice));

function drawn(draws: Draws, { model, target }: Choice, mode: string): TableState {
  switch (model.kind) {
    case 'dice': {
      const roll = draws.int(10_000);
      const wins = mode === 'under' ? roll < target : roll >= 10_000 - target;
      return { kind: 'dice', roll, multiplier: wins ? diceMultiplier(target) : 0 };
    }
    case 'limbo': {
      const point = BigInt(draws.int(2 ** 26)) * (1n << 26n) + BigInt(draws.int(2 ** 26));
      const reached = Number(crashPoint(point)); // at most 99 · 2⁵², which exceeds safe integers in 99 of 2⁵² cases only
      return { kind: 'limbo', drawn: reached, multiplier: reached >= target ? target * 100 : 0 };
    }
    case 'plinko':
      return dropBall(draws, model);
    case 'wheel':
      return spinWheel(draws, model);
    case 'scratch':
      return drawCard(draws, model);
  }
}

/** Lowest and highest return of all targets of dice. */
function diceRange({ least, most }: { readonly least: number; readonly most: number }): NonNullable<Par['rtpRange']> {
  const returns = range(most - least + 1).map((at) =>
    fraction(BigInt(diceMultiplier(least + at)) * BigInt(least + at), 100_000_000n),
  );
  const [first = fraction(0n, 1n)] = returns;
  return {
    least: returns.reduce((low, each) => (isBelow(each, low) ? each : low), first),
    most: returns.reduce((high, each) => (isBelow(high, each) ? each : high), first),
  };
}

/** Dice, limbo, plinko, wheels and scratch cards (GAME-13): one draw from integer weights. */
export const table: Engine<TableParams, TableState> = {
  code: 'table',
  shapes: ['instant'],
  modes: ['draw', 'under', 'over'],
  stakeCells: (params) => cellsOf(choiceOf(params)),
  largestMultiplier: (params) => Math.max(...multipliersOf(choiceOf(params))),
  open(draws, bet, params) {
    const choice = choiceOf(params);
    const { model, target } = choice;
    const { mode } = params;
    checkBet(bet, cellsOf(choice), Math.max(...multipliersOf(choice)));
    const state = drawn(draws, choice, mode);
    return {
      engine: 'table',
      model: model.code,
      mode,
      bet,
      params: { model: model.code, mode, ...(target > 0 && { target }) },
      step: 0,
      finished: true,
      staked: bet,
      payout: payOf(bet, state.multiplier),
      state,
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A draw has no decisions.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par(params) {
    const choice = choiceOf(params);
    const { model } = choice;
    return parOf(distributionFor(choice), model.kind === 'dice' ? { rtpRange: diceRange(model.chances) } : {});
  },
};
