import { expect, test } from 'vitest';

import { chipText } from './chip-text.ts';

test('the value of a chip has few characters', () => {
  const texts = { '10.00': '10', '0.50': '0.5', '0.05': '0.05', '1000.00': '1k', '2500.00': '2.5k', '20.00': '20' };
  for (const [amount, text] of Object.entries(texts)) expect(chipText(amount)).toBe(text);
});
