import { useState, type ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { localVars } from '../../style/local-vars.ts';
import * as css from './Countdown.css.ts';

export interface CountdownProps {
  /** The remaining whole seconds. The owner has the clock; this component only shows it. */
  readonly seconds: number;
  readonly label: string;
  /** The initial seconds: draws a ring that empties. */
  readonly total?: number;
  /** From this second on it is red (DLG-05). */
  readonly urgentFrom?: number;
  /** The seconds at which it is announced. */
  readonly announceAt?: readonly number[];
  /** Formats the announcement. @default "10 seconds left" */
  readonly spoken?: (seconds: number) => string;
  readonly format?: (seconds: number) => string;
  readonly size?: 'sm' | 'lg';
  readonly className?: string;
}

const spokenMoments: readonly number[] = [20, 10, 5];

/** A countdown of seconds that announces some of them. */
export function Countdown(props: CountdownProps): ReactElement {
  const { seconds, label, total, urgentFrom = 5, announceAt = spokenMoments, format = String } = props;
  const { size = 'sm', className } = props;
  const labels = useLabels();
  const spoken = props.spoken ?? labels.secondsLeft;
  const [said, setSaid] = useState('');
  const due = announceAt.includes(seconds) ? spoken(seconds) : undefined;
  // Kept after its second, because a live region that is emptied at once may never be read.
  if (due !== undefined && due !== said) setSaid(due);
  return (
    <span
      className={classNames(css.countdown, className)}
      data-size={size}
      data-ring={total === undefined ? undefined : ''}
      data-urgent={seconds <= urgentFrom ? '' : undefined}
      style={localVars({ share: total === undefined || total <= 0 ? 0 : Math.min(1, seconds / total) })}
    >
      {total === undefined ? null : (
        <svg viewBox="0 0 88 88" className={css.ring} aria-hidden="true">
          <circle cx="44" cy="44" r="40" />
          <circle cx="44" cy="44" r="40" pathLength="1" className={css.rest} />
        </svg>
      )}
      <span role="timer" aria-label={label} aria-live="off">
        {format(seconds)}
      </span>
      <span aria-live="polite" className={visuallyHidden}>
        {said}
      </span>
    </span>
  );
}
