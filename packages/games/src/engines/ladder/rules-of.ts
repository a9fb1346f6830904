import type { Draws } from '../../draws/draws.ts';
import type { LadderModel } from '../../models/ladder/ladder-models.ts';
import { GameError } from '../../refusal/game-error.ts';
import { cardsRules, openCards } from './cards.ts';
import { floorsRules, openFloors } from './floors.ts';
import type { LadderRules, LadderState } from './ladder-state.ts';
import { minesRules, openMines } from './mines.ts';

/** Draws the start of a ladder. */
export function openLadder(draws: Draws, model: LadderModel, mode: string): LadderState {
  switch (model.kind) {
    case 'mines':
      return openMines(draws, model, mode);
    case 'floors':
      return openFloors(draws, model, mode);
    case 'cards':
      return openCards(draws, model);
  }
}

/** Accepts states of one kind only, and refuses those of another ladder. */
function guarded<S extends LadderState>(
  rules: LadderRules<S>,
  isKind: (state: LadderState) => state is S,
): LadderRules<LadderState> {
  const checked = (state: LadderState): S => {
    if (isKind(state)) return state;
    throw new GameError('badParams', `A round has the state of another ladder: ${state.kind}.`);
  };
  return {
    steps: (state) => rules.steps(checked(state)),
    take: (state, action) => rules.take(checked(state), action),
    hide: (state) => rules.hide(checked(state)),
  };
}

/** The rules of a ladder in a mode. */
export function rulesOf(model: LadderModel, mode: string): LadderRules<LadderState> {
  switch (model.kind) {
    case 'mines':
      return guarded(minesRules(model, mode), (state) => state.kind === 'mines');
    case 'floors':
      return guarded(floorsRules(model, mode), (state) => state.kind === 'floors');
    case 'cards':
      return guarded(cardsRules(model), (state) => state.kind === 'cards');
  }
}
