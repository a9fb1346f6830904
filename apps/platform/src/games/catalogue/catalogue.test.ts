import { expect, test } from 'vitest';

import { firstOfEach } from './catalogue.ts';

const list = (...codes: readonly string[]) => codes.map((code) => ({ code }));
const codesOf = (lists: ReturnType<typeof firstOfEach>) => lists.map((games) => games.map(({ code }) => code).join(''));

test('[CAS-15] a rail does not begin with the games of an earlier rail, and has them if there are no others', () => {
  const lists = [list('a', 'b', 'c', 'd'), list('a', 'b', 'c', 'e', 'f'), list('f', 'a')];
  expect(codesOf(firstOfEach(lists, 3))).toEqual(['abc', 'efa', 'fa']);
  expect(codesOf(firstOfEach([list('a', 'b'), list('a', 'c', 'b')], 2))).toEqual(['ab', 'ca']);
});
