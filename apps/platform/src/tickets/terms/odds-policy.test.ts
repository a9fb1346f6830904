import { expect, test } from 'vitest';

import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { needsConsent, oddsPolicyOf, withOddsPolicy } from './odds-policy.ts';

const ticket = (autoOddsChange: boolean) => paidTicket('ticket-1', [paidLeg('m1')], { autoOddsChange });
const policyOf = (autoOddsChange: boolean, fields: object) => {
  const request = withOddsPolicy(ticket(autoOddsChange), { ...ticket(autoOddsChange), ...fields });
  return request && oddsPolicyOf(request);
};

test('[CALL-22] autoOddsChange is the policy none or any; a policy that is named counts in its place', () => {
  expect(policyOf(false, {})).toBe('none');
  expect(policyOf(true, {})).toBe('any');
  for (const auto of [false, true])
    for (const oddsPolicy of ['none', 'higher', 'any'] as const)
      expect(policyOf(auto, { oddsPolicy })).toBe(oddsPolicy);
});

test('what is no policy makes the ticket unreadable rather than less careful', () => {
  for (const oddsPolicy of ['lower', 'HIGHER', '', null, 1, true, ['any']])
    expect(policyOf(true, { oddsPolicy })).toBeUndefined();
});

test.each([
  ['none', [true, false, true]],
  ['higher', [true, false, false]],
  ['any', [false, false, false]],
] as const)('policy %s asks about odds that fell, stayed, rose: %s', (policy, asks) => {
  expect([1800, 2000, 2200].map((now) => needsConsent(policy, 2000, now))).toEqual(asks);
});
