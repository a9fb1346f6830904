import { expect, test } from 'vitest';

import { callsOutdatedBy } from './branch-changes.ts';

test('a change outdates the answers that show it, and an unknown one all of them', () => {
  expect([...callsOutdatedBy(new Set(['voidRequest']))]).toEqual([
    'agencyTickets',
    'agencyTicketInfo',
    'agencyVoidRequests',
    'agencyAlerts',
  ]);
  for (const what of ['balance', 'block', 'limits'])
    expect(callsOutdatedBy(new Set([what])).has('agencyAlerts'), what).toBe(true);
  expect(callsOutdatedBy(new Set(['balance', 'block'])).has('agencyAgentTransactions')).toBe(true);
  // A search counts against a limit.
  expect(callsOutdatedBy(new Set(['balance', 'block'])).has('agencySearchUser')).toBe(false);
  expect(callsOutdatedBy(new Set(['block'])).has('agencyTickets')).toBe(false);
  expect(callsOutdatedBy(new Set(['period'])).size).toBe(
    callsOutdatedBy(new Set(['balance', 'block', 'join', 'voidRequest', 'limits'])).size,
  );
});
