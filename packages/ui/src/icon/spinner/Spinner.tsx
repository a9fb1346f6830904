import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './Spinner.css.ts';

/** Shows that something is in progress. Without a label it is decoration beside a text. */
export function Spinner(props: {
  readonly label?: string;
  readonly size?: number;
  readonly className?: string;
}): ReactElement {
  const { label, size = 24, className } = props;
  return (
    <>
      <span className={classNames(css.spinner, className)} aria-hidden="true">
        <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3">
          <circle cx="12" cy="12" r="9" opacity="0.25" />
          <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
        </svg>
      </span>
      {label === undefined ? null : <span className={visuallyHidden}>{label}</span>}
    </>
  );
}
