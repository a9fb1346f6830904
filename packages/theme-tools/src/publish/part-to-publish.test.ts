import { describe, expect, test } from 'vitest';

import { partToPublish } from './part-to-publish.ts';

describe('[THEME-20] the part that is offered for publication', () => {
  test('is the chosen one if it has changes', () => {
    expect(partToPublish('colors', { edited: ['colors', 'identity'], open: 'identity' })).toBe('colors');
  });

  test('is the one whose editor was open last if only others have changes', () => {
    expect(partToPublish('colors', { edited: ['identity', 'menu'], open: 'menu' })).toBe('menu');
  });

  test('is any with changes if nothing of the open one was edited', () => {
    expect(partToPublish('colors', { edited: ['news'], open: 'identity' })).toBe('news');
  });

  test('stays as it is if nothing was edited', () => {
    expect(partToPublish('menu', { edited: [], open: 'identity' })).toBe('menu');
  });
});
