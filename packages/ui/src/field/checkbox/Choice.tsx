import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Checkbox.css.ts';

/** The label around a box or a ring: name, and below it the description or the reason why it is disabled. */
export function Choice(props: {
  readonly id: string;
  readonly label: ReactNode;
  readonly note: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const { id, label, note, className, children } = props;
  return (
    <label className={classNames(css.choice, className)}>
      {children}
      <span className={css.text}>
        <span id={`${id}-label`}>{label}</span>
        {note === undefined ? null : (
          <span id={`${id}-note`} className={css.description}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
