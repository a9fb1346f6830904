import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketNumber.css.ts';

/** The number of a ticket at its foot. */
export function TicketNumber(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <p className={classNames(css.number, props.className)}>{props.children}</p>;
}
