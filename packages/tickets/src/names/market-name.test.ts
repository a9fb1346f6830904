import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { familyName, familyOf, lineOf, marketName, outcomeHead, outcomeName, pickName } from './market-name.ts';

test('a code is split into family, period and line', () => {
  expect(familyOf('F', 'OU2.5')).toMatchObject({ family: 'OU', line: '2.5', number: undefined });
  expect(familyOf('F', 'H1_OU1.5')).toMatchObject({ family: 'H1_OU', line: '1.5' });
  expect(familyOf('F', '1X2')).toMatchObject({ family: '1X2', line: undefined });
  expect(familyOf('B', 'HC-5.5')).toMatchObject({ family: 'HC', line: '-5.5' });
  expect(familyOf('B', 'Q2_OU38.5')).toMatchObject({ family: 'Q2_OU', key: 'B.Q#_OU', number: '2', line: '38.5' });
  expect(familyOf('T', 'S1_12')).toMatchObject({ family: 'S1_12', key: 'T.S#_12', number: '1', line: undefined });
  expect(familyOf('T', 'S3_GW7')).toMatchObject({ family: 'S3_GW', line: '7' });
});

test('[MATCH-17] a sport without texts uses those of a sport that counts alike', () => {
  expect(familyOf('VF', 'OU2.5')).toMatchObject({ family: 'OU', key: 'F.OU', line: '2.5' });
  expect(familyOf('IH', 'P2_OU1.5')).toMatchObject({ family: 'P2_OU', key: 'IH.P#_OU', number: '2', line: '1.5' });
  expect(familyOf('IH', 'HC-1.5')).toMatchObject({ family: 'HC', key: 'B.HC', line: '-1.5' });
  expect(familyOf('H', 'HTFT')).toMatchObject({ family: 'HTFT', key: 'F.HTFT' });
  expect(familyOf('TT', 'S4_OU18.5')).toMatchObject({ family: 'S4_OU', key: 'V.S#_OU', line: '18.5' });
  expect(familyOf('D', 'LW11')).toMatchObject({ family: 'LW', key: 'D.LW', line: '11' });
  expect(familyOf('BB', 'F5_1X2')).toMatchObject({ family: 'F5_1X2', key: 'BB.F#_1X2', number: '5' });
  expect(familyOf('SPB', 'RW')).toMatchObject({ family: 'RW', key: 'W.RW', line: undefined });
});

test("[MATCH-07] a player market has the player's number after an at sign, and the player's name first", () => {
  expect(familyOf('F', 'PG@7')).toMatchObject({ family: 'PG', key: 'F.PG', line: undefined, player: 7 });
  expect(familyOf('B', 'PP24.5@12')).toMatchObject({ family: 'PP', key: 'B.PP', line: '24.5', player: 12 });
  expect(familyOf('H', 'PT4.5@3')).toMatchObject({ family: 'PT', key: 'F.PT', player: 3 });
  expect(familyOf('F', 'XYZ@3')).toMatchObject({ family: 'XYZ', player: 3 });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(marketName(i18n, 'B', 'PP24.5@12', 'Nikola Jokić')).toBe('Nikola Jokić – Player points 24.5');
  expect(pickName(i18n, { selectionCode: 'yes', player: 'Aleksandar Katai' })).toBe('Aleksandar Katai');
  expect(pickName(i18n, { selectionCode: '1', player: null })).toBe('1');
  expect(marketName(i18n, 'B', 'OU164.5', null)).toBe('Total points 164.5');
});

test('ranges are printed with a dash, margins name their side', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(['2-3', '7+', '160-169', '1/BY1', '2/BY6-10', '1/BY3+', '2:1'].map((code) => outcomeName(i18n, code))).toEqual(
    ['2–3', '7+', '160–169', 'Home by 1', 'Away by 6–10', 'Home by 3 or more', '2:1'],
  );
});

test('an unknown code is its own family', () => {
  expect(familyOf('F', 'XYZ')).toMatchObject({ family: 'XYZ', line: undefined });
  expect(familyOf('ZZ', '1X2')).toMatchObject({ family: '1X2' });
});

