import { expect, test } from 'vitest';

import { createMoveCues } from './move-cues.ts';

function element(): HTMLElement {
  const dataset: Record<string, string> = {};
  return {
    dataset,
    setAttribute: (_name: string, move: string) => void (dataset['move'] = move),
    removeAttribute: () => void delete dataset['move'],
  } as unknown as HTMLElement; // the members that cues use
}

test('a movement shows for three seconds; one timer serves all cells and stops when none is shown', () => {
  let now = 0;
  let sweep: (() => void) | undefined;
  let timers = 0;
  const cues = createMoveCues({
    now: () => now,
    every: (_ms, run) => {
      timers += 1;
      sweep = run;
      return () => (sweep = undefined);
    },
  });
  const [one, two] = [element(), element()];
  cues.show(one, 'up');
  now = 1000;
  cues.show(two, 'down');
  expect([one.dataset['move'], two.dataset['move'], timers]).toEqual(['up', 'down', 1]);
  now = 3000;
  sweep?.();
  expect([one.dataset['move'], two.dataset['move']]).toEqual([undefined, 'down']);
  now = 4000;
  sweep?.();
  expect(two.dataset['move']).toBeUndefined();
  expect(sweep).toBeUndefined();
});
