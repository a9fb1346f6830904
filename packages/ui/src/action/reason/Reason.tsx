import type { ReactElement } from 'react';
import * as css from './Reason.css.ts';

/**
 * The reason why a control is disabled, as a bubble on hover, focus and tap. The control refers to it as its
 * description.
 */
export function Reason(props: { readonly id: string; readonly children: string }): ReactElement {
  return (
    // Hidden from the name of its control; a description includes hidden elements.
    <span id={props.id} role="tooltip" aria-hidden="true" className={css.bubble}>
      {props.children}
    </span>
  );
}
