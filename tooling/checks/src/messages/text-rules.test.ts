import { expect, test } from 'vitest';

import { textFaults } from './text-rules.ts';

test('a plural has the forms of its language', () => {
  const english = '{n, plural, one {# match} other {# matches}}';
  expect(textFaults('en', english, english)).toEqual([]);
  expect(textFaults('de', '{n, plural, one {# Spiel} other {# Spiele}}', english)).toEqual([]);
  expect(textFaults('rs', '{n, plural, one {# meč} few {# meča} other {# mečeva}}', english)).toEqual([]);
  expect(textFaults('rs', '{n, plural, one {# meč} other {# mečeva}}', english)).toEqual([
    'lacks the form "few" of {n}',
  ]);
  expect(textFaults('ru', '{n, plural, one {# матч} few {# матча} other {# матчей}}', english)).toEqual([
    'lacks the form "many" of {n}',
  ]);
  expect(textFaults('sq', '{n, plural, one {# ndeshje} few {# ndeshje} other {# ndeshje}}', english)).toEqual([
    'has a form "few" of {n}, which the language does not have',
  ]);
});

test('a translation that reads as the English does is an oversight, unless the language says it so', () => {
  expect(textFaults('de', 'Stake', 'Stake')).toEqual(['reads the same as the English text']);
  expect(textFaults('de', 'Live', 'Live')).toEqual([]);
  expect(textFaults('rs', 'Live', 'Live')).toEqual(['reads the same as the English text']);
  expect(textFaults('ru', '404 Not Found', '404 Not Found')).toEqual([]);
  expect(textFaults('de', '{0} – {1}', '{0} – {1}')).toEqual([]);
});

test('a letter of another script that looks alike is found', () => {
  expect(textFaults('ru', 'Cтавка', 'Stake')).toEqual(['mixes letters of two scripts in "Cтавка"']);
  expect(textFaults('ru', 'OK', 'Fine')).toEqual([]);
  expect(textFaults('ru', 'BET', 'Bet')).toEqual(['writes "BET" in Latin letters']);
  expect(textFaults('el', 'Άκυρo', 'Void')).toEqual(['mixes letters of two scripts in "Άκυρo"']);
  expect(textFaults('rs', 'Улог', 'Stake')).toEqual(['writes "Улог" in Cyrillic letters']);
  expect(textFaults('ru', 'Путь /betting или https://', 'A path /betting or https://')).toEqual([]);
  expect(textFaults('ru', 'Цвет: #RRGGBB, rgb()', 'Colour: #RRGGBB, rgb()')).toEqual([]);
  expect(textFaults('ru', 'Раздел betting', 'The part betting')).toEqual(['writes "betting" in Latin letters']);
  expect(textFaults('ru', 'Live-ставки на {sport}', 'Live bets on {sport}')).toEqual([]);
});

test('spaces, quotes and points are as print has them', () => {
  expect(textFaults('de', ' Einsatz', 'Stake')).toEqual(['begins or ends with a space']);
  expect(textFaults('de', 'Dein  Einsatz', 'Your stake')).toEqual(['has two spaces in a row']);
  expect(textFaults('sq', "Bast'i", 'Stake')).toEqual([expect.stringMatching(/straight quote/)]);
  expect(textFaults('de', 'Laden...', 'Loading…')).toEqual([expect.stringMatching(/three points/)]);
  expect(textFaults('el', 'Ποντάρισμα'.normalize('NFD'), 'Stake')).toEqual([expect.stringMatching(/put together/)]);
});

test('a sentence is translated by a sentence', () => {
  expect(textFaults('de', 'Nichts wurde gebucht', 'Nothing was booked.')).toEqual(['does not end as a sentence']);
  expect(textFaults('el', 'Διαγραφή αυτού του δελτίου;', 'Delete this ticket?')).toEqual([]);
  expect(textFaults('de', '{time} Std.', '{time}h')).toEqual([]);
});
