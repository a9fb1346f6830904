import { expect, test } from 'vitest';

import { shortRange } from './short-range.ts';

test.each([
  ['23. nov 2026.', '29. nov 2026.', '23–29. nov 2026.'],
  ['23 Nov 2026', '29 Nov 2026', '23–29 Nov 2026'],
  ['30 Nov 2026', '6 Dec 2026', '30 Nov – 6 Dec 2026'],
  ['28. дек 2026 г.', '3. янв 2027 г.', '28. дек 2026 – 3. янв 2027 г.'],
  ['1 Nov 2026', '1 Nov 2026', '1 Nov 2026'],
])('%s to %s is %s', (from, to, range) => {
  expect(shortRange(from, to)).toBe(range);
});
