import { locales } from '@kvota/contracts/values';
import { expect, test } from 'vitest';

import { faultsOf, pluralCategoriesOf } from './faults.ts';

test('each language requires its own plural forms and allows no other', () => {
  const slavic = ['few', 'one', 'other'];
  expect(locales.map((locale) => pluralCategoriesOf(locale).toSorted())).toEqual([
    slavic,
    slavic,
    ['one', 'other'],
    ['one', 'other'],
    ['one', 'other'],
    ['one', 'other'],
    ['few', 'many', 'one', 'other'],
  ]);
});

test('a text with the same values and elements in any order has no fault', () => {
  expect(faultsOf('de', 'Von {from} <0>bis</0> {to}', 'Until {to} <0>from</0> {from}')).toEqual([]);
  expect(faultsOf('de', '<0/> {n}', '{n} <0/>')).toEqual([]);
});

test('elements must be present and closed', () => {
  expect(faultsOf('de', 'Jetzt', 'Do it <0>now</0>')).toEqual(['lacks the element <0>']);
  expect(faultsOf('de', 'Tu es <0>jetzt', 'Do it <0>now</0>')).toEqual(['opens <0> 1 times and closes it 0 times']);
  expect(faultsOf('de', '<script>x</script>', 'x')).toEqual(['has the element <script>, which is not there']);
});

test('a plural inside a select is checked too', () => {
  const source = '{kind, select, a {{n, plural, one {# x} other {# x}}} other {x}}';
  const text = '{kind, select, a {{n, plural, one {# x} other {# x}}} other {x}}';
  expect(faultsOf('ba', text, source)).toEqual(['lacks the form "few" of {n}']);
});

test('ordinal numbers have their own forms', () => {
  const source = '{line, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} goal';
  expect(faultsOf('en', source, source)).toEqual([]);
  expect(faultsOf('rs', '{line, selectordinal, other {#.}} gol', source)).toEqual([]);
  expect(faultsOf('en', '{line, selectordinal, one {#st} other {#th}} goal', source).toSorted()).toEqual([
    'lacks the form "few" of {line}',
    'lacks the form "two" of {line}',
  ]);
  expect(faultsOf('rs', '{line}. gol', source)).toEqual([
    'uses the placeholder {line} as text in place of selectordinal',
  ]);
});
