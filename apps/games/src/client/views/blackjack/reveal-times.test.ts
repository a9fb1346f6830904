import { expect, test } from 'vitest';

import { revealTimes } from './reveal-times.ts';

test('[RGS-22] the dealer turns, draws one card after another, and the result follows', () => {
  const { cards, result } = revealTimes({ cards: 4, isDeal: false });
  expect(cards).toHaveLength(3);
  expect(cards.toSorted((a, b) => a - b)).toEqual(cards);
  expect(result).toBeGreaterThan(cards.at(-1)!);
});

test('[RGS-22] a round without decisions is dealt before the dealer turns', () => {
  const [dealt, later] = [true, false].map((isDeal) => revealTimes({ cards: 2, isDeal }));
  expect(dealt!.cards[0]).toBeGreaterThan(later!.cards[0]!);
});
