import { expect, test } from 'vitest';

import { rulesFor } from './game-rules.ts';

const shortest = (kind: Parameters<typeof rulesFor>[1], profile: Parameters<typeof rulesFor>[0] = 'GB') =>
  rulesFor(profile, kind, { currency: 'EUR' }).rules.shortest_round_ms;

test('[CAS-30] a profile has a shortest round; the rounds of tables and virtual sports have a schedule instead', () => {
  expect([shortest('slots'), shortest('table'), shortest('live'), shortest('virtual')]).toEqual([2500, 5000, 0, 0]);
  expect(rulesFor('DE', 'live', { currency: 'EUR' }).offered).toBe(false);
});
