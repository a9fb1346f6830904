import type { HistoryTicket } from '@kvota/contracts';
import { lazy, Suspense, useState, type ReactElement } from 'react';

const load = async () => ({ default: (await import('./PrintReceipt.tsx')).PrintReceipt });
const PrintReceipt = lazy(load);

/** Prints a ticket on a roll of 58 mm (CONST-15). `paper` has to stand somewhere in the page; it shows nothing. */
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
