import { paidOut, ticketShape, type HistoryLeg, type HistoryTicket } from '@kvota/contracts';
import type { PrintedTicketProps } from '@kvota/ui';

import { totalOddsOf } from '../ticket/ticket-odds.ts';
import { ticketNumber } from '../ticket/ticket-number.ts';
import { isOpen, wasBooked } from '../ticket/ticket-summary.ts';

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
  /** Writes an amount in the currency in which the ticket pays (OP-97). */
  readonly pays: (amount: string) => string;
  readonly dateTime: (moment: string) => string;
  readonly market: (leg: HistoryLeg) => string;
  readonly outcome: (leg: HistoryLeg) => string;
}

/** The content of a printed ticket. */
export type Receipt = Omit<PrintedTicketProps, 'ref' | 'className'>;

/**
 * Returns the content of a printed ticket: the same facts and texts as on screen (CONST-15). `each` is the stake of one
 * combination.
 */
export function receiptOf(
  ticket: HistoryTicket,
  texts: ReceiptTexts,
  { address, each }: { readonly address: string | undefined; readonly each: string },
): Receipt {
  const shape = ticketShape(ticket);
  const system = shape.kind === 'system';
  return {
    title: texts.ticket,
    number: ticketNumber(ticket.ticketId),
    time: texts.dateTime(ticket.createdAt),
    legsLabel: texts.selections,
    legs: ticket.legs.map((leg, at) => ({
      id: String(at),
      match: leg.pair,
      market: texts.market(leg),
      pick: texts.outcome(leg),
      odds: leg.usedOdds,
      when: [texts.dateTime(leg.timeStart), leg.leagueName].filter((part) => part !== '').join(' · '),
      ...(system && leg.systemGroup === null && { banker: texts.bankerSign, bankerLabel: texts.banker }),
    })),
    ...(system && { system: texts.system(shape.groups.join(' + '), ticket.combinations, texts.money(each)) }),
    totals: totalsOf(ticket, texts, system),
    code: address,
    codeLabel: texts.codeLabel,
    // The text explains what the code is for.
    ...(address !== undefined && { legal: texts.legal }),
  };
}

/** A receipt shows either a possible payout or a payout, never both. */
function totalsOf(ticket: HistoryTicket, texts: ReceiptTexts, system: boolean): Receipt['totals'] {
  const last = isOpen(ticket)
    ? [{ id: 'possible', label: texts.possiblePayout, value: texts.pays(ticket.possiblePayout), emphasis: true }]
    : wasBooked(ticket.status)
      ? [{ id: 'payout', label: texts.payout, value: texts.pays(paidOut(ticket)), emphasis: true }]
      : [];
  return [
    ...(system ? [] : [{ id: 'odds', label: texts.totalOdds, value: totalOddsOf(ticket) }]),
    { id: 'stake', label: texts.stake, value: texts.money(ticket.stake) },
    ...ticket.cashedOut.map(({ at, amount }) => ({ id: at, label: texts.cashedOut, value: texts.pays(amount) })),
    ...last,
  ];
}
