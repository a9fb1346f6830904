import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import type { PhaseTone } from './phase-tone.ts';
import * as css from './Phase.css.ts';

/** The phase of a match: "Q3 4:12", "2nd half 67'". A running phase has the live colour and a slanted bar. */
export function Phase(props: {
  readonly phase: ReactNode;
  readonly clock?: ReactNode;
  /** If it is missing, `live` decides whether the phase is running. */
  readonly tone?: PhaseTone | undefined;
  readonly live?: boolean;
  readonly className?: string;
}): ReactElement {
  const { phase, clock, live = false, tone = live ? 'live' : 'before', className } = props;
  return (
    <span className={classNames(css.phase, className)} data-tone={tone}>
      <span>{phase}</span>
      {clock === undefined ? null : <span className={css.clock}>{clock}</span>}
    </span>
  );
}
