export { createDraws, type DrawsOptions } from './draws/create-draws.ts';
export type { Draws, Hmac } from './draws/draws.ts';
export type { Card } from './engines/draw-poker/hand-name.ts';
export type {
  BlackjackAction,
  BlackjackHand,
  BlackjackState,
  HandResult,
} from './engines/blackjack/blackjack-state.ts';
export type { Decision } from './engines/blackjack/best-decisions.ts';
export { rankDecisions } from './engines/blackjack/rank-decisions.ts';
export { reviewRound, type ReviewedDecision } from './engines/blackjack/review-round.ts';
export { blackjackTotal, type BlackjackTotal } from './engines/blackjack/total.ts';
export type { DrawnHand, DrawPokerState, HoldAction } from './engines/draw-poker/draw-poker.ts';
export { handName, rankOf, suitOf } from './engines/draw-poker/hand-name.ts';
export { rankHolds, type HoldValue } from './engines/draw-poker/holds.ts';
export { returnOfHolds, reviewHold, type ReturnOfHolds, type ReviewedHold } from './engines/draw-poker/review-hold.ts';
export { engineOf, engines, publicRound } from './engines/engine-of.ts';
export { sheetFor, sheetsOf, type SheetFile } from './engines/sheets.ts';
export type { CardsState, FloorsState, LadderAction, LadderState, MinesState } from './engines/ladder/ladder-state.ts';
export type { KenoParams, KenoState } from './engines/keno/keno.ts';
export type { RouletteBet, RouletteParams, RouletteState } from './engines/roulette/roulette.ts';
export { reds, spots, type Spot } from './engines/roulette/spots.ts';
export type { TableParams } from './engines/table/table.ts';
export type { TableState } from './engines/table/outcome.ts';
export { pointsOf, type LadderPoint } from './engines/ladder/points.ts';
export type { ReelsState } from './engines/reels/reels.ts';
export type { LineWin, Spin } from './engines/reels/spin.ts';
export { windowOf } from './engines/reels/window.ts';
export { drawPokerModels, type DrawPokerModel, type HandName } from './models/draw-poker/draw-poker-models.ts';
export {
  ladderModels,
  type CardsModel,
  type FloorsModel,
  type LadderModel,
  type MinesModel,
} from './models/ladder/ladder-models.ts';
export { models, type GameModel } from './models/models.ts';
export { reelsModels } from './models/reels/index.ts';
export type { ReelsModel, ScatterRule } from './models/reels/reels-model.ts';
export { decimalOf, rootOf, type Fraction } from './par/fraction.ts';
export { returnAt, type Distribution, type Outcome } from './par/distribution.ts';
export { netAfter, type Net } from './par/net.ts';
export type { Band, Par, Rare } from './par/par.ts';
export type { Sheet, SheetFigure } from './par/sheet.ts';
export { GameError, type GameErrorCode } from './refusal/game-error.ts';
export type { Engine, Shape } from './round/engine.ts';
export { payOf } from './round/pay.ts';
export type { GameAction, GameParams, Round } from './round/round.ts';
export { blackjackModels, type BlackjackModel } from './models/blackjack/blackjack-models.ts';
export { kenoModels, type KenoModel } from './models/keno/keno-models.ts';
export { rouletteModels, type RouletteModel } from './models/roulette/roulette-models.ts';
export { tableModels, type TableModel } from './models/table/table-models.ts';
export type { BaccaratBet, BaccaratParams, BaccaratState } from './engines/baccarat/baccarat.ts';
export { baccaratPoint, type Side } from './engines/baccarat/coup.ts';
export type { CurveParams, CurveState } from './engines/curve/curve.ts';
export { curveAt, curveLasts, curveReaches } from './engines/curve/rise.ts';
export { leagueOddsOf } from './engines/league/chances.ts';
export { dayOfRound, daysOf, fixturesOf, type Fixture } from './engines/league/fixtures.ts';
export type { LeagueBet, LeagueParams, LeagueState } from './engines/league/league.ts';
export { leaguePicks, type LeagueMarket, type LeaguePick } from './engines/league/picks.ts';
export { standingsOf, type PlayedDay, type Standing } from './engines/league/standings.ts';
export { oddsOf } from './engines/race/chances.ts';
export type { RaceParams, RaceState } from './engines/race/race.ts';
export { baccaratModels, type BaccaratModel } from './models/baccarat/baccarat-models.ts';
export { curveModels, type CurveModel } from './models/curve/curve-models.ts';
export { leagueModels, type LeagueClub, type LeagueModel } from './models/league/league-models.ts';
export { raceModels, type RaceModel } from './models/race/race-models.ts';
