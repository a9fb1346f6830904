import { ladderOf } from '../../pricing/lines.ts';
import type { Format } from './rules.ts';

/** All lines that a match can have. */
export interface SeriesLines {
  readonly units: readonly number[];
  readonly unitLeads: readonly number[];
  readonly points: readonly number[];
  readonly pointLeads: readonly number[];
  readonly inUnit: readonly number[];
}

export function linesOf({ needed, target }: Format): SeriesLines {
  const usual = target * needed;
  return {
    units: ladderOf(needed + 0.5, needed * 2 - 1.5, 1),
    unitLeads: ladderOf(0.5 - needed, needed - 0.5, 1).filter((line) => Math.abs(line) > 1),
    points: ladderOf(Math.floor(usual * 1.05) + 0.5, usual * 4, 1),
    pointLeads: ladderOf(0.5 - Math.ceil(usual * 0.7), Math.ceil(usual * 0.7) - 0.5, 1),
    inUnit: ladderOf(Math.floor(target * 1.2) + 0.5, target * 2 + 8, 1),
  };
}
