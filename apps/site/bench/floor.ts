// The hand-written baseline: a copy of the betting page's DOM with the site's styles and without its scripts. Prices
// are written into their text nodes, once a frame.
import { openOwn, type BettingTab, type Tab, type World } from './world.ts';

interface HandWritten {
  readonly run: (perSecond: number) => void;
  readonly stop: () => void;
}
declare const window: { byHand: HandWritten };

/** Opens the copy as a page. Nothing changes in it until the bench starts a rate. */
export async function openFloor(world: World, { page }: BettingTab): Promise<Tab> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const tab = await openOwn(world, html);
  await tab.page.evaluate(writeByHand);
  return tab;
}

export const runFloor = ({ page }: Tab, perSecond: number): Promise<void> =>
  page.evaluate((rate) => window.byHand.run(rate), perSecond);
export const stopFloor = ({ page }: Tab): Promise<void> => page.evaluate(() => window.byHand.stop());

/** Runs in the page. The texts are prepared beforehand, so that the page pays for the writes only. */
function writeByHand(): void {
  const cells = [...document.querySelectorAll('[data-price][data-state="open"]')].map((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/^\d+\.\d{2,3}$/.test(node.nodeValue ?? '') && node.parentElement?.ariaHidden !== 'true') return node;
    throw new Error(`A cell without a price: ${cell.outerHTML}`);
  });
  // Up to a quarter away from the current price, as the feed of the bench changes it.
  const texts = cells.map(({ nodeValue }) => {
    const standing = Number(nodeValue);
    return Array.from({ length: 32 }, (_, step) => (standing * (0.75 + ((step * 13) % 32) / 64)).toFixed(2));
  });
  let going = 0;
  window.byHand = {
    run: (rate) => {
      const mine = (going += 1);
      let [last, due, at] = [performance.now(), 0, 0];
      const write = (now: number): void => {
        if (mine !== going) return;
        requestAnimationFrame(write);
        due += (rate * Math.min(100, now - last)) / 1000;
        last = now;
        // The last value wins: no cell is written twice within a frame.
        const first = at + Math.max(0, Math.floor(due) - cells.length);
        at += Math.floor(due);
        due -= Math.floor(due);
        for (let turn = first; turn < at; turn += 1) {
          // 37 shares no factor with the usual numbers of cells, so neighbours are not written together.
          const place = (turn * 37) % cells.length;
          const cell = cells[place];
          if (cell) cell.nodeValue = texts[place]?.[Math.floor(turn / cells.length) % 32] ?? '';
        }
      };
      requestAnimationFrame(write);
    },
    stop: () => void (going += 1),
  };
}
