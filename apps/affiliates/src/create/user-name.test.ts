import { expect, test } from 'vitest';

import { nameFaultOf } from './user-name.ts';

test('[CALL-51] a name has 3 to 30 letters, digits, or _ . -, and begins with a letter', () => {
  const faults = (...names: readonly string[]) => names.map((name) => nameFaultOf(name));
  expect(faults('pera', 'Pera_Peric-1.x', 'a'.repeat(30))).toEqual([undefined, undefined, undefined]);
  expect(faults('', 'pe', 'p')).toEqual(['short', 'short', 'short']);
  expect(faults('a'.repeat(31))).toEqual(['long']);
  expect(faults('1pera', '_pera', '.pe')).toEqual(['start', 'start', 'start']);
  expect(faults('pera peric', 'perić', 'pera@x', '<b>')).toEqual(['signs', 'signs', 'signs', 'signs']);
});
