import { expect, test } from 'vitest';

import { familyOf, outcomeHead } from './market-name.ts';

test('a code is taken apart into family, period and line', () => {
  expect(familyOf('F', 'OU2.5')).toMatchObject({ family: 'OU', line: '2.5', number: undefined });
  expect(familyOf('F', 'H1_OU1.5')).toMatchObject({ family: 'H1_OU', line: '1.5' });
  expect(familyOf('F', '1X2')).toMatchObject({ family: '1X2', line: undefined });
  expect(familyOf('B', 'HC-5.5')).toMatchObject({ family: 'HC', line: '-5.5' });
  expect(familyOf('B', 'Q2_OU38.5')).toMatchObject({ family: 'Q2_OU', key: 'B.Q#_OU', number: '2', line: '38.5' });
  expect(familyOf('T', 'S1_12')).toMatchObject({ family: 'S1_12', key: 'T.S#_12', number: '1', line: undefined });
  expect(familyOf('T', 'S3_GW7')).toMatchObject({ family: 'S3_GW', line: '7' });
});

test('an unknown code is its own family', () => {
  expect(familyOf('F', 'XYZ')).toMatchObject({ family: 'XYZ', line: undefined });
  expect(familyOf('ZZ', '1X2')).toMatchObject({ family: '1X2' });
});

test('column heads tell handicaps and sets apart from the winner', () => {
  expect([
    outcomeHead('1X2', '1'),
    outcomeHead('HC', '1'),
    outcomeHead('S1_12', '2'),
    outcomeHead('OU', 'under'),
  ]).toEqual(['1', 'H1', 'S1 2', '−']);
});
