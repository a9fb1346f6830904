import { describe, expect, it } from 'vitest';

import { keysOf } from './used-colors.ts';

describe('[THEME-32] what a rule is about, by a class or a name', () => {
  it.each([
    ['.row', ['row']],
    ['.list .row.is-open', ['row']],
    ['.row:hover > .cell::before', ['cell']],
    ['.row:has(input:checked):not(:is(.off, [data-off]))', ['row']],
    ['[data-tone="a,b"] > .mark', ['mark']],
    ['.text a:focus-visible', ['a']],
    ['.one, .other:before', ['one', 'other']],
    ['html', ['html']],
    [':is(.one, .other) > button', ['button']],
    // The name of the whole is as good as that of the part, if the part has none.
    ['.list > [aria-sort]', ['list']],
    ['::selection', []],
  ])('%s', (selector, keys) => {
    expect(keysOf(selector)).toEqual(keys);
  });
});
