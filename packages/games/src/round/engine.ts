import type { Draws } from '../draws/draws.ts';
import type { Par } from '../par/par.ts';
import type { GameAction, GameParams, Round } from './round.ts';

/** How a round runs: in one call, by decisions, or at a time that all players share. */
export type Shape = 'instant' | 'stepped' | 'shared';

/**
 * A kind of game (GAME-04): pure functions over integers. Methods throw a `GameError` if input is refused. Params and
 * actions are checked, so they may come from a client.
 */
export interface Engine<P extends GameParams = GameParams, S = unknown, A extends GameAction = GameAction> {
  readonly code: string;
  /** First is the usual one. */
  readonly shapes: readonly Shape[];
  /** All modes of its models. A model lists those that it has. */
  readonly modes: readonly string[];
  /** A bet must be a multiple of this number of minor units. Then nothing is rounded, unless the rules name it. */
  stakeCells(params: P): number;
  /** The most that a round can return, in ten-thousandths of the bet. */
  largestMultiplier(params: P): number;
  /** Opens a round if the bet is on the grid. All that the round will ever draw is drawn here, in a fixed order. */
  open(draws: Draws, bet: number, params: P): Round<S, A, P>;
  /** Takes a decision if it is possible, and throws `illegalAction` if not. Engines with instant rounds have none. */
  step?(draws: Draws, round: Round<S, A, P>, action: A): Round<S, A, P>;
  /** The decisions that are possible now. It is empty once the round is finished. */
  actions(round: Round<S, A, P>): readonly A[];
  /** The decision that ends an abandoned round with the least risk. Throws `roundFinished` after the end. */
  fallback(round: Round<S, A, P>): A;
  /** The additional stake of a decision, in minor units. */
  extraStake(round: Round<S, A, P>, action: A): number;
  /** The round without what is not shown yet. */
  public(round: Round<S, A, P>): Round;
  /** Exact figures of the game under a strategy that the SPEC names. */
  par(params: P): Par;
}
