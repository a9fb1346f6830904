import { expect, test } from 'vitest';

import { auditFilter, auditSearch } from './audit-search.ts';

test('[AFF-10] an address keeps valid filters, and the call takes them with whole days', () => {
  const whole = { from: '2026-11-21', to: '2026-11-21', act: 'block', user: 'u-1', by: 'u-2' } as const;
  expect(auditSearch(whole)).toEqual(whole);
  for (const nonsense of [{ from: '2026-11-21' }, { act: 'toString' }, { user: 'a b', by: 'x'.repeat(81) }])
    expect(auditSearch(nonsense)).toEqual({});
  const { from = '', to = '', ...others } = auditFilter(whole);
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000 - 1);
  expect(others).toEqual({ userId: 'u-1', actor: 'u-2', act: 'block' });
});
