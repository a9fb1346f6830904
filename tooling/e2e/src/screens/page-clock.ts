import { expect, type Page } from '@playwright/test';

const step = 250;

/** The clock of a page, which moves only if a test moves it. Needs `page.clock.install()` before the page is opened. */
export interface PageClock {
  /** Lets milliseconds pass. Connections that are refused meanwhile are known to the page before the next step. */
  pass(milliseconds: number): Promise<void>;
  /** Lets time pass until the page opens another socket, and returns the milliseconds. */
  untilNextAttempt(): Promise<number>;
  /** Lets time flow as usual again. */
  resume(): Promise<void>;
}

export async function stopClock(page: Page): Promise<PageClock> {
  let attempts = 0;
  page.on('websocket', () => (attempts += 1));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const advance = async (milliseconds: number): Promise<void> => {
    await page.clock.runFor(milliseconds);
    // Events of the page up to now arrive before the answer to this.
    await page.evaluate(() => undefined);
  };
  return {
    async pass(milliseconds) {
      for (let passed = 0; passed < milliseconds; passed += step) await advance(step);
    },
    async untilNextAttempt() {
      const before = attempts;
      let passed = 0;
      for (; attempts === before && passed < 60_000; passed += step) await advance(step);
      expect(attempts).toBeGreaterThan(before);
      return passed;
    },
    resume: () => page.clock.resume(),
  };
}
