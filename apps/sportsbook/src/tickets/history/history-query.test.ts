import type { HistoryTicket } from '@kvota/contracts';
import { paidTicket } from '@kvota/tickets/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mergePages } from './history-query.ts';

const page = (...result: HistoryTicket[]) => ({ result, totalPages: 1 });
const of = (ticketId: string, status: HistoryTicket['status'], createdAt: string) =>
  paidTicket({ ticketId, status, createdAt });

describe('[CALL-53] a page of open tickets merges pending and accepted ones', () => {
  test('newest first, in either status', () => {
    const waiting = of('b', 'pending', '2026-11-21T17:29:00.000Z');
    const [newer, older] = [
      of('c', 'accepted', '2026-11-21T17:29:30.000Z'),
      of('a', 'accepted', '2026-11-20T10:00:00.000Z'),
    ];
    expect(mergePages([page(waiting), page(newer, older)]).result).toEqual([newer, waiting, older]);
  });

  test('a ticket accepted between the two answers appears once, as accepted', () => {
    const moment = '2026-11-21T17:29:00.000Z';
    const merged = mergePages([page(of('b', 'pending', moment)), page(of('b', 'accepted', moment))]);
    expect(merged.result.map(({ status }) => status)).toEqual(['accepted']);
  });

  test('there are as many pages as in the longest answer, and no ticket is lost', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    const answer = fc.record({ ids, totalPages: fc.nat(9) });
    fc.assert(
      fc.property(answer, answer, (one, other) => {
        const pages = [one, other].map(({ ids: named, totalPages }) => ({
          result: named.map((id) => of(id, 'accepted', '2026-11-21T17:00:00.000Z')),
          totalPages,
        }));
        const { result, totalPages } = mergePages(pages);
        expect(totalPages).toBe(Math.max(one.totalPages, other.totalPages));
        expect(result.map(({ ticketId }) => ticketId).sort()).toEqual([...new Set([...one.ids, ...other.ids])].sort());
      }),
    );
  });
});
