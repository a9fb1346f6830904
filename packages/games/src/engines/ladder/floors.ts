import type { Draws } from '../../draws/draws.ts';
import { drawWithout, range } from '../../draws/shuffle.ts';
import type { FloorsModel } from '../../models/ladder/ladder-models.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { FloorsState, LadderRules } from './ladder-state.ts';
import { chanceOfAll, isOffered, priceOf, type Chance } from './price.ts';

/** The choices of a floor and those that lose. */
export interface Difficulty {
  readonly choices: number;
  readonly losing: number;
}

/** The difficulty of a mode. The model has been checked to have the mode. */
export function difficultyOf({ difficulty, code }: FloorsModel, mode: string): Difficulty {
  const found = difficulty[mode];
  if (!found) throw new GameError('unknownMode', `${code} has no mode ${mode}.`);
  return found;
}

/** Chance to pass this many floors. */
export const chanceOfFloors = ({ choices, losing }: Difficulty, passed: number): Chance =>
  chanceOfAll(range(passed).map(() => ({ n: BigInt(choices - losing), d: BigInt(choices) })));

function priceAt(floors: number, difficulty: Difficulty, passed: number): number | null {
  const chance = chanceOfFloors(difficulty, passed);
  return passed <= floors && isOffered(chance) ? priceOf(chance) : null;
}

/** Opens a way of floors: the losing choices of each floor, from the lowest. */
export function openFloors(draws: Draws, model: FloorsModel, mode: string): FloorsState {
  const difficulty = difficultyOf(model, mode);
  const { choices, losing } = difficulty;
  return {
    kind: 'floors',
    losing: range(model.floors).map(() => drawWithout(draws, range(choices), losing).sort((a, b) => a - b)),
    picked: [],
    multiplier: priceOf({ n: 1n, d: 1n }),
    next: priceAt(model.floors, difficulty, 1),
  };
}

/** The rules of a way of floors. */
export function floorsRules(model: FloorsModel, mode: string): LadderRules<FloorsState> {
  const difficulty = difficultyOf(model, mode);
  return {
    steps: ({ next }) => (next === null ? [] : range(difficulty.choices).map((choice) => ({ type: 'pick', choice }))),
    take(state, action) {
      if (action.type !== 'pick') throw new GameError('badAction', 'A floor is passed by a choice.');
      const picked = [...state.picked, action.choice];
      if (state.losing[state.picked.length]?.includes(action.choice)) {
        return { state: { ...state, picked, multiplier: 0, next: null }, lost: true };
      }
      const multiplier = priceAt(model.floors, difficulty, picked.length) ?? state.multiplier;
      return {
        state: { ...state, picked, multiplier, next: priceAt(model.floors, difficulty, picked.length + 1) },
        lost: false,
      };
    },
    hide: (state) => ({ ...state, losing: state.losing.map((each, at) => (at < state.picked.length ? each : null)) }),
  };
}
