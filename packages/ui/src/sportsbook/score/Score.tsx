import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './Score.css.ts';

/** Two numbers with the slanted bar between them. */
export function Score(props: {
  readonly home: ReactNode;
  readonly away: ReactNode;
  /** Spoken instead of the two numbers. */
  readonly label?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
}): ReactElement {
  const { home, away, label, size = 'md', className } = props;
  return (
    <span className={classNames(css.score, className)} data-size={size}>
      {label === undefined ? null : <span className={visuallyHidden}>{label}</span>}
      <span className={css.numbers} aria-hidden={label === undefined ? undefined : true}>
        <span>{home}</span>
        <span className={css.slash} aria-hidden="true" />
        <span className={visuallyHidden}>:</span>
        <span>{away}</span>
      </span>
    </span>
  );
}
