import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { usePrintTicket } from './use-print-ticket.ts';

/** Prints its papers below each other on the roll of this device, once and as soon as they are rendered, out of sight. */
export function PrintOnce(props: {
  /** The name of the document, which a printer to a file proposes. */
  readonly title: string;
  readonly onPrinted: () => void;
  /** One or more of `PrintedTicket` and `PrintedSlip`. */
  readonly children: ReactNode;
}): ReactElement {
  const { title, onPrinted, children } = props;
  const papers = useRef<HTMLDivElement>(null);
  const print = usePrintTicket(papers, { title, onPrinted });
  const first = useRef(print);
  useEffect(() => first.current(), []);
  return (
    <div hidden>
      <div ref={papers}>{children}</div>
    </div>
  );
}
