interface TableBase {
  readonly engine: 'table';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
}

/** A roll from 0 to 9,999, under or over a target of the player. It returns 99 %, cut to four places. */
export interface DiceModel extends TableBase {
  readonly kind: 'dice';
  /** Fewest and most winning rolls that can be chosen, of 10,000. */
  readonly chances: { readonly least: number; readonly most: number };
}

/** A multiplier is drawn, and a target of the player is paid if the multiplier reaches it. It returns 99 %. */
export interface LimboModel extends TableBase {
  readonly kind: 'limbo';
  /** Targets in hundredths of the bet. */
  readonly targets: { readonly least: number; readonly most: number };
}

/** A ball falls left or right in each row. */
export interface PlinkoModel extends TableBase {
  readonly kind: 'plinko';
  /** Multiplier of each bucket, from the left, in ten-thousandths. There is one more than rows. */
  readonly buckets: readonly number[];
}

/** A wheel of equal segments. */
export interface WheelModel extends TableBase {
  readonly kind: 'wheel';
  /** Multiplier of each segment in order, in ten-thousandths. */
  readonly segments: readonly number[];
}

/** A card of nine cells wins if three prizes are equal. The prize is drawn by weight, then the cells are laid out. */
export interface ScratchModel extends TableBase {
  readonly kind: 'scratch';
  /** Number of cards of a series. Those without a prize are the rest. */
  readonly cards: number;
  /** Multipliers in ten-thousandths, with their number of cards. */
  readonly prizes: readonly { readonly multiplier: number; readonly cards: number }[];
}

/** A game of one draw. */
export type TableModel = DiceModel | LimboModel | PlinkoModel | WheelModel | ScratchModel;

const modes = ['draw'];
const tenths = (...values: readonly number[]): number[] => values.map((value) => value * 1000);
const mirrored = (half: readonly number[]): number[] => [...half, ...half.toReversed().slice(1)];
const prizes = (...pairs: readonly (readonly [times: number, cards: number])[]): ScratchModel['prizes'] =>
  pairs.map(([times, cards]) => ({ multiplier: times * 10_000, cards }));

const scratch = (code: string, list: ScratchModel['prizes']): ScratchModel => ({
  engine: 'table',
  kind: 'scratch',
  code,
  version: 1,
  modes,
  cards: 1_000_000,
  prizes: list,
});

const wheel = (code: string, segments: readonly number[]): WheelModel => ({
  engine: 'table',
  kind: 'wheel',
  code,
  version: 1,
  modes,
  segments,
});

/** The halves of a wheel of 50 segments. */
const wheel50 = [
  tenths(200, 0, 0, 0, 15, 0, 0, 0, 30, 0, 0, 0, 15, 0, 0, 0, 50, 0, 0, 0, 15, 0, 0, 0, 0),
  tenths(30, 0, 0, 0, 15, 0, 0, 0, 50, 0, 0, 0, 15, 0, 0, 0, 30, 0, 0, 0, 15, 0, 0, 0, 0),
];

/** All games of one draw. */
export const tableModels: readonly TableModel[] = [
  {
    engine: 'table',
    kind: 'dice',
    code: 'dice',
    version: 1,
    modes: ['under', 'over'],
    chances: { least: 100, most: 9800 },
  },
  { engine: 'table', kind: 'limbo', code: 'limbo', version: 1, modes, targets: { least: 101, most: 1_000_000 } },
  { engine: 'table', kind: 'plinko', code: 'plinko-8', version: 1, modes, buckets: mirrored(tenths(55, 20, 12, 9, 6)) },
  {
    engine: 'table',
    kind: 'plinko',
    code: 'plinko-12',
    version: 1,
    modes,
    buckets: mirrored(tenths(300, 100, 40, 20, 11, 6, 3)),
  },
  wheel('wheel-20', tenths(0, 12, 12, 15, 0, 12, 18, 12, 0, 15, 12, 0, 12, 15, 0, 12, 18, 0, 12, 15)),
  wheel('wheel-24', tenths(0, 12, 0, 20, 0, 15, 0, 12, 0, 35, 0, 12, 0, 15, 0, 20, 0, 12, 0, 15, 0, 12, 0, 50)),
  wheel('wheel-50', wheel50.flat()),
  scratch('scratch-small', prizes([1, 200_000], [2, 150_000], [3, 60_000], [10, 15_000], [25, 3000], [200, 250])),
  scratch(
    'scratch-classic',
    prizes([1, 120_000], [2, 100_000], [5, 46_000], [10, 17_000], [50, 2200], [100, 850], [1000, 40]),
  ),
  scratch('scratch-gold', prizes([2, 100_000], [5, 30_000], [20, 8000], [100, 1500], [1000, 150], [10_000, 14])),
];
