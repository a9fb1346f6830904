import { useSyncExternalStore } from 'react';

const paper = 'print';

/** True between the two events of a print: some browsers lay the paper out before they report the medium. */
let announced = false;

const readers = new Set<() => void>();
const update = (): void => readers.forEach((onChange) => onChange());

/** Listens once for all readers, because each row of a table is one. */
function listen(): void {
  const announce = ({ type }: Event): void => {
    announced = type === 'beforeprint';
    update();
  };
  matchMedia(paper).addEventListener('change', update);
  addEventListener('beforeprint', announce);
  addEventListener('afterprint', announce);
}

let listening = false;

function subscribe(onChange: () => void): () => void {
  if (!listening) listen();
  listening = true;
  readers.add(onChange);
  return () => readers.delete(onChange);
}

const isPrinting = (): boolean => announced || matchMedia(paper).matches;
const onServer = (): boolean => false;

/** True while the page is printed. The change is rendered before the browser lays the paper out. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, onServer);
}
