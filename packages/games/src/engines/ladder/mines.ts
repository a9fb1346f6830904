import { drawWithout, range } from '../../draws/shuffle.ts';
import type { Draws } from '../../draws/draws.ts';
import type { MinesModel } from '../../models/ladder/ladder-models.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { LadderRules, MinesState } from './ladder-state.ts';
import { chanceOfAll, isOffered, priceOf, type Chance } from './price.ts';

/** Chance that the first `opened` cells hold no mine. */
export function chanceOfMines(cells: number, mines: number, opened: number): Chance {
  return chanceOfAll(range(opened).map((at) => ({ n: BigInt(cells - mines - at), d: BigInt(cells - at) })));
}

/** Multiplier after this many safe cells, or null if the ladder has no such step. */
function priceAt(cells: number, mines: number, opened: number): number | null {
  if (opened > cells - mines) return null;
  const chance = chanceOfMines(cells, mines, opened);
  return isOffered(chance) ? priceOf(chance) : null;
}

/** Opens a field of mines: an ordered choice of cells. */
export function openMines(draws: Draws, { cells }: MinesModel, mode: string): MinesState {
  const mines = Number.parseInt(mode, 10);
  return {
    kind: 'mines',
    mines: drawWithout(draws, range(cells), mines).sort((a, b) => a - b),
    opened: [],
    multiplier: priceOf({ n: 1n, d: 1n }),
    next: priceAt(cells, mines, 1),
  };
}

/** The rules of a field with this many cells and mines. */
export function minesRules({ cells }: MinesModel, mode: string): LadderRules<MinesState> {
  const count = Number.parseInt(mode, 10);
  return {
    steps: ({ opened, next }) =>
      next === null
        ? []
        : range(cells)
            .filter((cell) => !opened.includes(cell))
            .map((cell) => ({ type: 'open', cell })),
    take(state, action) {
      if (action.type !== 'open' || !state.mines) throw new GameError('badAction', 'A field is opened by cell.');
      const opened = [...state.opened, action.cell];
      if (state.mines.includes(action.cell)) {
        return { state: { ...state, opened, multiplier: 0, next: null }, lost: true };
      }
      const multiplier = priceAt(cells, count, opened.length) ?? state.multiplier;
      return { state: { ...state, opened, multiplier, next: priceAt(cells, count, opened.length + 1) }, lost: false };
    },
    hide: (state) => ({ ...state, mines: null }),
  };
}
