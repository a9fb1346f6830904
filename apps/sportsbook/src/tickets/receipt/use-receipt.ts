import { quote } from '@kvota/bet-slip/math';
import { rounded } from '@kvota/bet-slip-react/parts';
import { payoutCurrency, type HistoryTicket, type Locale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { localeAtom } from '@kvota/shell';
import type { PrintedTicketProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { useFormats } from '../../format/use-formats.ts';
import { marketName, outcomeName } from '../../markets/market-name.ts';
import { ticketNumber } from '../ticket/ticket-number.ts';
import { mathTicketOf } from '../ticket/ticket-summary.ts';
import { receiptOf, type ReceiptTexts } from './receipt-of.ts';

/** Returns the address that opens a ticket in its player's history. */
function ticketAddress(origin: string, locale: Locale, ticketId: string): string {
  return `${origin}${pathOf('ticketHistory', locale)}?ticket=${encodeURIComponent(ticketId)}`;
}

/** Returns the texts of a receipt in the language of the page. */
export function useReceiptTexts(ticket: Pick<HistoryTicket, 'ticketId' | 'currency'>): ReceiptTexts {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { currency } = ticket;
  const number = ticketNumber(ticket.ticketId);
  return {
    ticket: t({ id: 'receipt.ticket', message: 'Ticket' }),
    selections: t({ id: 'slip.selections', message: 'Selections' }),
    stake: t({ id: 'slip.stake', message: 'Stake' }),
    totalOdds: t({ id: 'slip.totalOdds', message: 'Total odds' }),
    possiblePayout: t({ id: 'slip.payout', message: 'Possible payout' }),
    payout: t({ id: 'history.payout', message: 'Payout' }),
    cashedOut: t({ id: 'status.cashedOut', message: 'Cashed out' }),
    bankerSign: t({ id: 'system.bankerSign', message: 'B' }),
    banker: t({ id: 'system.banker', message: 'Banker: part of every combination' }),
    codeLabel: t({ id: 'receipt.code', message: `Code of ticket ${number}` }),
    legal: t({ id: 'receipt.legal', message: 'Scan the code to see how this ticket stands. 18+' }),
    system: (groups, count, each) => t({ id: 'receipt.system', message: `System ${groups}: ${count} × ${each}` }),
    money: (amount) => formats.money(amount, currency),
    pays: (amount) => formats.money(amount, payoutCurrency(currency)),
    dateTime: (moment) => formats.dateTime(moment),
    market: (leg) => marketName(i18n, leg.sport, leg.marketCode, leg.player, leg.selectionCode),
    outcome: (leg) => outcomeName(i18n, leg.selectionCode, leg.player),
  };
}

/** Returns the content of a printed ticket in the language of the page. */
export function useReceipt(ticket: HistoryTicket): Omit<PrintedTicketProps, 'ref' | 'className'> {
  const texts = useReceiptTexts(ticket);
  const locale = useAtomValue(localeAtom);
  const { stakePerCombination } = quote(mathTicketOf(ticket, ticket.stake), {});
  return receiptOf(ticket, texts, {
    address: ticketAddress(window.location.origin, locale, ticket.ticketId),
    // Rounded to two places, as on screen, because a third of a stake has no finite decimal form.
    each: rounded(stakePerCombination),
  });
}
