import { calls, freeBetCurrencyId, HistoryTicket, type CallAnswer, type CallBody, type Calls } from '@kvota/contracts';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { storyMatches } from './fixtures/matches.ts';
import { storyTickets } from './fixtures/tickets.ts';
import { createStoryOffer } from './story-offer.ts';
import { storyTime } from './story-clock.ts';
import { personOf } from './story-people.ts';
import { ticketAnswers } from './ticket-answers.ts';

type Name = 'ticketHistory' | 'cashOut' | 'confirmCashOut' | 'bookSlip' | 'bookTicket' | 'loadBooking';

/** A story's answers, called as its pages call them. Each is parsed by the contract's schema. */
function story() {
  let now = storyTime;
  const book = createStoryOffer(storyMatches);
  const answers = ticketAnswers({ book, now: () => now, person: personOf('player'), history: storyTickets });
  return {
    book,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    ask: async <N extends Name>(name: N, body: CallBody<Calls[N]>): Promise<CallAnswer<Calls[N]>> => {
      const answer = answers[name] as unknown as (asked: object) => unknown; // each of these is a function
      const parsed: unknown = v.parse(calls[name].answer, await answer({ params: {}, query: {}, body }));
      return parsed as CallAnswer<Calls[N]>; // parsed by the schema of this very call
    },
  };
}

test('[CALL-53] the tickets of stories match the contract, and their sums add up', () => {
  const kinds = storyTickets.map(({ status }) => status);
  expect(new Set(kinds)).toEqual(new Set(['pending', 'accepted', 'won', 'lost', 'void', 'cashed_out', 'rejected']));
  for (const ticket of storyTickets) {
    expect(v.parse(HistoryTicket, ticket)).toEqual(ticket);
    if (ticket.systemGroups.length > 0) continue;
    const odds = ticket.legs.reduce((product, { usedOdds }) => product * Number(usedOdds), 1);
    expect(Number(ticket.totalOdds) / odds).toBeCloseTo(1, 9);
    const inPlay = ticket.status === 'accepted' ? ticket.openStake : ticket.stake;
    const sold = ticket.status === 'won' ? ticket.cashedOut.reduce((sum, part) => sum + Number(part.stake), 0) : 0;
    const own = ticket.currency_id === freeBetCurrencyId ? Number(ticket.stake) : 0;
    const possible = Math.min(10_000_000, odds * (Number(inPlay) - sold) - own);
    expect(Math.abs(Number(ticket.possiblePayout) - possible)).toBeLessThan(0.006);
    expect(Number(ticket.cashOut ?? 0)).toBeLessThan(possible * 0.95);
  }
});

test('[CALL-54] [CALL-55] a ticket is cashed out in parts at its quotes, and the history shows it', async () => {
  const { ask, wait } = story();
  const ticketId = storyTickets.find(({ cashOut }) => cashOut !== null)?.ticketId ?? '';
  const history = async () =>
    (await ask('ticketHistory', { page: 1 })).result.find((ticket) => ticket.ticketId === ticketId);
  const { quoteId = '', amount = '', stake } = await ask('cashOut', { ticketId, ratio: '0.25' });
  expect(stake).toBe('125.00');
  expect(await ask('confirmCashOut', { ticketId, quoteId, amount })).toMatchObject({ ErrorText: 'ok' });
  expect(await history()).toMatchObject({ openStake: '375.00', cashedOut: [{ stake: '125.00', amount }] });
  const late = await ask('cashOut', { ticketId });
  wait(5000);
  const again = { ticketId, quoteId: late.quoteId ?? '', amount: late.amount ?? '' };
  const changed = await ask('confirmCashOut', again);
  expect(changed).toMatchObject({ error: 'cashOutChanged', quote: { stake: '375.00' } });
  const quote = changed.quote ?? { quoteId: '', amount: '' };
  await ask('confirmCashOut', { ticketId, quoteId: quote.quoteId, amount: quote.amount });
  expect(await history()).toMatchObject({ status: 'cashed_out', openStake: '0.00', cashOut: null });
  expect(await ask('cashOut', { ticketId })).toMatchObject({ error: 'cashOutUnavailable', reason: 'settled' });
});

test('a slip is stored under a code and loads with current odds; ended matches are missing', async () => {
  const { ask, book } = story();
  const first = await ask('loadBooking', { code: 'k7qf3m2p' });
  expect(first.selections).toHaveLength(3);
  const [one] = first.selections ?? [];
  if (!one) throw new Error('The story has matches on offer.');
  const { id: eventId, type, marketCode, selectionCode, odd: odds, sport } = one;
  const kind = { eventId, type, marketCode, selectionCode, sport };
  const selection = { ...kind, odds, original_odds: odds, systemGroup: null };
  const { code } = await ask('bookSlip', {
    selections: [selection, { ...selection, eventId: 'over' }],
    systemGroups: [],
  });
  expect(code).toBe('K7QF-3M2P');
  book.setOdds(one.id, one.marketCode, one.selectionCode, '9.90');
  expect(await ask('loadBooking', { code: code ?? '' })).toMatchObject({
    missing: 1,
    selections: [{ odd: '9.90', bookedOdds: one.odd, suspended: false }],
  });
  expect(await ask('loadBooking', { code: 'ZZZZ-ZZZZ' })).toMatchObject({ error: 'bookingUnknown' });
  expect(await ask('bookTicket', { ticketId: storyTickets[0]?.ticketId ?? '' })).toMatchObject({ code });
});
