import { paidLeg, paidTicket, receiptTexts } from '@kvota/tickets/testing';
import { expect, test } from 'vitest';

import { pictureOf, type PictureTexts } from './picture-of.ts';

const texts: PictureTexts = {
  ...receiptTexts,
  brand: 'Kvota',
  status: 'Won',
  shape: '2 selections',
  more: (count) => `+${count}`,
};
const plain = { amounts: false, link: null, code: null };

test('[ACC-01] a picture without amounts shows no money, for any ticket', () => {
  const sold = [{ stake: '250.00', amount: '420.00', at: '2026-11-20T17:30:00.000Z' }];
  for (const ticket of [
    paidTicket(),
    paidTicket({ status: 'won', payout: '4805.00' }),
    paidTicket({ status: 'lost', payout: '0.00' }),
    paidTicket({ status: 'won', payout: '2402.50', cashedOut: sold }),
    paidTicket({ systemGroups: [{ conditions: [2], totalSelections: 3 }] }),
  ]) {
    const text = JSON.stringify(pictureOf(ticket, texts, plain));
    for (const amount of [ticket.stake, ticket.possiblePayout, ticket.payout ?? ticket.stake])
      expect(text).not.toContain(`${amount} RSD`);
    expect(text).not.toContain(ticket.ticketId);
    expect(text).not.toContain('4021-8716-4410');
  }
});

test('[ACC-01] an open ticket shows a possible payout, a settled one its payout', () => {
  const labels = (part: Parameters<typeof paidTicket>[0]) =>
    pictureOf(paidTicket(part), texts, { ...plain, amounts: true }).totals.map(({ label }) => label);
  expect(labels({})).toEqual(['Total odds', 'Stake', 'Possible payout', 'Ticket']);
  expect(labels({ status: 'won', payout: '4805.00' })).toEqual(['Total odds', 'Stake', 'Payout', 'Ticket']);
});

test('a ticket too long for a picture ends with the number of missing legs', () => {
  const { legs, more } = pictureOf(paidTicket({ legs: Array.from({ length: 16 }, () => paidLeg()) }), texts, plain);
  expect(legs).toHaveLength(11);
  expect(more).toBe('+5');
});
