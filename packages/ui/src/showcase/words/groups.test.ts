import { expect, test } from 'vitest';

import { wordGroups } from './groups.ts';

test('no sample text is written in two groups, where two wordings could part', () => {
  const texts = wordGroups.flatMap((group) => Object.keys(group));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
