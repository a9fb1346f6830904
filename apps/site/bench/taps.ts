// Measures the time from a tap on a price to the frame in which the cell is selected and the ticket counts it, with a
// processor four times slower.
import { whileMoving } from './production-build.ts';
import { atMost, percentile, write, type Row } from './figures.ts';
import type { BettingTab, WindowName, World } from './world.ts';

/** Changes per second, and the goal in milliseconds. Nothing is moved under the natural feed. */
const rates = {
  natural: [0, 50],
  '1,000/s': [1000, 50],
  '5,000/s': [5000, 100],
} as const;
export type TapRate = keyof typeof rates;

const slower = 4;
/** The number of selections that are added to the ticket one after the other, then removed. */
const together = 8;

declare const window: { taps: number[] };

/**
 * Runs in the page: records for each tap the delay until both were painted, by the event's own time. The count is in the
 * slip beside the page, or in the bottom bar of a phone.
 */
function watchTaps(): void {
  window.taps = [];
  const beside = document.querySelector('aside');
  const counter = beside ?? [...document.querySelectorAll('nav')].at(-1);
  const counted = (): string => (beside ? beside.querySelector('[data-slip] h2') : counter)?.textContent ?? '';
  document.addEventListener(
    'pointerup',
    ({ target, timeStamp }) => {
      const cell = target instanceof Element ? target.closest('[data-price]') : null;
      if (!cell || !counter) return;
      const [chosen, count] = [cell.getAttribute('aria-pressed'), counted()];
      const observer = new MutationObserver(() => {
        if (cell.getAttribute('aria-pressed') === chosen || counted() === count) return;
        observer.disconnect();
        // The task after the callbacks of a frame starts when the frame has been drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => window.taps.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      });
      observer.observe(cell, { attributes: true, attributeFilter: ['aria-pressed'] });
      observer.observe(counter, { childList: true, characterData: true, subtree: true });
    },
    { capture: true },
  );
}

/** Returns the position of the first price of each row that is fully visible. */
const places = ({ page }: BettingTab): Promise<{ x: number; y: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-odds-row]')].flatMap((row) => {
      const box = row.querySelector('[data-price][data-state="open"]')?.getBoundingClientRect();
      if (!box || box.top < 250 || box.bottom > innerHeight - 80) return [];
      return [{ x: box.left + box.width / 2, y: box.top + box.height / 2 }];
    }),
  );

async function tap({ cdp, page }: BettingTab, place: { x: number; y: number }, wait: number): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(wait);
}

/** Returns the row of the taps at a rate of changes. */
export async function measureTaps(
  world: World,
  betting: BettingTab,
  { rate, size, taps }: { readonly rate: TapRate; readonly size: WindowName; readonly taps: number },
): Promise<Row[]> {
  const { page, cdp } = betting;
  const [perSecond, goal] = rates[rate];
  await page.evaluate(watchTaps);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const cells = (await places(betting)).slice(0, together);
  const tapAll = async (): Promise<number[]> => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (let at = 0; at < taps; at += 1) {
      const cell = cells[at % cells.length];
      // The interval is no whole number of ticks, so that taps fall at every point between two messages.
      if (cell) await tap(betting, cell, 310 + ((at * 37) % 100));
    }
    await page.waitForTimeout(1000);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return page.evaluate(() => window.taps);
  };
  const took = perSecond === 0 ? await tapAll() : await whileMoving(world, betting, perSecond, tapAll);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  write(`taps, ${size}, ${rate}: ${taps} made, ${took.length} seen, median ${percentile(took, 50).toFixed(0)} ms`);
  if (took.length < taps) world.faults.push(`${taps - took.length} of ${taps} taps did not show.`);
  const what = `tap to selected and on the slip, p98, 4 x slower, ${size}, ${rate}`;
  return [atMost(what, percentile(took, 98), goal, 'ms', 0)];
}
