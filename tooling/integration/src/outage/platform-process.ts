// A platform in a separate process that can be stopped and started again with its data. platform-child.ts controls it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createPlatform, createSimulatedFeed, systemClock, type Platform } from '@kvota/platform';

const [port = '0', ...origins] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'kvota-outage-'));
const feed = createSimulatedFeed({ seed: 'outage' });
let platform: Platform | undefined;

async function start(): Promise<void> {
  platform = await createPlatform({
    database: { folder },
    clock: systemClock,
    seed: 'outage',
    feed,
    ids: () => crypto.randomUUID(),
    ports: { http: Number(port) },
    origins,
    // All clients have the same address.
    rate: { perSecond: 100_000, burst: 1_000_000 },
  });
}

async function obey(command: unknown): Promise<void> {
  if (command === 'start') await start();
  if (command === 'stop') await platform?.close();
  if (command === 'end') {
    await platform?.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.send?.(command);
  if (command === 'end') process.disconnect?.();
}

// The parent process has ended.
process.once('disconnect', () => process.exit());
process.on('message', (command) => void obey(command));
