import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './ShareCode.css.ts';

/** A code to share, with its purpose and a button that copies it. One press on it selects all of it. */
export function ShareCode(props: {
  readonly code: ReactNode;
  readonly note?: ReactNode;
  /** Shown at the end: the button that copies. */
  readonly end?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { code, note, end, className } = props;
  return (
    <div className={classNames(css.box, className)}>
      <span>
        <output className={css.code}>{code}</output>
        {note === undefined ? null : (
          <span className={css.note}>
            <br />
            {note}
          </span>
        )}
      </span>
      {end}
    </div>
  );
}
