import { shortOdds } from '@kvota/bet-slip-react/parts';
import type { HistoryLeg, HistoryTicket } from '@kvota/contracts';
import type { PrintedTicketProps } from '@kvota/ui';

import { ticketNumber } from '../ticket/ticket-number.ts';
import { isOpen, paidOut, shapeOf, wasBooked } from '../ticket/ticket-summary.ts';

/** Texts and formats of a receipt, in the language of the page. */
export interface ReceiptTexts {
  readonly ticket: string;
  readonly selections: string;
  readonly stake: string;
  readonly totalOdds: string;
  readonly possiblePayout: string;
  readonly payout: string;
  readonly cashedOut: string;
  readonly bankerSign: string;
  readonly banker: string;
  readonly codeLabel: string;
  readonly legal: string;
  readonly system: (groups: string, combinations: number, each: string) => string;
  readonly money: (amount: string) => string;
  readonly dateTime: (moment: string) => string;
  readonly market: (leg: HistoryLeg) => string;
  readonly outcome: (leg: HistoryLeg) => string;
}

type Receipt = Omit<PrintedTicketProps, 'ref' | 'className'>;

/**
 * Returns the content of a printed ticket: the same facts and texts as on screen (CONST-15). `each` is the stake of one
 * combination.
 */
export function receiptOf(
  ticket: HistoryTicket,
  words: ReceiptTexts,
  { address, each }: { readonly address: string; readonly each: string },
): Receipt {
  const shape = shapeOf(ticket);
  const system = shape.kind === 'system';
  return {
    title: words.ticket,
    number: ticketNumber(ticket.ticketId),
    time: words.dateTime(ticket.createdAt),
    legsLabel: words.selections,
    legs: ticket.legs.map((leg, at) => ({
      id: String(at),
      match: leg.pair,
      market: words.market(leg),
      pick: words.outcome(leg),
      odds: leg.usedOdds,
      when: [words.dateTime(leg.timeStart), leg.leagueName].filter((part) => part !== '').join(' · '),
      ...(system && leg.systemGroup === null && { banker: words.bankerSign, bankerLabel: words.banker }),
    })),
    ...(system && { system: words.system(shape.groups.join(' + '), ticket.combinations, words.money(each)) }),
    totals: totalsOf(ticket, words, system),
    code: address,
    codeLabel: words.codeLabel,
    legal: words.legal,
  };
}

/** A receipt shows either a possible payout or a payout, never both. */
function totalsOf(ticket: HistoryTicket, words: ReceiptTexts, system: boolean): Receipt['totals'] {
  const last = isOpen(ticket)
    ? [{ id: 'possible', label: words.possiblePayout, value: words.money(ticket.possiblePayout), emphasis: true }]
    : wasBooked(ticket.status)
      ? [{ id: 'payout', label: words.payout, value: words.money(paidOut(ticket)), emphasis: true }]
      : [];
  return [
    ...(system ? [] : [{ id: 'odds', label: words.totalOdds, value: shortOdds(ticket.totalOdds) }]),
    { id: 'stake', label: words.stake, value: words.money(ticket.stake) },
    ...ticket.cashedOut.map(({ at, amount }) => ({ id: at, label: words.cashedOut, value: words.money(amount) })),
    ...last,
  ];
}
