import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { useDrawnFlag } from './drawn-flags.ts';
import * as css from './Flag.css.ts';
import { specialFlag } from './special-flags.tsx';

export interface FlagProps {
  /** A country's code or English name, or World, International, a continent or a tour (PRE-16, PRE-17). */
  readonly code: string;
  readonly size?: number;
  /** The accessible name. Without it, the flag is decoration beside a name. */
  readonly label?: string;
  readonly className?: string;
}

/** The flag of a competition's region. A region without a flag gets a placeholder of the same size. */
export function Flag(props: FlagProps): ReactElement {
  const { code, size = 20, label, className } = props;
  const special = specialFlag(code);
  const drawn = useDrawnFlag(code, special === undefined);
  const name = classNames(css.flag, className);
  if (drawn !== undefined) {
    return <img src={drawn} width={size} height={size} alt={label ?? ''} className={name} />;
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={name}
      data-flag={special === undefined ? 'placeholder' : 'special'}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {special ?? <path d="M8 18V6h8l-2 3 2 3H8" fill="none" stroke="currentColor" strokeWidth="1.5" />}
    </svg>
  );
}
