import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';

const long = {
  pair: 'Wolverhampton Wanderers - Borussia Mönchengladbach',
  leagueName: 'UEFA Champions League',
} as const;

/** Open, with one leg in play whose odds had changed, and one to come. */
const open = paidTicket({
  legs: [
    paidLeg({
      eventId: '1',
      type: 'live',
      requestedOdds: '3.10',
      usedOdds: '3.05',
      match: { matchState: 'SH', matchPhase: { name: 'SH', timeMin: 63 }, results: { G: [2, 1] } },
    }),
    paidLeg({ eventId: '2', timeStart: '2026-11-22T18:00:00.000Z', marketCode: 'OU2.5', selectionCode: 'over' }),
  ],
});

/** One leg of each result. */
const settled = paidTicket({
  status: 'won',
  payout: '1740.84',
  legs: [
    paidLeg({ eventId: '1', status: 'won', result: '1:1' }),
    paidLeg({ eventId: '2', status: 'half_won', result: '2:0', marketCode: 'AH-0.75', selectionCode: '1' }),
    paidLeg({ eventId: '3', status: 'void', marketCode: 'OU2.5', selectionCode: 'under', ...long }),
    paidLeg({ eventId: '4', status: 'half_lost', result: '1:0', marketCode: 'AH-1.25', selectionCode: '1' }),
    paidLeg({ eventId: '5', status: 'lost', result: '0:2', sport: 'B', marketCode: 'HC-4.5', selectionCode: '2' }),
  ],
  explanation: [
    { rule: 'leg', eventId: '2', because: 'partVoid', factor: '1.95000000' },
    { rule: 'leg', eventId: '3', because: 'void', factor: '1.00000000' },
    { rule: 'leg', eventId: '4', because: 'partVoid', factor: '0.50000000' },
    { rule: 'leg', eventId: '1', because: 'deadHeat', factor: '1.55000000' },
    { rule: 'freeBet', from: '2240.84200000', to: '1740.84' },
    { rule: 'adjusted', code: 'TAX', from: '1760.84200000', to: '1740.84' },
    { rule: 'rounded', from: '1740.84200000', to: '1740.84', mode: 'halfUp', scope: 'ticket' },
    { rule: 'rounded', from: '580.28066667', to: '580.28', mode: 'halfUp', scope: 'line' },
    { rule: 'capped', from: '12500000.00', to: '10000000.00' },
  ],
});

/** A system of three with a banker. */
const system = paidTicket({
  legs: [paidLeg(), ...[0, 0, 0].map((systemGroup, at) => paidLeg({ eventId: String(at), systemGroup }))],
  systemGroups: [{ conditions: [2], totalSelections: 3 }],
  combinations: 3,
  stake: '200.00',
  openStake: '200.00',
  possiblePayout: '1965.40',
});

const sold = [{ stake: '250.00', amount: '420.00', at: '2026-11-21T17:45:00.000Z' }];

/** Half of it was cashed out, the rest is open. */
const soldHalf = paidTicket({ openStake: '250.00', possiblePayout: '2402.50', cashedOut: sold });

/** Half of it was cashed out, the rest has won. */
const soldAndWon = paidTicket({ status: 'won', payout: '2402.50', openStake: '250.00', cashedOut: sold });

const refused = paidTicket({ status: 'rejected', subcode: 208 });

/** Tickets of stories and tests, by what is special about them. */
export const tickets = { open, settled, system, soldHalf, soldAndWon, refused } as const;
