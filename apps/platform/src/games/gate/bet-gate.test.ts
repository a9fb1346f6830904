import { expect, test } from 'vitest';

import { decideBet, type BetFacts } from './bet-gate.ts';

const facts: BetFacts = {
  now: 0,
  casinoOff: false,
  maintenance: false,
  blocked: false,
  stop: undefined,
  limited: { off: undefined, stake: undefined },
  game: { enabled: true, until: undefined },
  session: {
    open: true,
    gameCode: 'roulette',
    lastRoundAt: undefined,
    shortestRound: 0,
  },
  round: { state: undefined, own: true },
  stake: 70n,
  stakes: [20n, 50n, 100n],
  sums: true,
  funds: 1000n,
  free: undefined,
};

test('[CAS-34] a sum of stakes is allowed in games whose bets are several amounts, up to the highest', () => {
  expect(decideBet(facts)).toEqual({ kind: 'allow' });
  expect(decideBet({ ...facts, sums: false })).toMatchObject({ status: 'betLimit', limit: 100n });
  for (const stake of [75n, 110n]) expect(decideBet({ ...facts, stake })).toMatchObject({ status: 'betLimit' });
});
