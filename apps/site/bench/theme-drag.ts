// Measures the frames while a designer drags a colour in the theme tools on the betting page, with a processor four
// times slower, and how soon the visible page follows. Frames are counted by the processor time of the page's thread,
// four times as much as here, because slowing the browser down would count the load of the machine. The page's scripts
// get a clock that is four times faster, so that they divide their work as they would there.
import type { Browser, Locator, Page } from 'playwright';

import { atMost, percentile, write, type Row } from './figures.ts';
import { countChanges, readFollowed, startMove, watchPage } from './theme-drag/follow.ts';
import { frameCosts, mark, shownTime, traced, type FrameCost, type TraceEvent } from './theme-drag/frames.ts';
import { metricOf, type BettingTab, type World } from './world.ts';

const slower = 4;
/** Milliseconds of a frame, and until the visible page has followed a move. */
const [goal, followGoal] = [16, 150];
/** Milliseconds between two moves of the pointer in a drag at full speed. */
const betweenMoves = 16;
/** Milliseconds after a drag in which its last frames are counted. */
const rest = 1500;
/** Milliseconds without a change after which the page has followed a move. */
const quiet = 500;
/** Number of such times that a move may take. */
const most = 20;

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

/** Returns the place of the area of the open field. It moves when the list of pairs above gets longer. */
async function areaOf(panel: Locator): Promise<Area> {
  const canvas = panel.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The field has no area.');
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

/** Traces a page while something is done. */
async function traceEvents(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: [...traced] });
  await act();
  return (JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }).traceEvents;
}

const setMark = (page: Page): Promise<unknown> => page.evaluate((name) => void performance.mark(name), mark);

/** Returns the frames of a drag at full speed, and of its end. */
async function framesOf(
  browser: Browser,
  betting: BettingTab,
  area: Area,
  moves: number,
): Promise<readonly FrameCost[]> {
  const events = await traceEvents(browser, betting.page, async () => {
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
  return frameCosts(events, slower, mark);
}

/** Waits until a page has followed a move: it has changed something, and then nothing for a while. */
async function followedMove(page: Page): Promise<void> {
  let before = 0;
  for (let at = 0; at < most; at += 1) {
    await page.waitForTimeout(quiet);
    const after = await page.evaluate(countChanges);
    if (after > 0 && after === before) return;
    before = after;
  }
  throw new Error('The page does not follow.');
}

/** Returns how long the visible page takes to follow a move, by its frames. */
async function followTimes(browser: Browser, betting: BettingTab, area: Area, moves: number): Promise<number[]> {
  const times: number[] = [];
  for (let move = 0; move < moves; move += 1) {
    await betting.page.evaluate(startMove);
    const events = await traceEvents(browser, betting.page, async () => {
      await moveTo(betting, pointOf(area, (move + 1) * 5));
      await followedMove(betting.page);
    });
    const followed = await betting.page.evaluate(readFollowed);
    if (followed.changed === 0) throw new Error('Nothing visible has the colour.');
    if (followed.left > 0) throw new Error(`${followed.left} visible elements were left with another colour.`);
    times.push(shownTime(frameCosts(events, slower, `${mark}.${followed.mark}`)));
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
    await panel.getByRole('button', { name }).click();
    let area = await areaOf(panel);
    await press(betting, 'mousePressed', pointOf(area, 0));
    await page.waitForTimeout(rest);
    const layouts = await metricOf(cdp, 'LayoutCount');
    const frames = await framesOf(browser, betting, area, moves);
    const perFrame = ((await metricOf(cdp, 'LayoutCount')) - layouts) / Math.max(1, frames.length);
    if (what === 'a base colour') await page.evaluate(watchPage, mark);
    await page.evaluate(startMove);
    area = await areaOf(panel);
    await press(betting, 'mousePressed', pointOf(area, 0));
    await followedMove(page);
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
