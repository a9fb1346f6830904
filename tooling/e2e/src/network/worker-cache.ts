import { expect, type Page } from '@playwright/test';

/** The caches of the service worker, and the paths in them. */
export interface WorkerCache {
  readonly caches: readonly string[];
  readonly paths: readonly string[];
}

/** Returns the names of the caches of the service worker, and opens none. */
export const workerCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kvota-build-')));

export async function workerCache(page: Page): Promise<WorkerCache> {
  return page.evaluate(
    async (names) => {
      // Opening a cache that the page or the worker has deleted meanwhile would create it again.
      const paths = async (name: string) => ((await caches.has(name)) ? (await caches.open(name)).keys() : []);
      const requests = await Promise.all(names.map(paths));
      return { caches: names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
    },
    await workerCaches(page),
  );
}

/** Waits until the worker has cached the files that the page itself has loaded: the texts come last. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(async () => (await workerCache(page)).paths.some((path) => path.includes('texts-en-betting')))
    .toBe(true);
}

/**
 * Waits until a cache is gone. A new worker that may take over still waits until the old one is idle. A busy browser
 * takes up to minutes for that, so the workers are stopped if the cache is still there after a few looks.
 */
export async function untilGone(page: Page, cache: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  let looks = 0;
  const isKept = async (): Promise<boolean> => {
    const kept = (await workerCaches(page)).includes(cache);
    looks += 1;
    if (kept && looks > 4) await browser.send('ServiceWorker.stopAllWorkers');
    return kept;
  };
  await expect.poll(isKept, { intervals: [1000] }).toBe(false);
}
