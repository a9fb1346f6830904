export { TicketsHost } from './host/TicketsHost.tsx';
export type { TicketsHostDeps } from './host/tickets-host.ts';
export { HistoryLegs } from './parts/HistoryLegs.tsx';
export { PaidTicketCard, type PaidTicketCardProps } from './parts/PaidTicketCard.tsx';
export { PayoutSteps } from './parts/PayoutSteps.tsx';
export { TicketAmounts } from './parts/TicketAmounts.tsx';
export { TicketDetails, type TicketDetailsProps } from './parts/TicketDetails.tsx';
export { TicketNumberLine, type TicketNumberLineProps } from './parts/TicketNumberLine.tsx';
export { TicketStatusMark } from './parts/TicketStatusMark.tsx';
export { TicketTotals } from './parts/TicketTotals.tsx';
export { PrintReceipt, type PrintReceiptProps } from './print/PrintReceipt.tsx';
export type { ReceiptTexts } from './print/receipt-of.ts';
export { usePrintReceipt, type ReceiptPaper } from './print/use-print-receipt.tsx';
export { useReceipt, useReceiptTexts, type ReceiptOptions } from './print/use-receipt.ts';
export { isTicketNamed, ticketNumber } from './ticket/ticket-number.ts';
export { totalOddsOf } from './ticket/ticket-odds.ts';
export { shortOdds } from '@kvota/bet-slip-react/parts';
export {
  countLegs,
  isInPlay,
  isLive,
  isOpen,
  legResultOf,
  markOf,
  mathTicketOf,
  totalsOf,
  wasBooked,
} from './ticket/ticket-summary.ts';
export { useStatusName } from './words/use-status-name.ts';
export {
  useLegStatusName,
  useRefusalReason,
  useShapeName,
  useShapeWords,
  useStripText,
  useWhen,
} from './words/use-ticket-texts.ts';
