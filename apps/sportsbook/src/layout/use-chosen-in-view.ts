import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of chips so that the pressed one is in its middle, once the row is `ready` and when `chosen` changes. The
 * page itself does not move.
 */
export function useChosenInView(chosen: string | null, ready: boolean): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const shown = ready ? (chosen ?? 'all') : undefined;
  useEffect(() => {
    if (shown === undefined) return undefined;
    // In the next frame, because reading places here would force a layout in the middle of a change of page.
    const frame = requestAnimationFrame(() => {
      const chip = row.current?.querySelector('[aria-pressed="true"]');
      if (!row.current || !chip) return;
      const [around, its] = [row.current.getBoundingClientRect(), chip.getBoundingClientRect()];
      row.current.scrollLeft += its.left + its.width / 2 - (around.left + around.width / 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return row;
}
