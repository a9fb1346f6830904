import type { Draws } from '../../draws/draws.ts';
import { largestWins } from '../../models/reels/largest-wins.ts';
import { reelsModels } from '../../models/reels/index.ts';
import type { ReelsModel } from '../../models/reels/reels-model.ts';
import type { Engine } from '../../round/engine.ts';
import { modelOf } from '../../round/parse.ts';
import { checkBet, payOf, wholeFor } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';
import { GameError } from '../../refusal/game-error.ts';
import { reelsPar } from './par-of-reels.ts';
import { evaluate, lineBetOf, type Spin } from './spin.ts';

/** A slot: the paid spin, then its free spins in order. */
export interface ReelsState {
  readonly spins: readonly Spin[];
}

const codeOfModel = (params: GameParams): ReelsModel => modelOf(reelsModels, params);

/** Spins until no free spin is left. Stops are drawn reel by reel from the left. */
function spinAll(draws: Draws, model: ReelsModel): Spin[] {
  const spins: Spin[] = [];
  let [left, retriggers] = [1, 1 + (model.scatter?.retriggers ?? 0)];
  while (left > 0) {
    const stops = model.strips.map((strip) => draws.int(strip.length));
    const spin = evaluate(model, stops, spins.length === 0 ? 1 : (model.scatter?.times ?? 1), retriggers);
    spins.push(spin);
    if (spin.freeSpins > 0) retriggers -= 1;
    left += spin.freeSpins - 1;
  }
  return spins;
}

/** The written maximum. A model without one has no bets: its bound would be too low. */
function largestWin({ code }: ReelsModel): number {
  const written = largestWins[code];
  if (written === undefined)
    throw new GameError('unknownModel', `${code} has no largest win: add it to largest-wins.ts.`);
  return written;
}

const cellsOf = (model: ReelsModel): number =>
  wholeFor(Object.values(model.pays).flatMap((pays) => pays.map((pay) => pay * lineBetOf(model))));

/** Slots on real strips, with lines, wilds, scatters and free spins (GAME-10). A round is instant. */
export const reels: Engine<GameParams, ReelsState> = {
  code: 'reels',
  shapes: ['instant'],
  modes: ['spin'],
  stakeCells: (params) => cellsOf(codeOfModel(params)),
  largestMultiplier: (params) => largestWin(codeOfModel(params)),
  open(draws, bet, params) {
    const model = codeOfModel(params);
    checkBet(bet, cellsOf(model), largestWin(model));
    const spins = spinAll(draws, model);
    const win = spins.reduce((sum, each) => sum + each.win, 0);
    return {
      engine: 'reels',
      model: model.code,
      mode: params.mode,
      bet,
      params: { model: model.code, mode: params.mode },
      step: 0,
      finished: true,
      staked: bet,
      payout: payOf(bet, win),
      state: { spins },
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A spin has no decisions.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par: (params) => reelsPar(codeOfModel(params)),
};
