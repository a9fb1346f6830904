import { drawWithout, range } from '../../draws/shuffle.ts';
import { kenoModels, type KenoModel } from '../../models/keno/keno-models.ts';
import { distributionOf } from '../../par/distribution.ts';
import { parOf } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { integerIn, modelOf } from '../../round/parse.ts';
import { checkBet, payOf, wholeFor } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';

/** The chosen numbers, from 1; as many as the mode. They are needed to open a round, and not for its figures. */
export interface KenoParams extends GameParams {
  readonly numbers?: readonly number[];
}

/** A finished draw. */
export interface KenoState {
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[];
  /** The chosen numbers that were drawn, ascending. */
  readonly hits: readonly number[];
  readonly multiplier: number;
}

const modelFor = (params: GameParams): KenoModel => modelOf(kenoModels, params);
const paysOf = (model: KenoModel, mode: string): Readonly<Record<number, number>> => model.pays[mode] ?? {};
const multipliersOf = (params: GameParams): number[] => Object.values(paysOf(modelFor(params), params.mode));

/** Returns the chosen numbers in ascending order. Throws `badParams` if they are not as many different ones as the mode. */
function numbersOf(model: KenoModel, params: KenoParams): number[] {
  const { numbers } = params as { readonly numbers?: unknown };
  const list: readonly unknown[] = Array.isArray(numbers) ? numbers : [];
  const chosen = [...new Set(list.map((each) => integerIn(each, 'A number', 1, model.numbers)))].sort((a, b) => a - b);
  if (chosen.length === list.length && `${chosen.length}` === params.mode) return chosen;
  throw new GameError('badParams', `${params.mode} different numbers are to be chosen.`);
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  return range(k).reduce((product, at) => (product * BigInt(n - at)) / BigInt(at + 1), 1n);
}

/** Number of draws with this many hits among `picks` numbers. */
export const drawsWithHits = ({ numbers, drawn }: KenoModel, picks: number, hits: number): bigint =>
  choose(picks, hits) * choose(numbers - picks, drawn - hits);

/** Keno and lotteries (GAME-15): the player chooses numbers, and is paid by how many of them are drawn. */
export const keno: Engine<KenoParams, KenoState> = {
  code: 'keno',
  shapes: ['instant', 'shared'],
  modes: [...new Set(kenoModels.flatMap(({ modes }) => modes))],
  stakeCells: (params) => wholeFor(multipliersOf(params)),
  largestMultiplier: (params) => Math.max(...multipliersOf(params)),
  open(draws, bet, params) {
    const model = modelFor(params);
    const { mode } = params;
    const numbers = numbersOf(model, params);
    checkBet(bet, wholeFor(multipliersOf(params)), Math.max(...multipliersOf(params)));
    const drawn = drawWithout(
      draws,
      range(model.numbers).map((at) => at + 1),
      model.drawn,
    );
    const hits = numbers.filter((number) => drawn.includes(number));
    const multiplier = paysOf(model, mode)[hits.length] ?? 0;
    return {
      engine: 'keno',
      model: model.code,
      mode,
      bet,
      params: { model: model.code, mode, numbers },
      step: 0,
      finished: true,
      staked: bet,
      payout: payOf(bet, multiplier),
      state: { drawn, hits, multiplier },
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A draw of numbers has no decisions.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par(params) {
    const model = modelFor(params);
    const picks = Number.parseInt(params.mode, 10);
    const pays = paysOf(model, params.mode);
    return parOf(
      distributionOf(range(picks + 1).map((hits) => [pays[hits] ?? 0, drawsWithHits(model, picks, hits)] as const)),
    );
  },
};
