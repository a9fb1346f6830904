import type { HistoryTicket } from '@kvota/contracts';
import { Suspense, useState, type ComponentType, type ReactElement } from 'react';

/** A component that renders `PrintReceipt` with what it needs from the page. Make it lazy: few tickets are printed. */
export type ReceiptPaper = ComponentType<{ readonly ticket: HistoryTicket; readonly onDone: () => void }>;

/** Prints a ticket on a 58 mm roll (CONST-15). Render `paper` somewhere in the page; it is invisible. */
export function usePrintReceipt(
  ticket: HistoryTicket,
  Paper: ReceiptPaper,
): {
  readonly print: () => void;
  readonly printing: boolean;
  readonly paper: ReactElement | null;
} {
  const [printing, setPrinting] = useState(false);
  return {
    print: () => setPrinting(true),
    printing,
    paper: printing ? (
      <Suspense>
        <Paper ticket={ticket} onDone={() => setPrinting(false)} />
      </Suspense>
    ) : null,
  };
}
