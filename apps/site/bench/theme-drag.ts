// Measures the frames while a designer drags a colour in the theme tools on the betting page, with a processor four
// times slower, and how soon the visible page follows. Frames are counted by the processor time of the page's thread,
// four times as much as here, because slowing the browser down would count the load of the machine. The page's scripts
// get a clock that is four times faster, so that they divide their work as they would there.
import type { Browser, Locator, Page } from 'playwright';

import { atMost, percentile, write, type Row } from './figures.ts';
import { frameCosts, mark, shownTime, traced, type FrameCost, type TraceEvent } from './theme-drag/frames.ts';
import { metricOf, type BettingTab, type World } from './world.ts';

const slower = 4;
/** Milliseconds of a frame, and until the visible page has followed a move. */
const [goal, followGoal] = [16, 150];
/** Milliseconds between two moves of the pointer in a drag at full speed. */
const betweenMoves = 16;
/** Milliseconds after a move until the page has followed it in any case. */
const rest = 1500;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

async function openTools(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('User name').fill('al2');
  await page.getByLabel('Password', { exact: true }).fill('kvota');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Theme tools' }).click();
  const panel = page.getByRole('region', { name: 'Theme tools' });
  await panel.waitFor();
  await page.locator('[data-price][data-state="open"]').first().waitFor();
  await page.waitForTimeout(3000);
  return panel;
}

/** Opens the field of a colour and returns the place of its area. */
async function openField(panel: Locator, name: RegExp): Promise<Area> {
  const row = panel.getByRole('button', { name });
  await row.click();
  const canvas = panel.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error(`The field of ${String(name)} has no area.`);
  return { left: box.x, top: box.y, width: box.width, height: box.height };
}

/** A point on a path through the middle of the area, by the number of the move. */
const pointOf = ({ left, top, width, height }: Area, move: number): { x: number; y: number } => ({
  x: left + width * (0.5 + 0.4 * Math.sin(move / 9)),
  y: top + height * (0.4 + 0.25 * Math.cos(move / 7)),
});

const press = ({ cdp }: BettingTab, type: 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
  cdp.send('Input.dispatchMouseEvent', { type, button: 'left', buttons: 1, clickCount: 1, ...at });

const moveTo = ({ cdp }: BettingTab, at: { x: number; y: number }) =>
  cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...at });

/** Runs in the page: lets its scripts measure time as on a slower processor. */
function slowClock(times: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
}

/** Traces a page while something is done, and returns the frames between the marks that are set meanwhile. */
async function traceFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly FrameCost[]> {
  await browser.startTracing(page, { categories: [...traced] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return frameCosts(traceEvents, slower);
}

const setMark = (page: Page): Promise<unknown> => page.evaluate((name) => void performance.mark(name), mark);

/** Returns the frames of a drag at full speed, and of its end. */
const framesOf = (browser: Browser, betting: BettingTab, area: Area, moves: number): Promise<readonly FrameCost[]> =>
  traceFrames(browser, betting.page, async () => {
    await setMark(betting.page);
    for (let move = 0; move < moves; move += 1) {
      // Not awaited: a slow page gets several moves in a frame, as from a hand.
      void moveTo(betting, pointOf(area, move));
      await betting.page.waitForTimeout(betweenMoves);
    }
    await press(betting, 'mouseReleased', pointOf(area, moves));
    await betting.page.waitForTimeout(rest);
    await setMark(betting.page);
  });

/** Runs in the page: marks a move, and the drawing of each visible part outside the tools that changed after it. */
function watchPage(name: string): void {
  addEventListener('pointermove', () => void performance.mark(name), { capture: true });
  const panel = document.querySelector('section[data-theme-tools]')?.getBoundingClientRect();
  const isVisible = (element: Element): boolean => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && left < (panel?.left ?? innerWidth);
  };
  new MutationObserver((changes) => {
    const seen = changes.some(
      ({ target, oldValue }) =>
        target instanceof HTMLElement &&
        `${oldValue ?? ''}${target.style.cssText}`.includes('--kvota-color') &&
        !target.closest('[data-theme-tools]') &&
        isVisible(target),
    );
    if (!seen) return;
    // The changes were made in the callbacks of a frame; a task after it runs when it has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => void performance.mark(name));
    port1.start();
    port2.postMessage(null);
  }).observe(document, { attributes: true, attributeOldValue: true, attributeFilter: ['style'], subtree: true });
}

/** Returns how long the visible page takes to follow a move, by its frames. */
async function followTimes(browser: Browser, betting: BettingTab, area: Area, moves: number): Promise<number[]> {
  const times: number[] = [];
  for (let move = 0; move < moves; move += 1) {
    const frames = await traceFrames(browser, betting.page, async () => {
      await moveTo(betting, pointOf(area, (move + 1) * 5));
      await betting.page.waitForTimeout(rest);
    });
    times.push(shownTime(frames));
  }
  return times;
}

const mean = (frames: readonly FrameCost[], part: keyof FrameCost): string =>
  (frames.reduce((sum, frame) => sum + frame[part], 0) / Math.max(1, frames.length)).toFixed(1);

/** Returns the rows of a drag of a base colour, from which others follow, and of a single colour. */
export async function measureThemeDrag({ browser }: World, betting: BettingTab, moves: number): Promise<Row[]> {
  const { page, cdp } = betting;
  const panel = await openTools(page);
  await page.evaluate(slowClock, slower);
  const rows: Row[] = [];
  for (const [what, name] of [
    ['a base colour', /^Brand/],
    ['a single colour', /^Page #/],
  ] as const) {
    if (what === 'a single colour') await panel.getByText('Single colours').click();
    const area = await openField(panel, name);
    await press(betting, 'mousePressed', pointOf(area, 0));
    await page.waitForTimeout(rest);
    const layouts = await metricOf(cdp, 'LayoutCount');
    const frames = await framesOf(browser, betting, area, moves);
    const perFrame = ((await metricOf(cdp, 'LayoutCount')) - layouts) / Math.max(1, frames.length);
    await press(betting, 'mousePressed', pointOf(area, 0));
    await page.waitForTimeout(rest);
    await page.evaluate(watchPage, mark);
    const follows = await followTimes(browser, betting, area, Math.ceil(moves / 12));
    await press(betting, 'mouseReleased', pointOf(area, 0));
    const split = (['script', 'style', 'layout', 'paint', 'other', 'longest'] as const)
      .map((part) => `${part} ${mean(frames, part)}`)
      .join(', ');
    write(
      `${what}: ${moves} moves, ${frames.length} frames, mean ms: ${split}; ${perFrame.toFixed(1)} layouts a frame`,
    );
    const totals = frames.map(({ total }) => total);
    for (const part of [50, 95]) {
      const text = `drag of ${what}, main thread a frame, p${part}, ${slower} x slower`;
      rows.push(atMost(text, percentile(totals, part), goal, 'ms', 1));
    }
    const text = `drag of ${what}, visible page follows, p95, ${slower} x slower`;
    rows.push(atMost(text, percentile(follows, 95), followGoal, 'ms', 0));
  }
  return rows;
}
