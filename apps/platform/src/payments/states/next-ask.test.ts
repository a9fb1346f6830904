import type { PaymentState } from '@kvota/contracts';
import { describe, expect, test } from 'vitest';

import { nextAsk, pageIsOpenFor } from './next-ask.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

/** The moments at which a provider is asked, up to three days after the step that a payment is in. */
function asks(state: PaymentState, since = 0): number[] {
  const moments: number[] = [];
  let now = since;
  while (now - since < 3 * day) {
    const next = nextAsk({ state, createdAt: 0, since, asked: moments.length, lacksGround: false }, now);
    if (next === undefined) break;
    // A round each second, and a slow provider delays it.
    now = next + 11 * second;
    moments.push(now - since);
  }
  return moments;
}
const gapsOf = (moments: readonly number[]): number[] => moments.map((at, n) => at - (moments[n - 1] ?? 0));

describe('when a provider is asked', () => {
  const asked = ['created', 'redirected', 'processing', 'unanswered', 'sending', 'failed', 'expired'] as const;
  test.each(asked)('[CALL-59] %s: at most 45 s apart while the page is open, then less and less', (state) => {
    const moments = asks(state);
    const gaps = gapsOf(moments);
    const close = gaps.filter((_, n) => (moments[n] ?? 0) < pageIsOpenFor + minute);
    expect(Math.max(...close)).toBeLessThanOrEqual(45 * second);
    // The last of them is after all that can be paid in time.
    expect(close.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(pageIsOpenFor);
    const later = gaps.slice(close.length);
    expect(Math.max(...later)).toBeLessThanOrEqual(hour + 11 * second);
    for (const [n, gap] of later.slice(1).entries()) expect(gap).toBeGreaterThanOrEqual(later[n] ?? 0);
    // The bounded cost: 36 questions of a page that nobody pays, then one an hour.
    expect(close.length).toBeLessThanOrEqual(36);
    expect(moments.length).toBeLessThanOrEqual(120);
  });

  test('[CALL-59] a withdrawal that waited for days in review is asked about as closely once it is sent', () => {
    const gaps = gapsOf(asks('sending', 5 * day));
    expect(gaps[0]).toBe(14 * second);
    expect(Math.max(...gaps.slice(0, 20))).toBeLessThanOrEqual(45 * second);
  });
});
