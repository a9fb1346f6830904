import { paidOut, type HistoryTicket, type LegStatus } from '@kvota/contracts';
import { isOpen, ticketNumber, totalOddsOf, wasBooked, type ReceiptTexts } from '@kvota/tickets';

/** The content of a ticket's picture. */
export interface TicketPicture {
  readonly brand: string;
  readonly title: string;
  readonly time: string;
  readonly status: { readonly text: string; readonly tone: 'success' | 'neutral' | 'open' };
  readonly legs: readonly {
    readonly pick: string;
    readonly market: string;
    readonly pair: string;
    readonly odds: string;
    readonly status: LegStatus;
  }[];
  /** Text with the number of legs that did not fit. */
  readonly more: string | null;
  readonly totals: readonly { readonly label: string; readonly value: string; readonly emphasis: boolean }[];
  /** The link in the QR code, and the code as text. */
  readonly link: string | null;
  readonly code: string | null;
}

export interface PictureTexts extends ReceiptTexts {
  readonly brand: string;
  readonly status: string;
  readonly shape: string;
  readonly more: (count: number) => string;
}

const mostLegs = 12;

/**
 * Returns the content of a ticket's picture. Without amounts it shows selections and odds, but no money and no ticket
 * number.
 */
export function pictureOf(
  ticket: HistoryTicket,
  texts: PictureTexts,
  { amounts, link, code }: { readonly amounts: boolean; readonly link: string | null; readonly code: string | null },
): TicketPicture {
  const open = isOpen(ticket);
  const legs = ticket.legs.length > mostLegs ? ticket.legs.slice(0, mostLegs - 1) : ticket.legs;
  const result = open
    ? [{ label: texts.possiblePayout, value: texts.pays(ticket.possiblePayout), emphasis: true }]
    : wasBooked(ticket.status)
      ? [{ label: texts.payout, value: texts.pays(paidOut(ticket)), emphasis: true }]
      : [];
  return {
    brand: texts.brand,
    title: texts.shape,
    time: texts.dateTime(ticket.createdAt),
    status: {
      text: texts.status,
      tone: open ? 'open' : ticket.status === 'won' || ticket.status === 'cashed_out' ? 'success' : 'neutral',
    },
    legs: legs.map((leg) => ({
      pick: texts.outcome(leg),
      market: texts.market(leg),
      pair: leg.pair,
      odds: leg.usedOdds,
      status: leg.status,
    })),
    more: legs.length < ticket.legs.length ? texts.more(ticket.legs.length - legs.length) : null,
    totals: [
      ...(ticket.systemGroups.length > 0
        ? []
        : [{ label: texts.totalOdds, value: totalOddsOf(ticket), emphasis: !amounts }]),
      ...(amounts
        ? [
            { label: texts.stake, value: texts.money(ticket.stake), emphasis: false },
            ...result,
            { label: texts.ticket, value: ticketNumber(ticket.ticketId), emphasis: false },
          ]
        : []),
    ],
    link,
    code,
  };
}
