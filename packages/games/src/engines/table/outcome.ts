import type { Draws } from '../../draws/draws.ts';
import { drawWeighted, drawWithout, range } from '../../draws/shuffle.ts';
import type { PlinkoModel, ScratchModel, WheelModel } from '../../models/table/table-models.ts';

/** A finished draw, by the kind of game. `multiplier` is in ten-thousandths of the bet. */
export type TableState =
  | { readonly kind: 'dice'; readonly roll: number; readonly multiplier: number }
  /** `drawn` is the multiplier that was drawn, in hundredths. */
  | { readonly kind: 'limbo'; readonly drawn: number; readonly multiplier: number }
  /** `path` has 0 for left and 1 for right, by row. */
  | { readonly kind: 'plinko'; readonly path: readonly number[]; readonly bucket: number; readonly multiplier: number }
  | { readonly kind: 'wheel'; readonly segment: number; readonly multiplier: number }
  /** `cells` has the index of a prize per cell; `prize` is the index of the one that won. */
  | {
      readonly kind: 'scratch';
      readonly prize: number | null;
      readonly cells: readonly number[];
      readonly multiplier: number;
    };

/** Lets a ball fall: one draw of two per row. */
export function dropBall(draws: Draws, { buckets }: PlinkoModel): TableState {
  const path = range(buckets.length - 1).map(() => draws.int(2));
  const bucket = path.reduce((sum, each) => sum + each, 0);
  return { kind: 'plinko', path, bucket, multiplier: buckets[bucket] ?? 0 };
}

/** Spins a wheel: one draw of its segments. */
export function spinWheel(draws: Draws, { segments }: WheelModel): TableState {
  const segment = draws.int(segments.length);
  return { kind: 'wheel', segment, multiplier: segments[segment] ?? 0 };
}

/** Draws a card: its prize by weight, then the cells. Only a winning prize is on three cells, others are on two at most. */
export function drawCard(draws: Draws, { cards, prizes }: ScratchModel): TableState {
  const paid = prizes.reduce((sum, prize) => sum + prize.cards, 0);
  const drawn = drawWeighted(draws, [...prizes.map((prize) => prize.cards), cards - paid]);
  const prize = drawn === prizes.length ? null : drawn;
  const others = range(prizes.length).filter((index) => index !== prize);
  const pool = [...others, ...others];
  const filled = prize === null ? drawWithout(draws, pool, 9) : [prize, prize, prize, ...drawWithout(draws, pool, 6)];
  const multiplier = prize === null ? 0 : (prizes[prize]?.multiplier ?? 0);
  return { kind: 'scratch', prize, cells: drawWithout(draws, filled, 9), multiplier };
}
