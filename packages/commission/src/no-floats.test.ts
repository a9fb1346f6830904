import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Matches code that creates or reads a binary float, a clock or a random number. */
const FLOAT = /parseFloat|toFixed|toPrecision|\bMath\.(?!max\()|\d\.\d+(?!['\d])|\*\* ?-|\bDate\b|Temporal|crypto/;

/** Removes comments and quoted text from code. */
const bare = (source: string): string =>
  source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'[^'\n]*'|`[^`]*`/g, "''");

test('no float, clock or random number touches an amount', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/test\.ts|testing/.test(file));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => FLOAT.test(bare(readFileSync(join(import.meta.dirname, file), 'utf8'))))).toEqual([]);
});
