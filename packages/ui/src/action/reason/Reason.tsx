import type { ReactElement } from 'react';
import * as css from './Reason.css.ts';

/** Why a control cannot be used now: a bubble on hover, focus and tap. The control points to it as its description. */
export function Reason(props: { readonly id: string; readonly children: string }): ReactElement {
  return (
    // Hidden from the name of the control, which it stands in; a description reads it all the same.
    <span id={props.id} role="tooltip" aria-hidden="true" className={css.bubble}>
      {props.children}
    </span>
  );
}
