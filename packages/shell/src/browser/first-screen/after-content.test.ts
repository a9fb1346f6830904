import { expect, test, vi } from 'vitest';

import { afterContent, endWait, watchContent } from './after-content.ts';

function start() {
  const page = { heading: false, busy: [100, 900], now: 0, look: (): void => undefined };
  const listeners = new Map<string, () => void>();
  watchContent({
    document: {
      querySelector: () => (page.heading ? ({} as Element) : null),
      // Only the top of each placeholder is read.
      querySelectorAll: () => page.busy.map((top) => ({ getBoundingClientRect: () => ({ top }) })) as never,
    },
    window: {
      innerHeight: 800,
      addEventListener: (name: string, run: unknown) => void listeners.set(name, run as () => void),
      removeEventListener: (name: string) => void listeners.delete(name),
    },
    every: (run) => {
      page.look = run;
      return () => (page.look = () => undefined);
    },
    now: () => page.now,
  });
  const run = vi.fn<() => void>();
  afterContent(run);
  return { page, listeners, run };
}

test('[SPEED-03] what is held back runs once the page has content and no placeholder in the window, and then at once', () => {
  const { page, listeners, run } = start();
  page.look();
  page.heading = true;
  page.look();
  expect(run).not.toHaveBeenCalled();
  // One of the placeholders is below the window.
  page.busy = [900];
  page.look();
  expect(run).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
  const later = vi.fn<() => void>();
  afterContent(later);
  expect(later).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'touchstart'])(
  '[SPEED-03] the first %s ends the wait, because it may need a part',
  (input) => {
    const { listeners, run } = start();
    listeners.get(input)?.();
    expect(run).toHaveBeenCalledOnce();
  },
);

test('[SPEED-03] a page whose content does not come gets the rest after ten seconds', () => {
  const { page, run } = start();
  page.now = 9999;
  page.look();
  expect(run).not.toHaveBeenCalled();
  page.now = 10_000;
  page.look();
  expect(run).toHaveBeenCalledOnce();
});

test('[SPEED-03] a dialog that has to be shown ends the wait', () => {
  const { page, listeners, run } = start();
  endWait();
  expect(run).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
  page.look();
  expect(run).toHaveBeenCalledOnce();
});
