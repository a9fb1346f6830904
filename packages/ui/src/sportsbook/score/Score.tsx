import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './Score.css.ts';

/** Two numbers with the leaning bar between them. */
export function Score(props: {
  readonly home: ReactNode;
  readonly away: ReactNode;
  readonly label?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
}): ReactElement {
  const { home, away, label, size = 'md', className } = props;
  return (
    <span className={classNames(css.score, className)} data-size={size}>
      {label === undefined ? null : <span className={visuallyHidden}>{label} </span>}
      <span>{home}</span>
      <span className={css.slash} aria-hidden="true" />
      <span className={visuallyHidden}>:</span>
      <span>{away}</span>
    </span>
  );
}

/** How far a match is: "Q3 4:12", "2. half 67'". */
export function Phase(props: {
  readonly phase: ReactNode;
  readonly clock?: ReactNode;
  readonly live?: boolean;
  readonly className?: string;
}): ReactElement {
  const { phase, clock, live = false, className } = props;
  return (
    <span className={classNames(css.phase, className)} data-live={live ? '' : undefined}>
      <span>{phase}</span>
      {clock === undefined ? null : <span>{clock}</span>}
    </span>
  );
}
