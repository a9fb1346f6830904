// Measures receiving and decoding alone: the realtime client in a page without a table, compared with the same page
// while nothing changes.
import { join } from 'node:path';

import { build } from 'vite';

import { atMost, median, write, type Row } from './figures.ts';
import { countWire } from './wire.ts';
import { costOf, openOwn, type Tab, type World } from './world.ts';

const perSecond = 1000;
/** The number of prices on a page of the table. */
const odds = 145;

declare const window: { listen: (url: string) => Promise<void> };

async function listenerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'listener.ts'),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const output = Array.isArray(built) || 'output' in built ? [built].flat()[0]?.output : undefined;
  const chunk = output?.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The page of the socket bench was not built.');
  return chunk.code;
}

async function openListener(world: World): Promise<Tab> {
  const tab = await openOwn(world, '<!doctype html><title>Listening</title>');
  await tab.page.addScriptTag({ type: 'module', content: await listenerScript() });
  await tab.page.waitForFunction(() => 'listen' in window);
  await tab.page.evaluate((url) => window.listen(url), world.platform.address);
  return tab;
}

/** Returns the rows of the socket: main thread and bytes. */
export async function measureDecode(
  world: World,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const tab = await openListener(world);
  const move = (rate: number): Promise<number> =>
    world.platform.ask('move', { visible: [], atLeast: odds, perSecond: rate });
  const after = async <T>(rate: number, measure: () => Promise<T>): Promise<T> => {
    await move(rate);
    await tab.page.waitForTimeout(1000);
    return measure();
  };
  const costs: { moving: number; idle: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await after(0, () => costOf(tab, seconds));
    costs.push({ idle, moving: await after(perSecond, () => costOf(tab, seconds)) });
  }
  const wire = await after(perSecond, () => countWire(tab.cdp, () => tab.page.waitForTimeout(seconds * 1000)));
  await move(0);
  await tab.page.context().close();
  const [changes, messages] = [wire.changes / seconds, wire.messages / seconds];
  write(`socket alone: arrived ${changes.toFixed(0)}/s in ${messages.toFixed(1)} messages`);
  return [
    atMost('socket and decode at 1,000/s', median(costs.map(({ moving, idle }) => moving - idle)), 5, 'ms/s', 1),
    atMost('a change on the wire', wire.bytes / Math.max(1, wire.changes), 20, 'B', 1),
  ];
}
