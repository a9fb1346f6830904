/** Scatters pay wherever they are, and start free spins. */
export interface ScatterRule {
  readonly symbol: string;
  /** Pay in stakes by the number of scatters: index 3 is that of three. */
  readonly pays: readonly number[];
  /** Free spins that three or more scatters start; 0 if there are none. */
  readonly freeSpins: number;
  /** Wins of free spins are multiplied by this. */
  readonly times: number;
  /** How often scatters of free spins may start as many again. */
  readonly retriggers: number;
}

/**
 * A slot on real strips: every stop of a reel is equally likely. Lines pay from the left. The RTP of a code never
 * changes: other maths has another version.
 */
export interface ReelsModel {
  readonly engine: 'reels';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  readonly rows: number;
  /** One strip per reel, one letter per stop. The window shows `rows` letters from the stop on, around the end. */
  readonly strips: readonly string[];
  /** Row of each reel, per line. Row 0 is the top. */
  readonly lines: readonly (readonly number[])[];
  /** Pay in line bets by symbol: index 3 is that of three from the left. Only the longest run of a line pays. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Replaces every symbol but the scatter. It is on no first reel. */
  readonly wild?: string;
  readonly scatter?: ScatterRule;
}
