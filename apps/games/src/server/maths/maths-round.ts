/** A decision in a stepped round, as the engine takes it. */
export interface MathsAction {
  readonly type: string;
}

/** The choice with which a round opens. */
export interface MathsParams {
  readonly model: string;
  readonly mode: string;
}

/**
 * A round of the maths, whole and plain JSON, as `Round` of `@kvota/games`. It has what is not shown yet. Amounts are minor
 * units as safe integers.
 */
export interface MathsRound {
  readonly engine: string;
  readonly model: string;
  readonly mode: string;
  readonly bet: number;
  readonly params: MathsParams;
  readonly step: number;
  readonly finished: boolean;
  /** All stakes: the bet, and those of decisions that stake more. */
  readonly staked: number;
  /** All that is returned; 0 until the round is finished. */
  readonly payout: number;
  readonly state: unknown;
  readonly actions: readonly MathsAction[];
}
