import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
/** Matches code that creates or reads a binary float. `Math.min` and `Math.max` are allowed: they count selections, not money. */
const FLOAT =
  /parseFloat|Number\(|\bNumber\.parse|toFixed|toPrecision|Math\.(?!min\(|max\()\w+|\d\.\d+(?!['\d])|\*\* ?-/;

/** Removes comments and quoted text from code. */
const bare = (source: string): string =>
  source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'[^'\n]*'|`[^`]*`/g, "''");

// slip/machine/timing.ts is left out: it rounds seconds and handles no money.
test('no float touches money or odds', () => {
  const files = globSync(['math/**/*.ts', 'slip/**/*.ts'], { cwd: folder }).filter((file) => !/test|timing/.test(file));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => FLOAT.test(bare(readFileSync(join(folder, file), 'utf8'))))).toEqual([]);
});
