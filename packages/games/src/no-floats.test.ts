import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Matches code that creates or reads a binary float. Minimum, maximum and leading zeros of integers are integers. */
const FLOAT = /parseFloat|toFixed|toPrecision|Math\.(?!min\(|max\(|clz32\()\w+|\d\.\d+(?!['\d])|\*\* ?-|Math\.random/;

/** Removes comments and quoted text from code. */
const bare = (source: string): string =>
  source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'[^'\n]*'|`[^`]*`/g, "''");

test('[GAME-05] no float touches money or chances, and nothing draws at random beside the draws', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/test\.ts|testing/.test(file));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => FLOAT.test(bare(readFileSync(join(import.meta.dirname, file), 'utf8'))))).toEqual([]);
});