test("in goalscorer markets the outcome is the player; a player's line is shown with the name [SLIP-14]", () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const tadic = 'Dušan Tadić';
  expect(outcomeName(i18n, 'yes', tadic)).toBe(tadic);
  expect(marketName(i18n, 'F', 'PG@7', tadic, 'yes')).toBe(marketName(i18n, 'F', 'PG@7'));
  expect(marketName(i18n, 'B', 'PP24.5@12', tadic, 'over')).toMatch(/^Dušan Tadić – /);
  expect(outcomeName(i18n, 'over', tadic)).toBe(outcomeName(i18n, 'over'));
  expect(pickName(i18n, { selectionCode: 'yes', player: tadic })).toBe(tadic);
  expect(pickName(i18n, { selectionCode: 'over', player: tadic })).toMatch(/^Dušan Tadić: /);
});

test('[LIVE-07] column heads are words or known signs, and distinguish handicaps and sets from the winner', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect([
    outcomeHead(i18n, '1X2', '1'),
    outcomeHead(i18n, 'HC', '1'),
    outcomeHead(i18n, 'S1_12', '2'),
    outcomeHead(i18n, 'OU', 'under'),
    outcomeHead(i18n, 'OU', 'over'),
    outcomeHead(i18n, 'GG', 'yes'),
    outcomeHead(i18n, 'MH', '2'),
  ]).toEqual(['1', 'H1', 'S1 2', 'Under', 'Over', 'GG', 'H2']);
});

test('outcomes of a fight are texts, for either side and any round', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(['1/KO', '2/SUB', '1/PTS', '2/R11', 'X', '1/X'].map((code) => outcomeName(i18n, code))).toEqual([
    '1 by knockout',
    '2 by submission',
    '1 on points',
    '2 in round 11',
    'X',
    '1/X',
  ]);
});

test('[MATCH-20] a handicap is written for the host; the guest has the opposite one', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(['1', '2'].map((side) => lineOf('F', 'AH-0.5', side))).toEqual(['−0.5', '+0.5']);
  expect(['1', '2'].map((side) => lineOf('B', 'HC5.5', side))).toEqual(['+5.5', '−5.5']);
  expect(['1', '2'].map((side) => lineOf('F', 'AH0', side))).toEqual(['0', '0']);
  expect(['1', '2'].map((side) => marketName(i18n, 'E', 'MH1.5', null, side))).toEqual([
    'Map handicap +1.5',
    'Map handicap −1.5',
  ]);
  expect(lineOf('F', 'OU2.5', 'under')).toBe('2.5');
  expect(marketName(i18n, 'T', 'HC-4.5')).toBe('Game handicap −4.5');
});

test('[MATCH-19] a family has no line in its name, unless the number is a part of the match', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const named = (sport: string, code: string): string => familyName(i18n, sport, code);
  expect(named('F', 'OU2.5')).toBe('Total goals');
  expect(named('B', 'Q2_OU38.5')).toBe('Quarter 2 points');
  expect(named('B', 'PP24.5@12')).toBe('Player points');
  expect(named('F', 'NG3')).toBe('3rd goal');
  expect(named('S', 'FW3')).toBe('Frame 3 winner');
  expect(named('ZZ', 'odd')).toBe('odd');
});

test('a goal is named by its ordinal, a margin by what the sport counts', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(['NG1', 'NG2', 'NG3', 'NG4', 'NG11', 'NG22'].map((code) => marketName(i18n, 'F', code))).toEqual([
    '1st goal',
    '2nd goal',
    '3rd goal',
    '4th goal',
    '11th goal',
    '22nd goal',
  ]);
  expect(['F', 'IH', 'B', 'RL', 'AF', 'BB'].map((sport) => familyOf(sport, 'WM').key)).toEqual([
    'F.WM',
    'F.WM',
    'B.WM',
    'B.WM',
    'B.WM',
    'BB.WM',
  ]);
});
