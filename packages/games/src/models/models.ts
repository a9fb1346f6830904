import { baccaratModels, type BaccaratModel } from './baccarat/baccarat-models.ts';
import { blackjackModels, type BlackjackModel } from './blackjack/blackjack-models.ts';
import { curveModels, type CurveModel } from './curve/curve-models.ts';
import { drawPokerModels, type DrawPokerModel } from './draw-poker/draw-poker-models.ts';
import { kenoModels, type KenoModel } from './keno/keno-models.ts';
import { ladderModels, type LadderModel } from './ladder/ladder-models.ts';
import { leagueModels, type LeagueModel } from './league/league-models.ts';
import { raceModels, type RaceModel } from './race/race-models.ts';
import { reelsModels } from './reels/index.ts';
import type { ReelsModel } from './reels/reels-model.ts';
import { rouletteModels, type RouletteModel } from './roulette/roulette-models.ts';
import { tableModels, type TableModel } from './table/table-models.ts';

/** The data of a game, by its engine. */
export type GameModel =
  | ReelsModel
  | LadderModel
  | DrawPokerModel
  | TableModel
  | BlackjackModel
  | KenoModel
  | RouletteModel
  | RaceModel
  | LeagueModel
  | CurveModel
  | BaccaratModel;

/**
 * All models (GAME-06). A title of a catalogue is a model with a name and a look.
 *
 * @example
 * ```ts
 * import { models } from '@kvota/games';
 *
 * models.find(({ code }) => code === 'mines-25')?.engine; // 'ladder'
 * ```
 */
export const models: readonly GameModel[] = [
  ...reelsModels,
  ...ladderModels,
  ...drawPokerModels,
  ...tableModels,
  ...blackjackModels,
  ...kenoModels,
  ...rouletteModels,
  ...raceModels,
  ...leagueModels,
  ...curveModels,
  ...baccaratModels,
];
