import type { KeyboardEvent } from 'react';

/** Marks the odds of a row, so that the arrows find the rows above and below, of the next table too. */
export const oddsRow = 'data-odds-row';

const buttonsOf = (row: Element): HTMLButtonElement[] =>
  [...row.querySelectorAll<HTMLButtonElement>('button')].filter((button) => button.offsetParent !== null);

/** Lets the arrows walk along the odds of a row and to the rows above and below; Home and End go to its edges. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsOf(event.currentTarget);
  const at = buttons.findIndex((button) => button === event.target);
  if (at === -1) return;
  const next =
    event.key === 'ArrowUp' || event.key === 'ArrowDown'
      ? inRow(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1, at)
      : buttons[target(event.key, at, buttons.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The price at the same place in the nearest row on a side that has prices; its last one where it has fewer. */
function inRow(row: Element, step: -1 | 1, at: number): HTMLButtonElement | undefined {
  const rows = [...document.querySelectorAll(`[${oddsRow}]`)];
  if (!rows.includes(row)) return undefined;
  for (let place = rows.indexOf(row) + step; rows[place]; place += step) {
    const buttons = buttonsOf(rows[place] as Element);
    const found = buttons[Math.min(at, buttons.length - 1)];
    if (found) return found;
  }
  return undefined;
}

function target(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
