// Measures the time from a price set in the platform to the frame that shows it, while the crowd listens and other
// prices change.
import type { OddsKey } from '@kvota/contracts';

import { oddsFor } from './production-build.ts';
import { atMost, percentile, write, type Row } from './figures.ts';
import type { BettingTab, World } from './world.ts';

const perSecond = 1000;
/** The number of cells that take turns. */
const watched = 40;

interface Seen {
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
declare const window: { seen: Seen[] };

/** Runs in the page: records when a change of these cells was drawn, by the machine's clock. */
function watchCells(names: readonly string[]): void {
  window.seen = [];
  for (const name of names) {
    const cell = document.querySelector(`[data-price="${name}"]`);
    if (!cell) continue;
    const observer = new MutationObserver(() => {
      const text = cell.textContent;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => window.seen.push({ name, text, at: Date.now() }));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(cell, { childList: true, characterData: true, subtree: true });
  }
}

/** Returns the row of the delay from price to screen. */
export async function measurePainted(world: World, betting: BettingTab, prices: number): Promise<Row[]> {
  const { platform } = world;
  const { page } = betting;
  const cells = betting.odds.slice(0, watched);
  const visible = betting.odds.slice(watched);
  await platform.ask('move', { visible, atLeast: oddsFor(perSecond), perSecond });
  await page.evaluate(
    watchCells,
    cells.map((key) => key.join('|')),
  );
  await page.waitForTimeout(1000);
  const set: { key: OddsKey; text: string; at: number }[] = [];
  for (let turn = 0; turn < prices; turn += 1) {
    const key = cells[turn % cells.length];
    if (!key) break;
    // 20.00 and above, which the feed never offers for these cells.
    const hundredths = 2000 + turn;
    const at = await platform.ask('price', { key, thousandths: hundredths * 10 });
    set.push({ key, text: `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`, at });
    await page.waitForTimeout(110 + ((turn * 53) % 97));
  }
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => window.seen);
  for (const key of cells) await platform.ask('price', { key, thousandths: null });
  await platform.ask('move', { visible, atLeast: 0, perSecond: 0 });
  const took = set.flatMap(({ key, text, at }) => {
    const shown = seen.find(({ name, text: shownText }) => name === key.join('|') && shownText.includes(text));
    return shown ? [shown.at - at] : [];
  });
  write(`prices: ${set.length} set, ${took.length} seen, median ${percentile(took, 50).toFixed(0)} ms`);
  if (took.length < set.length) world.faults.push(`${set.length - took.length} prices were not seen.`);
  return [atMost('price set to painted, p99, with the crowd', percentile(took, 99), 250, 'ms', 0)];
}
