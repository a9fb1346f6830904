import { models } from '@kvota/games';
import { expect, test } from 'vitest';

import { readTitles } from '../server/catalogue/read-titles.ts';
import { drawsSymbols } from '../client/views/draws-symbols.ts';

test('[RGS-22] of all titles, only slots and scratch cards load symbols', () => {
  for (const title of readTitles().titles) {
    const model = models.find(({ code, engine }) => engine === title.engine && code === title.model);
    const isScratch = model?.engine === 'table' && model.kind === 'scratch';
    expect([title.code, drawsSymbols(title)]).toEqual([title.code, title.engine === 'reels' || isScratch]);
  }
});
