import { range } from '../../draws/shuffle.ts';
import { rouletteModels, type RouletteModel } from '../../models/roulette/roulette-models.ts';
import { distributionOf } from '../../par/distribution.ts';
import { parOf } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { integerIn, modelOf } from '../../round/parse.ts';
import { ONE, checkBet } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';
import { spots, type Spot } from './spots.ts';

/** A bet on a place of the table, in minor units. */
export interface RouletteBet {
  readonly on: string;
  readonly amount: number;
}

/** All bets of a round. Their amounts add up to the bet of the round, and each place is named once. */
export interface RouletteParams extends GameParams {
  readonly bets?: readonly RouletteBet[];
}

/** A finished spin. */
export interface RouletteState {
  readonly number: number;
  /** Return of each bet, in the order of the bets. */
  readonly returns: readonly number[];
}

interface PlacedBet {
  readonly spot: Spot;
  readonly amount: number;
}

const modelFor = (params: GameParams): RouletteModel => modelOf(rouletteModels, params);

function placed(params: RouletteParams): PlacedBet[] {
  const { bets } = params as { readonly bets?: unknown };
  const list: readonly unknown[] = Array.isArray(bets) ? bets : [];
  const found = list.map((each): PlacedBet => {
    const { on, amount } = (typeof each === 'object' && each !== null ? each : {}) as {
      on?: unknown;
      amount?: unknown;
    };
    const spot = spots.find((one) => one.on === on);
    if (!spot) throw new GameError('badParams', `The table has no place ${JSON.stringify(on)}.`);
    return { spot, amount: integerIn(amount, 'An amount', 1, Number.MAX_SAFE_INTEGER) };
  });
  if (found.length > 0 && new Set(found.map(({ spot }) => spot.on)).size === found.length) return found;
  throw new GameError('badParams', 'A spin has one bet or more, each on another place.');
}

/** A winning place returns 36 parts of 36 numbers: 36 times the bet on one number, twice the bet on 18. */
const timesOf = ({ numbers }: Spot): number => (36 - (36 % numbers.length)) / numbers.length;

/** Return of a bet. La partage returns half of a bet on an even chance at zero; the amount is even then. */
function returnOf({ spot, amount }: PlacedBet, number: number, { partage }: RouletteModel): number {
  if (spot.numbers.includes(number)) return amount * timesOf(spot);
  return partage && number === 0 && spot.isEvenChance ? (amount - (amount % 2)) / 2 : 0;
}

function checkAmounts(bets: readonly PlacedBet[], bet: number, model: RouletteModel): void {
  const sum = bets.reduce((total, { amount }) => total + BigInt(amount), 0n);
  if (sum !== BigInt(bet)) throw new GameError('badBet', `The bets add up to ${sum}, and not to ${bet}.`);
  if (model.partage && bets.some(({ spot, amount }) => spot.isEvenChance && amount % 2 !== 0)) {
    throw new GameError('betOffGrid', 'A bet on an even chance is even, because a zero returns half of it.');
  }
}

/** Roulette with one zero, with la partage or without (GAME-16). */
export const roulette: Engine<RouletteParams, RouletteState> = {
  code: 'roulette',
  shapes: ['instant', 'shared'],
  modes: ['table'],
  stakeCells: (params) => (modelFor(params), 1),
  largestMultiplier: (params) => (modelFor(params), 36 * ONE),
  open(draws, bet, params) {
    const model = modelFor(params);
    const bets = placed(params);
    checkBet(bet, 1, 36 * ONE);
    checkAmounts(bets, bet, model);
    const number = draws.int(37);
    const returns = bets.map((each) => returnOf(each, number, model));
    return {
      engine: 'roulette',
      model: model.code,
      mode: params.mode,
      bet,
      params: {
        model: model.code,
        mode: params.mode,
        bets: bets.map(({ spot, amount }) => ({ on: spot.on, amount })),
      },
      step: 0,
      finished: true,
      staked: bet,
      payout: returns.reduce((sum, each) => sum + each, 0),
      state: { number, returns },
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A spin has no decisions.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par(params) {
    const model = modelFor(params);
    const bets = placed(params);
    const bet = bets.reduce((sum, { amount }) => sum + amount, 0);
    return parOf(
      distributionOf(
        range(37).map((number) => {
          const returned = bets.reduce((sum, each) => sum + returnOf(each, number, model), 0) * ONE;
          if (returned % bet === 0) return [returned / bet, 1n] as const;
          throw new GameError('badParams', 'The figures of these bets need more than four places. Use other amounts.');
        }),
      ),
    );
  },
};
