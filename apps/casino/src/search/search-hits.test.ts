import { expect, test } from 'vitest';

import { hitOf, keyOf, namedLike, type SearchHit } from './search-hits.ts';

test('[DLG-15] a hit is read from its key; another text is none', () => {
  const hits: readonly SearchHit[] = [
    { kind: 'game', code: 'sunny-fruits', provider: 'sava' },
    { kind: 'provider', code: 'sava' },
    { kind: 'tag', code: 'fruit' },
  ];
  expect(hits.map(keyOf).map(hitOf)).toEqual(hits);
  for (const key of ['', 'game', 'game x', 'other x']) expect(hitOf(key)).toBeUndefined();
});

test('[DLG-15] studios and themes are hits if their name has the text', () => {
  const named = (code: string) => ({ code, name: code, games: 1 });
  const facets = { provider: ['sava', 'kotlina'].map(named), tag: ['fruit'].map(named), volatility: [] };
  expect(namedLike(' SAV', facets)).toEqual({ provider: [named('sava')], tag: [] });
});
