import type { HistoryLeg, HistoryTicket } from '@kvota/contracts';

import type { ReceiptTexts } from '../print/receipt-of.ts';

/** A leg for unit tests, which need no story world. */
export function paidLeg(part: Partial<HistoryLeg> = {}): HistoryLeg {
  return {
    eventId: '4711',
    type: 'prematch',
    sport: 'F',
    leagueName: 'Superliga',
    pair: 'Vojvodina - Čukarički',
    timeStart: '2026-11-21T19:00:00.000Z',
    marketCode: '1X2',
    selectionCode: 'X',
    requestedOdds: '3.10',
    usedOdds: '3.10',
    status: 'open',
    systemGroup: null,
    ...part,
  };
}

/** An open ticket of two legs for unit tests; each test sets what it needs. */
export function paidTicket(part: Partial<HistoryTicket> = {}): HistoryTicket {
  return {
    ticketId: '40218716-4410-4c21-9a7e-3f5b0d8e6a14',
    createdAt: '2026-11-21T17:30:00.000Z',
    status: 'accepted',
    live: false,
    currency: 'RSD',
    currency_id: 941,
    stake: '500.00',
    totalOdds: '9.61',
    possiblePayout: '4805.00',
    payout: null,
    capped: false,
    explanation: [],
    combinations: 1,
    openStake: '500.00',
    cashedOut: [],
    cashOut: null,
    legs: [paidLeg(), paidLeg()],
    systemGroups: [],
    ...part,
  };
}

/** Texts of a receipt for unit tests, in English and without the catalogs. */
export const receiptTexts: ReceiptTexts = {
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
  pays: (amount) => `${amount} RSD`,
  dateTime: (moment) => moment.slice(0, 10),
  market: ({ marketCode }) => marketCode,
  outcome: ({ selectionCode }) => selectionCode,
};
