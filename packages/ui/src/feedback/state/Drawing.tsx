import type { ReactElement, ReactNode } from 'react';
import * as css from './State.css.ts';

/** The paper that a state is drawn on; decoration beside its words. */
export function Drawing({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg viewBox="0 0 132 96" className={css.art} aria-hidden="true">
      {children}
    </svg>
  );
}
