import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './CountButton.css.ts';

export interface CountButtonProps {
  /** How many are chosen. */
  readonly count: number;
  /** What a press does: "Show all leagues again". The number is spoken with it. */
  readonly label: string;
  readonly onClick: () => void;
  readonly className?: string;
}

/** How many are chosen, and a press that puts them back. */
export function CountButton({ count, label, onClick, className }: CountButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={classNames(css.button, className)}
      aria-label={`${count} – ${label}`}
      title={label}
      onClick={onClick}
    >
      {count}
    </button>
  );
}
