import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of chips so that the pressed one is in its middle, once the row is `ready` and when `chosen` changes. The
 * page itself does not move.
 */
export function useChosenInView(chosen: string | null, ready: boolean): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const shown = ready ? (chosen ?? 'all') : undefined;
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-pressed="true"]');
    if (shown === undefined || !row.current || !chip) return;
    const [around, its] = [row.current.getBoundingClientRect(), chip.getBoundingClientRect()];
    row.current.scrollLeft += its.left + its.width / 2 - (around.left + around.width / 2);
  }, [shown]);
  return row;
}
