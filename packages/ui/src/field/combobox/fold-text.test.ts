import { expect, test } from 'vitest';
import { foldText, holdsWords } from './fold-text.ts';

test.each([
  ['Žvezda', 'zvezda'],
  ['Đoković', 'dokovic'],
  ['Čukarički', 'cukaricki'],
  ['Άρης Θεσσαλονίκης', 'αρησ θεσσαλονικησ'],
  ['Fußball', 'fussball'],
  ['Тёмный', 'темныи'],
  ['Malmö', 'malmo'],
  ['Këlcyra', 'kelcyra'],
  ['Łódź', 'lodz'],
])('%s is searched for as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(holdsWords(text, folded)).toBe(true);
});

test.each([
  ['Crvena zvezda', 'zvezda crv', true],
  ['Crvena zvezda', '  zvezda ', true],
  ['Crvena zvezda', 'zvezda part', false],
  ['Crvena zvezda', '', true],
])('%s holds the words of "%s": %s', (text, query, held) => {
  expect(holdsWords(text, query)).toBe(held);
});
