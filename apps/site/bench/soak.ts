// Measures the whole football offer while its prices change and a player scrolls through it, with every league open: how far
// the page grows, after garbage collection and back at its top. It also measures the frames meanwhile.
import type { Page } from 'playwright';

import { whileMoving } from './production-build.ts';
import { atMost, percentile, slopeOf, write, type Row } from './figures.ts';
import { metricOf, type BettingTab, type World } from './world.ts';

const perSecond = 1000;
/** Milliseconds between two samples, and the seconds of scrolling before each. */
const apart = 10_000;
const scrolling = 4;

interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
  readonly nodes: number;
}

async function sample({ cdp }: BettingTab, start: number): Promise<Sample> {
  // The second collection frees what finalizers released.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return {
    minutes: (performance.now() - start) / 60_000,
    megabytes: (await metricOf(cdp, 'JSHeapUsedSize')) / 1e6,
    nodes: await metricOf(cdp, 'Nodes'),
  };
}

/** Loads all matches of the table, whose leagues are open. Returns the height of the page. */
async function showAll(page: Page): Promise<number> {
  const more = page.getByRole('button', { name: 'Show more matches' });
  while ((await more.count()) > 0) {
    const before = await page.evaluate(() => document.body.scrollHeight);
    await more.click();
    await page.waitForFunction((height) => document.body.scrollHeight > height, before);
  }
  return page.evaluate(() => document.body.scrollHeight);
}

/** Scrolls down and back to the top by pixels a frame for so many seconds. Returns the milliseconds between frames. */
function scroll(page: Page, seconds: number): Promise<number[]> {
  return page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        const start = performance.now();
        let last = start;
        const frame = (now: number): void => {
          gaps.push(now - last);
          last = now;
          const passed = now - start;
          if (passed > milliseconds) {
            scrollTo({ top: 0, behavior: 'instant' });
            done(gaps.slice(1));
            return;
          }
          scrollBy({ top: passed < milliseconds / 2 ? 24 : -24, behavior: 'instant' });
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
}

/** Returns the rows of the soak. */
export async function measureSoak(world: World, betting: BettingTab, minutes: number): Promise<Row[]> {
  const { page } = betting;
  write(`soak: the page is ${await showAll(page)} pixels high`);
  const gaps: number[] = [];
  const samples = await whileMoving(world, betting, perSecond, async () => {
    // Code that the engine compiles and keeps in the first half minute is no leak.
    await scroll(page, Math.min(30, minutes * 15));
    const start = performance.now();
    const taken: Sample[] = [];
    do {
      gaps.push(...(await scroll(page, scrolling)));
      await page.waitForTimeout(apart - scrolling * 1000);
      taken.push(await sample(betting, start));
    } while (performance.now() - start < minutes * 60_000);
    return taken;
  });
  const nodes = samples.map((each) => each.nodes);
  write(`soak: ${samples.map(({ megabytes }) => megabytes.toFixed(2)).join(' ')} MB; ${nodes.join(' ')} nodes`);
  write(`soak: ${gaps.length} frames while scrolling, median ${percentile(gaps, 50).toFixed(1)} ms`);
  const slope = slopeOf(samples.map((each) => [each.minutes, each.megabytes]));
  return [
    atMost(`soak at 1,000/s, ${minutes} minutes: heap`, slope, 0.2, 'MB/min', 3),
    atMost('soak: nodes, most less fewest', Math.max(...nodes) - Math.min(...nodes), 0, '', 0),
    atMost('soak: frame while scrolling, p98', percentile(gaps, 98), 20, 'ms', 1),
  ];
}
