import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { LegMark, type LegMarkState } from './LegMark.tsx';
import * as css from './LegStrip.css.ts';
import { byPosition } from '../../style/by-position.ts';

export interface LegStripProps {
  readonly legs: readonly LegMarkState[];
  /** The whole strip as text: "2 won, 1 open". */
  readonly label: string;
  /** The number of marks to draw; the rest is a number. */
  readonly most?: number;
  readonly className?: string;
}

/** The results of a ticket's legs at a glance, in their order. */
export function LegStrip(props: LegStripProps): ReactElement {
  const { legs, label, most = 12, className } = props;
  const drawn = legs.length > most ? legs.slice(0, most - 1) : legs;
  return (
    <span className={classNames(css.strip, className)} role="img" aria-label={label}>
      {byPosition(drawn, (state) => (
        <LegMark state={state} />
      ))}
      {drawn.length < legs.length ? (
        <span className={css.rest} aria-hidden="true">
          +{legs.length - drawn.length}
        </span>
      ) : null}
    </span>
  );
}
