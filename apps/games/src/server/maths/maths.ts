import type { MathsAction, MathsRound } from './maths-round.ts';

/** Seeds of one round. */
export interface RoundSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A model of an engine: a game's maths without its look. */
export interface MathsModel {
  readonly engine: string;
  readonly model: string;
}

export interface OpenOptions extends MathsModel {
  readonly mode: string;
  /** In minor units. */
  readonly bet: number;
  /** Further choices, unchecked. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly seeds: RoundSeeds;
}

/** The gain of a number of rounds: how often it is above 0, in millionths, and what 5, 50 and 95 of 100 series reach. */
export interface SeriesGain {
  readonly rounds: number;
  readonly ahead: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Type of the decision with which a bet leaves a shared round while it runs. */
export const cashOut = 'cash-out';

/** A decision to leave a shared round while it runs. */
export interface Leaving {
  readonly action: MathsAction;
  /** Milliseconds since the run began. */
  readonly ran: number;
  readonly seeds: RoundSeeds;
}

/** Figures of a model, computed from its maths (RGS-15). Percentages and multiples are decimal text. */
export interface MathsSheet {
  readonly rtp: string;
  readonly rtpMin?: string;
  readonly volatility: number;
  readonly maxWin: string;
  readonly hits: { readonly any: string; readonly more: string };
  /** Standard deviation of the return of a round, in stakes, for the riskiest way to play. */
  readonly deviation?: string;
  readonly lines?: number;
  /** Gains of 60, 240 and 720 rounds of the usual choice, in ten-thousandths of the stake. */
  readonly net?: readonly SeriesGain[];
  readonly version: number;
  /** SHA-256 of the sheet, in hexadecimal. */
  readonly hash: string;
}

/** Thrown if the maths refuses input: an unknown mode, parameters that are wrong, or a decision that is not possible. */
export class MathsRefused extends Error {
  readonly code: 'badParams' | 'illegalAction' | 'stakeOffGrid';
  constructor(code: MathsRefused['code'], message: string) {
    super(message);
    this.name = 'MathsRefused';
    this.code = code;
  }
}

/** The maths of the games, as the server uses it. Pure; methods throw MathsRefused. */
export interface Maths {
  has(model: MathsModel): boolean;
  /** The first is the usual one. */
  modes(model: MathsModel): readonly string[];
  /** Stakes of a mode are multiples of this number of minor units. */
  unit(model: MathsModel, mode: string): number;
  sheet(model: MathsModel): MathsSheet;
  open(options: OpenOptions): MathsRound;
  /** A bet on the shared round of a number before its result: checked, and not finished. */
  bet(options: Omit<OpenOptions, 'seeds'> & { readonly number: number }): MathsRound;
  /** What all bets on a shared round have in common, such as the drawn number. */
  result(model: MathsModel, seeds: RoundSeeds): unknown;
  /** Milliseconds for which a shared round runs before its result; null if its result is drawn in a moment. */
  run(model: MathsModel, seeds: RoundSeeds): number | null;
  /** The most milliseconds of a run; null if rounds of the model do not run. */
  longestRun(model: MathsModel): number | null;
  /** Milliseconds of a run after which a bet leaves by itself; null if its round does not run. */
  leavesAfter(bet: MathsRound): number | null;
  /** A bet that leaves while its round runs, decided; null if the run had ended. Throws MathsRefused if it cannot leave. */
  leave(bet: MathsRound, leaving: Leaving): MathsRound | null;
  step(round: MathsRound, action: MathsAction, seeds: RoundSeeds): MathsRound;
  /** The decisions that are possible now. */
  actions(round: MathsRound): readonly MathsAction[];
  /** The decision that goes on with the least risk in an abandoned round. */
  fallback(round: MathsRound): MathsAction;
  /** The round without what is not shown yet. */
  public(round: MathsRound): unknown;
}
