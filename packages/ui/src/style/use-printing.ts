import { useSyncExternalStore } from 'react';

/**
 * True while the page is printed, and from the event before: some browsers lay the paper out before they report the medium.
 * It is kept, because each row of a table reads it, and asking the browser would make it update its styles.
 */
let printing = false;

const readers = new Set<() => void>();

/** Listens once for all readers. */
function listen(): void {
  const paper = matchMedia('print');
  const update = ({ type }: Event): void => {
    printing = type === 'beforeprint' || paper.matches;
    readers.forEach((onChange) => onChange());
  };
  paper.addEventListener('change', update);
  addEventListener('beforeprint', update);
  addEventListener('afterprint', update);
  printing = paper.matches;
}

let listening = false;

function subscribe(onChange: () => void): () => void {
  if (!listening) listen();
  listening = true;
  readers.add(onChange);
  return () => readers.delete(onChange);
}

const isPrinting = (): boolean => printing;
const onServer = (): boolean => false;

/** True while the page is printed. The change is rendered before the browser lays the paper out. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, onServer);
}
