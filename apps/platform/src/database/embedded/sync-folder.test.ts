import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { syncFolder } from './sync-folder.ts';

test('a folder is written to the disk with every file below it, itself last', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kvota-sync-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'base/1'), { recursive: true });
  for (const name of ['PG_VERSION', 'base/1/16384']) writeFileSync(join(folder, name), 'x');
  const written: string[] = [];
  await syncFolder(folder, (path) => Promise.resolve(void written.push(path)));
  const all = ['', 'PG_VERSION', 'base', 'base/1', 'base/1/16384'].map((name) => join(folder, name));
  expect(written.toSorted()).toEqual(all.toSorted());
  expect(written.at(-1)).toBe(folder);
  await syncFolder(folder);
});
