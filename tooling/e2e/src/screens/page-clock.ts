import type { Page, WebSocket } from '@playwright/test';

const step = 250;
const longest = 60_000;
/** How far ahead of the page's time its clock is stopped. A slow machine needs some of it to carry out the order. */
const ahead = 1000;

/** The clock of a page, which moves only if a test moves it. Needs `page.clock.install()` before the page is opened. */
export interface PageClock {
  /** Lets milliseconds pass. Connections that are refused meanwhile are known to the page before the next step. */
  pass(milliseconds: number): Promise<void>;
  /** Lets time pass until a condition holds, and returns the milliseconds. Throws after a minute. */
  passUntil(holds: () => boolean | Promise<boolean>): Promise<number>;
  /** Lets time pass until the page opens another socket, and returns the milliseconds. */
  untilNextAttempt(): Promise<number>;
  /** Waits until every socket that the page opened on this clock is closed. No time passes. */
  untilClosed(): Promise<void>;
  /** Lets time flow as usual again. */
  resume(): Promise<void>;
}

/**
 * Stops the clock of a page, so that durations do not depend on the machine.
 *
 * @example
 * const clock = await stopClock(page);
 * await clock.pass(6500);
 */
export async function stopClock(page: Page): Promise<PageClock> {
  let attempts = 0;
  const open = new Map<WebSocket, Promise<unknown>>();
  page.on('websocket', (socket) => {
    attempts += 1;
    open.set(
      socket,
      new Promise((done) => socket.once('close', done)).then(() => open.delete(socket)),
    );
  });
  await pauseClock(page);
  const advance = async (milliseconds: number): Promise<void> => {
    await page.clock.runFor(milliseconds);
    // Events of the page up to now arrive before the answer to this.
    await page.evaluate(() => undefined);
  };
  const passUntil: PageClock['passUntil'] = async (holds) => {
    for (let passed = 0; passed < longest; passed += step) {
      if (await holds()) return passed;
      await advance(step);
    }
    throw new Error('The condition does not hold after a minute on the clock of the page.');
  };
  return {
    async pass(milliseconds) {
      for (let passed = 0; passed < milliseconds; passed += step) await advance(step);
    },
    passUntil,
    untilNextAttempt() {
      const before = attempts;
      return passUntil(() => attempts > before);
    },
    async untilClosed() {
      await Promise.all(open.values());
      // The page knows it too.
      await page.evaluate(() => undefined);
    },
    resume: () => page.clock.resume(),
  };
}

/**
 * Resolves once the platform has answered on a socket of the page. Ask for it before the page is opened. Wait for it
 * before the clock of the page leaps: by that clock, a connection that is still being made would be given up.
 */
export function untilConnected(page: Page): Promise<void> {
  return new Promise((done) => page.on('websocket', (socket) => socket.once('framereceived', () => done())));
}

/**
 * Stops the clock of a page about a second ahead. If the page's time passes the instant before the order arrives, the
 * clock is refused to go back, but it is stopped: the second order then cannot be late.
 */
export async function pauseClock(page: Page): Promise<void> {
  const order = async (): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  try {
    await order();
  } catch (error) {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    await order();
  }
}
