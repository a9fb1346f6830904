import { expect, test } from 'vitest';

import { storyTicket } from '../story/history-tickets.ts';
import { pictureOf, type PictureWords } from './picture-of.ts';

const words: PictureWords = {
  brand: 'Kvota',
  status: 'Won',
  shape: '2 selections',
  more: (count) => `+${count}`,
  ticket: 'Ticket',
  selections: 'Selections',
  stake: 'Stake',
  totalOdds: 'Total odds',
  possiblePayout: 'Possible payout',
  payout: 'Payout',
  cashedOut: 'Cashed out',
  bankerSign: 'B',
  banker: 'Banker',
  codeLabel: 'Code',
  legal: '18+',
  system: () => '',
  money: (amount) => `${amount} RSD`,
  dateTime: (moment) => moment.slice(0, 10),
  market: ({ marketCode }) => marketCode,
  outcome: ({ selectionCode }) => selectionCode,
};
const plain = { amounts: false, link: null, code: null };

test('[ACC-01] a picture without amounts shows nothing of the money, whatever the ticket', () => {
  for (const name of ['open', 'won', 'lost', 'soldHalfWon', 'system', 'capped'] as const) {
    const ticket = storyTicket(name);
    const text = JSON.stringify(pictureOf(ticket, words, plain));
    for (const amount of [ticket.stake, ticket.possiblePayout, ticket.payout ?? ticket.stake])
      expect(text).not.toContain(`${amount} RSD`);
    expect(text).not.toContain(ticket.ticketId);
  }
});

test('[ACC-01] an open ticket shows a possible payout, a settled one its payout', () => {
  const labels = (name: 'open' | 'won') =>
    pictureOf(storyTicket(name), words, { ...plain, amounts: true }).totals.map(({ label }) => label);
  expect(labels('open')).toEqual(['Total odds', 'Stake', 'Possible payout']);
  expect(labels('won')).toEqual(['Total odds', 'Stake', 'Payout']);
});

test('a ticket too long for a picture ends in a number', () => {
  const { legs, more } = pictureOf(storyTicket('long'), words, plain);
  expect(legs).toHaveLength(11);
  expect(more).toBe(`+${storyTicket('long').legs.length - 11}`);
});
