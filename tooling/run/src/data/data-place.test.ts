import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { dataLine, startFresh } from './data-place.ts';

const url = 'postgres://kvota:hidden@db:5432/kvota';

test('the line about the data names the folder, or the PostgreSQL without its password and the key that stays here', () => {
  expect(dataLine({}, '/data')).toBe('  Data          /data  (start with --fresh for an empty one)');
  expect(dataLine({ DATABASE_URL: url }, '/data')).toBe(
    '  Data          PostgreSQL at db:5432, database kvota  (key of the games: /data/games/key)',
  );
  expect(dataLine({ DATABASE_URL: url, KVOTA_GAMES_KEY: 'key' }, '/data')).toBe(
    '  Data          PostgreSQL at db:5432, database kvota',
  );
});

test('a fresh start empties the folder, and is refused with a PostgreSQL, whose games need the key in the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kvota-fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'games'));
  expect(() => startFresh({ DATABASE_URL: url }, folder)).toThrow(/Name an empty database there/);
  expect(existsSync(join(folder, 'games'))).toBe(true);
  startFresh({}, folder);
  expect(existsSync(folder)).toBe(false);
});
