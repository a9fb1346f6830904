// A platform in a process of its own that can be stopped and started again; its data stay. Talked to by platform-child.ts.
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
    // All of the clients have one address.
    rate: { perSecond: 100_000, burst: 1_000_000 },
  });
}

async function obey(word: unknown): Promise<void> {
  if (word === 'start') await start();
  if (word === 'stop') await platform?.close();
  if (word === 'end') {
    await platform?.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.send?.(word);
  if (word === 'end') process.disconnect?.();
}

// Whoever asked for it is gone.
process.once('disconnect', () => process.exit());
process.on('message', (word) => void obey(word));
