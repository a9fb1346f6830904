import { useId, type ReactElement, type ReactNode } from 'react';

import * as css from './JackpotStrip.css.ts';

export interface JackpotStripProps {
  readonly name: string;
  /** The formatted amount. It may change often: it is no live region. Undefined while it is not known: the place is kept. */
  readonly amount: ReactNode;
  readonly note?: ReactNode;
  /** At the end: the way to more about it. */
  readonly end?: ReactNode;
}

/** A jackpot above the games that feed it. */
export function JackpotStrip({ name, amount, note, end }: JackpotStripProps): ReactElement {
  const id = useId();
  if (amount === undefined) return <div className={css.strip} data-pending="" />;
  return (
    <section className={css.strip} aria-labelledby={id}>
      <h2 id={id} className={css.name}>
        {name}
      </h2>
      <p className={css.amount}>{amount}</p>
      {note === undefined ? null : <p className={css.note}>{note}</p>}
      {end === undefined ? null : <div className={css.end}>{end}</div>}
    </section>
  );
}
