import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

import type { SheetFile } from '../engines/sheets.ts';
import type { GameModel } from '../models/models.ts';
import type { Par } from '../par/par.ts';

/** The folder of the committed sheets. */
export const parFolder: string = join(import.meta.dirname, '../../par');

/** Name of the file with the sheets of a model. */
export const sheetName = ({ engine, code }: GameModel): string => `${engine}-${code}.json`.toLowerCase();

/** The committed sheets of a model. */
export const committed = (model: GameModel): SheetFile =>
  JSON.parse(readFileSync(join(parFolder, sheetName(model)), 'utf8')) as SheetFile; // written by scripts/write-par.ts

/** Compares return, hit rates, variance and largest win with those of the first committed sheet of a model. */
export function expectFirstSheet(
  model: GameModel,
  { rtp, hitRate, winRate, variance, top }: Pick<Par, 'rtp' | 'hitRate' | 'winRate' | 'variance' | 'top'>,
): void {
  const [sheet] = committed(model).sheets;
  const exact = [rtp, hitRate, winRate, variance].map(({ n, d }) => `${n}/${d}`);
  expect([model.code, ...exact, top.multiplier]).toEqual([
    model.code,
    ...[sheet?.rtp, sheet?.hitRate, sheet?.winRate, sheet?.variance].map((figure) => figure?.exact),
    sheet?.top.multiplier,
  ]);
}
