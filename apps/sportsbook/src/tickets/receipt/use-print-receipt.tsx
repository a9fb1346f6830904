import type { HistoryTicket } from '@kvota/contracts';
import { lazy, Suspense, useState, type ReactElement } from 'react';

const load = async () => ({ default: (await import('./PrintReceipt.tsx')).PrintReceipt });
const PrintReceipt = lazy(load);

/** Prints a ticket on a 58 mm roll (CONST-15). Render `paper` somewhere in the page; it is invisible. */
export function usePrintReceipt(ticket: HistoryTicket): {
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
        <PrintReceipt ticket={ticket} onDone={() => setPrinting(false)} />
      </Suspense>
    ) : null,
  };
}
