import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '../database.ts';
import { bookings } from '../schema/index.ts';

test('[FAULT-04] an embedded database whose process is killed while it writes keeps every acknowledged row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kvota-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const writer = fork(fileURLToPath(new URL('../../testing/servers/write-rows.ts', import.meta.url)), [folder], {
    execArgv: [],
  });
  const acknowledged: unknown[] = [];
  writer.on('message', (row) => {
    acknowledged.push(row);
    if (acknowledged.length === 200) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  const database = await openDatabase({ folder });
  const rows = await database.db.select({ code: bookings.code }).from(bookings);
  await database.close();
  const kept = new Set(rows.map(({ code }) => code));
  expect(acknowledged.filter((code) => !kept.has(String(code)))).toEqual([]);
});
