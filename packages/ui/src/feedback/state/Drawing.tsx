import type { ReactElement, ReactNode } from 'react';
import * as css from './State.css.ts';

/** The sheet behind the drawing of a state; decoration beside its text. */
export function Drawing({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg viewBox="0 0 132 96" className={css.art} aria-hidden="true">
      {children}
    </svg>
  );
}
