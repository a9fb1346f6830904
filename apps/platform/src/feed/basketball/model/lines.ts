import { type Band, bandsAround } from '../../pricing/bands.ts';
import { halfLinesAround, ladderOf, type SideLines } from '../../pricing/lines.ts';
import type { GameFrame } from './rules.ts';

/** All lines that a game can have, around its expected score. */
export interface GameLines extends SideLines {
  readonly half: readonly number[];
  readonly quarter: readonly number[];
  /** Ranges of the total. */
  readonly bands: readonly Band[];
}

export function linesOf({ total, ahead }: GameFrame): GameLines {
  return {
    handicap: ladderOf(-40.5, 39.5, 2),
    total: halfLinesAround(total, 60, { step: 2 }),
    host: halfLinesAround((total + ahead) / 2, 40, { step: 2 }),
    away: halfLinesAround((total - ahead) / 2, 40, { step: 2 }),
    half: halfLinesAround(total / 2, 36, { step: 2 }),
    quarter: halfLinesAround(total / 4, 24),
    bands: bandsAround(total, 10, 6),
  };
}
