import { expect, test } from 'vitest';

import { finishOf, runOf, runSteps } from './race-motion.ts';

const link = '7f3a91c0e5d24b86aa10f9e3c7d58b42611e0f9a3d7c5b48e2960af1d3c4b5e7';

test('[RGS-22] runners end in the drawn order, never go back, and start together', () => {
  for (const order of [
    [2, 0, 1, 5, 4, 3],
    [11, 3, 7, 0, 1, 2, 4, 5, 6, 8, 9, 10],
  ]) {
    const run = runOf(order, link);
    expect(run).toHaveLength(order.length);
    for (const places of run) {
      expect(places).toHaveLength(runSteps);
      expect(places[0]).toBe(0);
      expect(places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))).toBe(true);
    }
    expect(order.map((runner) => run[runner]?.at(-1))).toEqual(order.map((_, place) => finishOf(place)));
  }
});

test('[RGS-22] other rounds run differently to the same result', () => {
  const order = [2, 0, 1, 5, 4, 3];
  expect(runOf(order, link)).not.toEqual(runOf(order, link.replaceAll('a', '0')));
});
