import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketEmpty.css.ts';

/** The empty ticket: its title, and the place of the first leg (SLIP-18). */
export function TicketEmpty(props: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { title, children, className } = props;
  return (
    <div className={classNames(css.empty, className)}>
      <div className={css.place}>
        <h2 className={css.word}>{title}</h2>
      </div>
      {children === undefined ? null : <p className={css.hint}>{children}</p>}
    </div>
  );
}
