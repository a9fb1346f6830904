import { useState, type KeyboardEvent } from 'react';

/** The columns of a grid of buttons whose number follows from its width. */
export function columnsOf(grid: HTMLElement): number {
  const [first, ...others] = grid.querySelectorAll<HTMLElement>('button');
  const below = others.findIndex((each) => each.offsetTop !== first?.offsetTop);
  return below === -1 ? others.length + 1 : below + 1;
}

/** Makes a grid of buttons one tab stop: arrows, Home and End move within it. */
export function useCellFocus(columns: number | typeof columnsOf, count: number) {
  const [at, setAt] = useState(0);
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const across = typeof columns === 'number' ? columns : columns(event.currentTarget);
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -across,
      ArrowDown: across,
      Home: -count,
      End: count,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = Math.abs(move) === count ? (move < 0 ? 0 : count - 1) : at + move;
    if (next < 0 || next >= count) return;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  }
  return { onKeyDown, tabIndex: (cell: number) => (cell === at ? 0 : -1), onFocus: setAt };
}
