import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketSums.css.ts';

/** A bar below a list of tickets with their totals. */
export function TicketSums(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <div className={classNames(css.sums, props.className)}>{props.children}</div>;
}

/** One total: a label and its amount, on one line. */
export function TicketSum({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }): ReactElement {
  return (
    <span>
      {label} <span className={css.value}>{value}</span>
    </span>
  );
}
