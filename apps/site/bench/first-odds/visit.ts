// One visit: opens a page, waits for its odds, taps one of them at once, and waits until it is on the slip.
import type { BrowserContext, CDPSession, Page } from 'playwright';

import { openSlowPage, type Device } from './devices.ts';
import { recordNetwork, type Fetched } from './network.ts';
import { watchOdds, type Place, type Seen, type WatchedWindow } from './watch.ts';

/** The figures of a visit. Times are milliseconds; those of a tap count from the tap, and are infinite if it missed. */
export interface Visit extends Fetched {
  readonly odds: number;
  readonly app: number;
  readonly selected: number;
  readonly counted: number;
  readonly lapses: number;
  readonly blanks: number;
  readonly missed: boolean;
  readonly served: boolean;
}

export interface Opened {
  readonly visitor: BrowserContext;
  readonly device: Device;
  readonly address: string;
  /** True if the odds of the page may be below the window. */
  readonly below: boolean;
}

const patience = 30_000;

/** Taps as the device does. */
async function tap(page: Page, cdp: CDPSession, { options }: Device, { x, y }: Place): Promise<void> {
  if (options.hasTouch === true) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else await page.mouse.click(x, y);
}

/** Makes a visit and closes its page. Rejects if something that it waits for does not come. */
export async function visit({ visitor, device, address, below }: Opened): Promise<Visit> {
  const { page, cdp } = await openSlowPage(visitor, device);
  const fetched = recordNetwork(cdp);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const end = Promise.withResolvers<void>();
  await page.exposeFunction('oddsSeen' satisfies keyof WatchedWindow, (place: Place) => tap(page, cdp, device, place));
  await page.exposeFunction('watchEnded' satisfies keyof WatchedWindow, () => end.resolve());
  await page.addInitScript(watchOdds, { below });
  const giveUp = async (): Promise<void> => {
    const seen = await page.evaluate(() => JSON.stringify((globalThis as unknown as WatchedWindow).seen)).catch(String);
    end.reject(new Error(`${address} did not come to its end within ${patience / 1000} s: ${seen}`));
  };
  const late = setTimeout(() => void giveUp(), patience);
  end.promise.catch(() => undefined);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await end.promise;
    const { seen, timeOrigin } = await page.evaluate(() => {
      const { seen: all } = globalThis as unknown as WatchedWindow; // set by watchOdds
      return { seen: all, timeOrigin: performance.timeOrigin };
    });
    if (faults.length > 0) throw new Error(`${address}: ${faults.join(' ')}`);
    return { ...figuresOf(seen), ...fetched(timeOrigin + (seen.odds ?? 0)) };
  } finally {
    clearTimeout(late);
    await page.close();
  }
}

/** Everything was seen, because the watch has ended; of a tap that missed, nothing. */
function figuresOf({
  odds = 0,
  app = 0,
  tapped = 0,
  lapses,
  blanks,
  missed,
  served,
  ...seen
}: Seen): Omit<Visit, keyof Fetched> {
  const { selected = Number.POSITIVE_INFINITY, counted = Number.POSITIVE_INFINITY } = seen;
  return { odds, app, selected: selected - tapped, counted: counted - tapped, lapses, blanks, missed, served };
}
