import { useSyncExternalStore } from 'react';

const paper = 'print';

/** True between the two events of a print: some browsers lay the paper out before they report the medium. */
let announced = false;

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(paper);
  const announce = ({ type }: Event): void => {
    announced = type === 'beforeprint';
    onChange();
  };
  list.addEventListener('change', onChange);
  addEventListener('beforeprint', announce);
  addEventListener('afterprint', announce);
  return () => {
    list.removeEventListener('change', onChange);
    removeEventListener('beforeprint', announce);
    removeEventListener('afterprint', announce);
  };
}

const isPrinting = (): boolean => announced || matchMedia(paper).matches;
const onServer = (): boolean => false;

/** True while the page is printed. The change is rendered before the browser lays the paper out. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, onServer);
}
