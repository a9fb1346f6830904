import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './CountButton.css.ts';

export interface CountButtonProps {
  /** The number of chosen items. */
  readonly count: number;
  /** The action of a press: "Show all leagues again". The number is spoken with it. */
  readonly label: string;
  readonly onClick: () => void;
  readonly className?: string;
}

/** Shows the number of chosen items; a press resets the choice. */
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
