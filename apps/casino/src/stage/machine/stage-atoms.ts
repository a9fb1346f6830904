import { atom } from 'jotai';

import type { StageEvent, StageGame, StageState } from './stage-machine.ts';

/** A game with its name. */
export interface NamedGame extends StageGame {
  readonly name: string;
}

/** A game that is on stage, and the function that sends it an event. */
export interface RunningGame {
  readonly state: StageState;
  readonly send: (event: StageEvent) => void;
}

/** The game of the only frame of the site. The page of a game sets it; it is undefined once the game was closed. */
export const stagedGameAtom = atom<NamedGame | undefined>(undefined);

/** The place that the page of a game reserves for its frame; undefined on other pages, and if the game is not playable. */
export const stagePlaceAtom = atom<HTMLElement | undefined>(undefined);

/** True while the page of the staged game is open. */
export const onGamePageAtom = atom(false);

/** The running game, for the page and for the bar of a small game. */
export const runningGameAtom = atom<RunningGame | undefined>(undefined);

/** Id of the element with the frame. */
export const stageId = 'kvota-game';
