import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
/** What makes or treats a binary float. Counting selections with `Math.min` and `Math.max` is no arithmetic of money. */
const FLOAT =
  /parseFloat|Number\(|\bNumber\.parse|toFixed|toPrecision|Math\.(?!min\(|max\()\w+|\d\.\d+(?!['\d])|\*\* ?-/;

/** Code without comments and without the text in quotes. */
const bare = (source: string): string =>
  source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'[^'\n]*'|`[^`]*`/g, "''");

// slip/timing.ts rounds seconds, and knows no money.
test('no float touches money or odds', () => {
  const files = globSync(['math/*.ts', 'slip/*.ts'], { cwd: folder }).filter(
    (file) => !/test|brute|arbitrar|timing/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => FLOAT.test(bare(readFileSync(join(folder, file), 'utf8'))))).toEqual([]);
});
