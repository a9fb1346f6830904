import type { AgencyTicketLine } from '@kvota/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fitsFilter, mostLines, nextNews, noNews, type News, type NewsEvent } from './news.ts';

const line = (ticketId: string, part: Partial<AgencyTicketLine> = {}): AgencyTicketLine => ({
  what: 'placed',
  at: '2026-11-27T12:00:00.000Z',
  ticketId,
  userId: 'u1',
  username: 'pera',
  agentId: 'a1',
  status: 'accepted',
  kind: 'single',
  live: false,
  freeBet: false,
  sports: ['F'],
  legs: 1,
  currency: 'RSD',
  currencyId: 941,
  stake: '100.00',
  totalOdds: '2.00',
  possiblePayout: '200.00',
  payout: null,
  ...part,
});

const after = (events: readonly NewsEvent[]): News => events.reduce(nextNews, noNews);
const news = (seq: number, tickets: readonly string[], missed = 0): NewsEvent => ({
  type: 'news',
  news: { seq, lines: tickets.map((id) => line(id)), missed },
});
const idsOf = (lines: News['lines']): string[] => lines.map(({ ticketId }) => ticketId);

describe('the monitor', () => {
  test('has the newest line first, and at most as many as are kept', () => {
    expect(idsOf(after([news(1, ['a', 'b']), news(2, ['c'])]).lines)).toEqual(['c', 'b', 'a']);
    const many = Array.from({ length: 10 }, (_, at) =>
      news(
        at + 1,
        Array.from({ length: 50 }, (__, n) => `${at}.${n}`),
      ),
    );
    const { lines } = after(many);
    expect(lines).toHaveLength(mostLines);
    expect(lines[0]?.ticketId).toBe('9.49');
  });

  test('keeps what arrives during a pause, and shows it afterwards', () => {
    const paused = after([news(1, ['a']), { type: 'pause' }, news(2, ['b'])]);
    expect([idsOf(paused.lines), idsOf(paused.waiting)]).toEqual([['a'], ['b']]);
    expect(idsOf(nextNews(paused, { type: 'resume' }).lines)).toEqual(['b', 'a']);
  });

  test('counts a gap as missed, ignores a repetition, and starts again after a new connection', () => {
    expect(after([news(1, ['a']), news(4, ['b'], 3)]).missed).toBe(5);
    expect(idsOf(after([news(2, ['a']), news(2, ['a'])]).lines)).toEqual(['a']);
    const again = after([news(7, ['a']), { type: 'connected' }, news(1, ['b'])]);
    expect([again.missed, idsOf(again.lines)]).toEqual([0, ['b', 'a']]);
  });

  test('any order of messages and pauses shows, once resumed, the newest of the accepted lines, each with a key of one line', () => {
    const event = fc.oneof(
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 }).map((tickets) => ({ tickets })),
      fc.constantFrom({ type: 'pause' as const }, { type: 'resume' as const }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let seq = 0;
        const all: string[] = [];
        const sent = events.map((one): NewsEvent => {
          if ('type' in one) return one;
          seq += 1;
          all.push(...one.tickets);
          return news(seq, one.tickets);
        });
        const { lines, placed } = after([...sent, { type: 'resume' }]);
        expect(idsOf(lines)).toEqual(all.toReversed().slice(0, mostLines));
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        expect(placed).toBe(all.length);
      }),
    );
  });
});

test('a filter compares amounts as numbers, and the payout of open tickets is the possible one', () => {
  const all = { what: [], minStake: undefined, minWin: undefined };
  const big = line('a', { stake: '1000.00', possiblePayout: '5000.00' });
  const paid = line('b', { what: 'settled', stake: '99.00', payout: '0.00', possiblePayout: '9000.00' });
  const fitting = (filter: Parameters<typeof fitsFilter>[1]): string[] =>
    [big, paid].filter((one) => fitsFilter(one, filter)).map(({ ticketId }) => ticketId);
  expect(fitting(all)).toEqual(['a', 'b']);
  expect(fitting({ ...all, minStake: '100.00' })).toEqual(['a']);
  expect(fitting({ ...all, minWin: '1.00' })).toEqual(['a']);
  expect(fitting({ ...all, what: ['settled', 'sold'] })).toEqual(['b']);
});
