import { quote } from '@kvota/bet-slip/math';
import { rounded } from '@kvota/bet-slip-react/parts';
import { payoutCurrency, type HistoryTicket } from '@kvota/contracts';
import type { Formats } from '@kvota/i18n';
import { useLingui } from '@lingui/react/macro';

import { marketName, outcomeName } from '../names/market-name.ts';
import { slipWords } from '../names/slip-words.ts';
import { ticketNumber } from '../ticket/ticket-number.ts';
import { mathTicketOf } from '../ticket/ticket-summary.ts';
import { useStatusName } from '../words/use-status-name.ts';
import { receiptOf, type Receipt, type ReceiptTexts } from './receipt-of.ts';

/** Returns the texts of a receipt in the language of the page, which is also that of the formats. */
export function useReceiptTexts(ticket: Pick<HistoryTicket, 'ticketId' | 'currency'>, formats: Formats): ReceiptTexts {
  const { t, i18n } = useLingui();
  const statusName = useStatusName();
  const { currency } = ticket;
  const number = ticketNumber(ticket.ticketId);
  return {
    ticket: t({ id: 'receipt.ticket', message: 'Ticket' }),
    selections: i18n._(slipWords.selections),
    stake: i18n._(slipWords.stake),
    totalOdds: i18n._(slipWords.totalOdds),
    possiblePayout: i18n._(slipWords.possiblePayout),
    payout: i18n._(slipWords.payout),
    cashedOut: statusName('cashed_out'),
    bankerSign: i18n._(slipWords.bankerSign),
    banker: i18n._(slipWords.banker),
    codeLabel: t({ id: 'receipt.code', message: `Code of ticket ${number}` }),
    legal: t({ id: 'receipt.legal', message: 'Scan the code to see how this ticket stands. 18+' }),
    system: (groups, combinations, each) =>
      i18n._({ ...slipWords.system, values: { groups, count: formats.number(combinations), each } }),
    money: (amount) => formats.money(amount, currency),
    pays: (amount) => formats.money(amount, payoutCurrency(currency)),
    dateTime: (moment) => formats.dateTime(moment),
    market: (leg) => marketName(i18n, leg.sport, leg.marketCode, leg.player, leg.selectionCode),
    outcome: (leg) => outcomeName(i18n, leg.selectionCode, leg.player),
  };
}

/** Returns the content of a printed ticket in the language of the page. `address` opens the ticket. */
export function useReceipt(ticket: HistoryTicket, { formats, address }: ReceiptOptions): Receipt {
  const texts = useReceiptTexts(ticket, formats);
  const { stakePerCombination } = quote(mathTicketOf(ticket, ticket.stake), {});
  // Rounded to two places, as on screen, because a third of a stake has no finite decimal form.
  return receiptOf(ticket, texts, { address, each: rounded(stakePerCombination) });
}

export interface ReceiptOptions {
  readonly formats: Formats;
  /** The address in the code of the receipt. Without it there is no code. */
  readonly address: string | undefined;
}
