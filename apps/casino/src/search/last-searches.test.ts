import { expect, test } from 'vitest';

import { readSearches, withSearch, type LastSearch } from './last-searches.ts';

const hit = (key: string, label = key): LastSearch => ({ key, label });

test('[DLG-15] the last five hits are kept, the newest first and each once', () => {
  const kept = ['book', 'mines', 'keno', 'sava', 'gold', 'book', 'dice']
    .map((key) => hit(key))
    .reduce<readonly LastSearch[]>(withSearch, []);
  expect(kept.map(({ key }) => key)).toEqual(['dice', 'book', 'gold', 'sava', 'keno']);
  expect(readSearches(JSON.stringify(kept))).toEqual(kept);
});

test('[DLG-15] what is stored and cannot be read is no search', () => {
  for (const stored of [null, '', '{', '{}', 'null', '[1, null, {"key": 1, "label": "a"}]']) {
    expect(readSearches(stored)).toEqual([]);
  }
});
