import type { KeyboardEvent } from 'react';

/** Marks the prices of a row, so that the arrow keys find the rows above and below, also those of the next table. */
export const oddsRow = 'data-odds-row';

const buttonsOf = (row: Element): HTMLButtonElement[] =>
  [...row.querySelectorAll<HTMLButtonElement>('button')].filter((button) => button.offsetParent !== null);

/**
 * Moves the focus along the prices of a row with the arrow keys, and to the rows above and below. Home and End go to
 * the ends.
 */
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

/** Returns the price at the same place in the nearest row with prices, or its last one if the row has fewer. */
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
