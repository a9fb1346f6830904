import { expect, test } from 'vitest';

import { storyTicket } from '../story/history-tickets.ts';
import { receiptOf, type ReceiptWords } from './receipt-of.ts';

const words: ReceiptWords = {
  ticket: 'Ticket',
  selections: 'Selections',
  stake: 'Stake',
  totalOdds: 'Total odds',
  possiblePayout: 'Possible payout',
  payout: 'Payout',
  cashedOut: 'Cashed out',
  bankerSign: 'B',
  banker: 'Banker',
  codeLabel: 'Link to this ticket',
  legal: '18+',
  system: (groups, combinations, each) => `System ${groups}: ${combinations} × ${each}`,
  money: (amount) => `${amount} RSD`,
  dateTime: (moment) => moment.slice(0, 10),
  market: ({ marketCode }) => marketCode,
  outcome: ({ selectionCode }) => selectionCode,
};
const address = 'https://kvota.example/en/ticket_history?ticket=K-1';
const paper = (name: Parameters<typeof storyTicket>[0]) =>
  receiptOf(storyTicket(name), words, { address, each: '66.66' });

test('[CONST-15] the code on the paper leads to the ticket', () => {
  expect(paper('open').code).toBe(address);
});

test('[CONST-15] an open ticket promises a possible payout, a settled one tells its payout, a refused one neither', () => {
  const labels = (name: Parameters<typeof storyTicket>[0]) => paper(name).totals.map(({ label }) => label);
  expect(labels('open')).toEqual(['Total odds', 'Stake', 'Possible payout']);
  expect(labels('won')).toEqual(['Total odds', 'Stake', 'Payout']);
  expect(labels('rejected')).toEqual(['Total odds', 'Stake']);
});

test('[CONST-15, OP-92] a system says its groups and marks its bankers', () => {
  const { system, legs, totals } = paper('system');
  expect(system).toBe('System 2/3: 3 × 66.66 RSD');
  expect(legs.map(({ banker }) => banker)).toEqual(['B', undefined, undefined, undefined]);
  expect(totals.some(({ id }) => id === 'odds')).toBe(false);
});

test('[CONST-15, CALL-55] parts that were sold stand on the paper, and the payout is all that was paid', () => {
  const { totals } = paper('soldHalfWon');
  expect(totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Total odds 4.67',
    'Stake 500.00 RSD',
    'Cashed out 420.00 RSD',
    'Payout 1588.50 RSD',
  ]);
});
