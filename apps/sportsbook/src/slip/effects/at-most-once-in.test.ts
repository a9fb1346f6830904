import { expect, test, vi } from 'vitest';

import { atMostOnceIn } from './at-most-once-in.ts';

test('[NET-06] a tab that becomes visible and gets the focus is checked once', () => {
  let now = 0;
  const run = vi.fn();
  const check = atMostOnceIn(500, () => now, run);
  check();
  now = 40;
  check();
  expect(run).toHaveBeenCalledTimes(1);
  now = 540;
  check();
  expect(run).toHaveBeenCalledTimes(2);
});
