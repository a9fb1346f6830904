import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketStamp.css.ts';

/** The outcome of a ticket as a stamp: "Accepted", "Won". */
export function TicketStamp(props: {
  readonly tone: 'success' | 'danger' | 'neutral';
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <strong className={classNames(css.stamp, props.className)} data-tone={props.tone}>
      {props.children}
    </strong>
  );
}
