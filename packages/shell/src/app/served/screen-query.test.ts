import { media } from '@kvota/ui';
import { expect, test } from 'vitest';

import { answerQuery } from './screen-query.ts';

const phone = { width: 412, height: 915, touch: true };
const desk = { width: 1440, height: 900, touch: false };
const held = (screen: typeof phone) =>
  Object.entries(media).flatMap(([name, query]) => (answerQuery(query, screen) ? [name] : []));

test('[SPEED-05] the queries of the layout are answered for a phone and for a desk', () => {
  expect(held(phone)).toEqual(['phone', 'belowDesk', 'belowWide', 'coarse']);
  expect(held(desk)).toEqual(['desk', 'belowWide', 'hover']);
  expect(held({ width: 823, height: 412, touch: true })).toEqual(['belowDesk', 'low', 'short', 'belowWide', 'coarse']);
});

test('[SPEED-05] what a server cannot know is answered with no', () => {
  for (const query of ['print', '(prefers-color-scheme: dark)', '(max-width: 599px) and (orientation: portrait)'])
    expect(answerQuery(query, phone)).toBe(false);
});
