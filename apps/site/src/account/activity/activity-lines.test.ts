import { expect, test } from 'vitest';

import { spanBefore } from './activity-lines.ts';

test('[OP-87] periods of the statement end today, and begin on the same day of a month or on its last', () => {
  expect(spanBefore('2026-11-21', { days: 29 })).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(spanBefore('2026-11-21', { months: 3 })).toEqual({ from: '2026-08-21', to: '2026-11-21' });
  expect(spanBefore('2026-05-31', { months: 3 })).toEqual({ from: '2026-02-28', to: '2026-05-31' });
  expect(spanBefore('2028-02-29', { months: 12 })).toEqual({ from: '2027-02-28', to: '2028-02-29' });
});
