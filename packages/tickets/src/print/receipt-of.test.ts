import { expect, test } from 'vitest';

import { paidLeg, paidTicket, receiptTexts } from '../testing/paid-ticket.ts';
import { receiptOf } from './receipt-of.ts';

const address = 'https://kvota.example/en/ticket_history?ticket=K-1';
const paper = (part: Parameters<typeof paidTicket>[0] = {}) =>
  receiptOf(paidTicket(part), receiptTexts, { address, each: '66.66' });

test('[CONST-15] the code on the receipt opens the ticket, and its number can be read out', () => {
  expect(paper()).toMatchObject({ code: address, number: '4021-8716-4410' });
});

test('[CONST-15] an open ticket has a possible payout, a settled one a payout, a refused one neither', () => {
  const labels = (part?: Parameters<typeof paidTicket>[0]) => paper(part).totals.map(({ label }) => label);
  expect(labels()).toEqual(['Total odds', 'Stake', 'Possible payout']);
  expect(labels({ status: 'won', payout: '4805.00' })).toEqual(['Total odds', 'Stake', 'Payout']);
  expect(labels({ status: 'rejected' })).toEqual(['Total odds', 'Stake']);
});

test('[CONST-15, OP-92] a system lists its groups and marks its bankers', () => {
  const { system, legs, totals } = paper({
    legs: [paidLeg(), ...[1, 2, 3].map(() => paidLeg({ systemGroup: 0 }))],
    systemGroups: [{ conditions: [2], totalSelections: 3 }],
    combinations: 3,
  });
  expect(system).toBe('System 2/3: 3 × 66.66 RSD');
  expect(legs.map(({ banker }) => banker)).toEqual(['B', undefined, undefined, undefined]);
  expect(totals.some(({ id }) => id === 'odds')).toBe(false);
});

test('[CONST-15, CALL-55] cashed-out parts are on the receipt, and the payout is all that was paid', () => {
  const { totals } = paper({
    status: 'won',
    payout: '1168.50',
    cashedOut: [{ stake: '250.00', amount: '420.00', at: '2026-11-20T17:30:00.000Z' }],
  });
  expect(totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Total odds 9.61',
    'Stake 500.00 RSD',
    'Cashed out 420.00 RSD',
    'Payout 1588.50 RSD',
  ]);
});
