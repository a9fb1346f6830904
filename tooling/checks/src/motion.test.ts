import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { motionAskedIn, motionHomes } from './motion.ts';

test('whoever asks the system or the root alone is found', () => {
  const source = `
    style({ '@media': { [media.reducedMotion]: { animation: 'none' } } });
    matchMedia('(prefers-reduced-motion: reduce)');
    style({ selectors: { '[data-motion="reduced"] &': { animation: 'none' } } });
    const still = document.documentElement.dataset['motion'] === 'reduced';`;
  expect(motionAskedIn(source)).toEqual([
    'media.reducedMotion (line 2)',
    'prefers-reduced-motion (line 3)',
    'data-motion (line 4)',
    `dataset['motion'] (line 5)`,
  ]);
});

test('the parts that ask for both, and names that only look alike, pass', () => {
  expect(
    motionAskedIn(
      `style([base, reducedMotion({ animation: 'none' })]); useReducedMotion(); <p data-motion-state="over" />`,
    ),
  ).toEqual([]);
});

test('the homes are there, and ask for both', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const sources = motionHomes.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(globSync([...motionHomes], { cwd: root })).toHaveLength(motionHomes.length);
  for (const source of sources.slice(1)) {
    const asked = motionAskedIn(source).join(' ');
    expect(asked).toMatch(/media\.reducedMotion/);
    expect(asked).toMatch(/motion/);
  }
});
