/** The choice with which a round opens: the model of the game, its mode, and what else the engine asks for. */
export interface GameParams {
  readonly model: string;
  readonly mode: string;
}

/** A decision of the player in a stepped round. */
export interface GameAction {
  readonly type: string;
}

/**
 * A round of a game, whole (GAME-03). It is plain JSON: it can be stored, resumed, replayed and verified from it. It
 * also has what is not shown yet; `publicRound` removes that. Amounts are minor units as safe integers.
 */
export interface Round<S = unknown, A extends GameAction = GameAction, P extends GameParams = GameParams> {
  readonly engine: string;
  readonly model: string;
  readonly mode: string;
  /** The first stake. */
  readonly bet: number;
  readonly params: P;
  /** Number of decisions so far. */
  readonly step: number;
  readonly finished: boolean;
  /** All stakes of the round: the bet, and those of decisions that stake more. */
  readonly staked: number;
  /** All that the round returns. It is 0 until the round is finished. */
  readonly payout: number;
  readonly state: S;
  /** The decisions so far. */
  readonly actions: readonly A[];
}
