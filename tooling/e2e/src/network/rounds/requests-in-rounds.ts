import type { Page } from '@playwright/test';

import { pauseClock } from '../../screens/page-clock.ts';
import { createHeldLine, type CountedRequest } from './held-line.ts';
import { holdRequests } from './hold-requests.ts';
import { holdSockets } from './hold-sockets.ts';

/** Frames without a new request after which a round is complete. They pass on the clock of the page. */
const quietFrames = 10;
const frameMs = 16;

declare const window: { untilRest?: () => Promise<void> };

/** Runs in the page before its clock is replaced: keeps the real functions of the browser. */
function keepRest(): void {
  const frame = requestAnimationFrame.bind(globalThis);
  const idle = requestIdleCallback.bind(globalThis);
  window.untilRest = () => new Promise((done) => void frame(() => idle(() => done())));
}

/**
 * Opens a page and returns what it requests until its content is there, in rounds: everything is held until the page,
 * with the answers so far, asks for nothing else. The number of rounds is therefore the length of the chain of
 * requests, whatever the speed of machine and line. What is held when the content appears does not count, because the
 * content did not wait for it.
 *
 * The clock of the page moves only while the page is at rest, so that none of its delays depend on the machine.
 */
export async function requestsInRounds(
  page: Page,
  path: string,
  isThere: () => boolean,
): Promise<readonly CountedRequest[]> {
  await page.addInitScript(keepRest);
  await page.clock.install();
  await pauseClock(page);
  const line = createHeldLine();
  await holdSockets(page, line);
  const end = await holdRequests(page, line);
  const opened = page.goto(path, { waitUntil: 'commit' });
  await line.held;
  await Promise.all([line.release(), opened]);
  while (!(await comesToRest())) await line.release();
  await end();
  return line.released;

  /** Resolves when the page asks for nothing else, to whether its content is there. */
  async function comesToRest(): Promise<boolean> {
    for (let [quiet, before] = [0, 0]; quiet < quietFrames || before === 0; quiet += 1) {
      await page.evaluate(() => window.untilRest?.());
      if (await page.evaluate(isThere)) return true;
      await page.clock.runFor(frameMs);
      if (line.waiting > before) [quiet, before] = [0, line.waiting];
    }
    return false;
  }
}
