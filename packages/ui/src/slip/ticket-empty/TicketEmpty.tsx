import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketEmpty.css.ts';

/** The empty ticket: its title in the place of the first leg, and nothing else (SLIP-18). */
export function TicketEmpty(props: { readonly title: ReactNode; readonly className?: string }): ReactElement {
  const { title, className } = props;
  return (
    <div className={classNames(css.empty, className)}>
      <div className={css.place}>
        <h2 className={css.word}>{title}</h2>
      </div>
    </div>
  );
}
