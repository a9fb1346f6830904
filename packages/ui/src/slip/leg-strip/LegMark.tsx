import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './LegStrip.css.ts';

/** The result of a leg of a paid ticket. */
export type LegMarkState = 'open' | 'live' | 'won' | 'lost' | 'void' | 'half_won' | 'half_lost';

const marks = {
  won: IconCheck,
  half_won: IconCheck,
  lost: IconX,
  half_lost: IconX,
  void: IconArrowBackUp,
} as const;

/** Marks the result of one leg by shape and colour: a slanted piece, half filled for a half result. */
export function LegMark(props: {
  readonly state: LegMarkState;
  /** The meaning for assistive technology. Without it, the mark is decoration beside text. */
  readonly label?: string | undefined;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}): ReactElement {
  const { state, label, size = 'sm', className } = props;
  const Mark = state === 'open' || state === 'live' ? undefined : marks[state];
  return (
    <span
      className={classNames(css.mark, className)}
      data-state={state}
      data-size={size}
      title={label}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {Mark === undefined ? null : <Mark size={size === 'sm' ? 13 : 18} stroke={3} aria-hidden="true" />}
    </span>
  );
}
