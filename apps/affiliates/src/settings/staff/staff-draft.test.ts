import { staffRights } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { draftFault, grantedBy, staffDraft, withRight } from './staff-draft.ts';

const rsd = 941;
const cap = (amount: string | null, isEmpty = false) => ({ [rsd]: { amount, isEmpty } });

test('[OP-74] caps count only with the right to move credit, and then at least one is needed', () => {
  const draft = { ...staffDraft(), firstName: ' Ana ' };
  expect(draftFault(draft)).toBeUndefined();
  const money = withRight(draft, 'money', true);
  expect(draftFault(money)).toBe('noCap');
  expect(draftFault({ ...money, caps: cap(null, true) })).toBe('noCap');
  expect(draftFault({ ...money, caps: cap(null) })).toBe('cap');
  expect(draftFault({ ...money, caps: cap('0.00') })).toBe('cap');
  const complete = { ...money, caps: cap('500.00') };
  expect(draftFault(complete)).toBeUndefined();
  expect(grantedBy(complete)).toEqual({
    firstName: 'Ana',
    rights: ['money'],
    caps: [{ currencyId: rsd, cap: '500.00' }],
  });
  expect(grantedBy(withRight(complete, 'money', false)).caps).toEqual([]);
});

test('rights keep the order of the contract, and an account comes back as it was', () => {
  const all = staffRights.toReversed().reduce((draft, right) => withRight(draft, right, true), staffDraft());
  expect(all.rights).toEqual(staffRights);
  const caps = [{ currencyId: rsd, cap: '10.00' }];
  expect(grantedBy(staffDraft({ firstName: 'Iva', rights: ['money'], caps }))).toEqual({
    firstName: 'Iva',
    rights: ['money'],
    caps,
  });
});
