import { expect, test } from 'vitest';

import { leadShape } from './lead-shape.ts';

const size = { width: 100, height: 40, until: 0.5 };

test('home leads stand above the middle, away leads below, each until the next', () => {
  const leads = [
    { at: 0, lead: 0 },
    { at: 0.1, lead: 1 },
    { at: 0.3, lead: -4 },
  ];
  expect(leadShape(leads, size)).toEqual({
    home: 'M0 20L0 20L10 20L10 15L30 15L30 20L50 20L50 20Z',
    away: 'M0 20L0 20L10 20L10 20L30 20L30 40L50 40L50 20Z',
  });
});

test('a great lead reaches the edge and no farther', () => {
  expect(leadShape([{ at: 0, lead: 23 }], size).home).toBe('M0 20L0 0L50 0L50 20Z');
});

test('nothing is drawn of a match of which nothing is known', () => {
  expect(leadShape([], size)).toEqual({ home: '', away: '' });
});
