import type { KeyboardEvent } from 'react';

/** Lets the arrows walk along the odds of a row; Home and End go to its edges. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')].filter(
    (button) => button.offsetParent !== null,
  );
  const at = buttons.findIndex((button) => button === event.target);
  if (at === -1) return;
  const next = target(event.key, at, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
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
