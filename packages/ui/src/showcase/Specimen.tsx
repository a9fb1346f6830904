import type { ReactElement, ReactNode } from 'react';
import * as css from './Specimen.css.ts';

export const { cells } = css;

/** A drawing with its name or code below, for pages that show all of a kind. */
export function Specimen(props: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <figure className={css.cell}>
      <div className={css.drawing}>{props.children}</div>
      <figcaption className={css.caption}>{props.name}</figcaption>
    </figure>
  );
}

/** Whole compositions side by side, each as wide as it needs. */
export function Specimens(props: { readonly children: ReactNode }): ReactElement {
  return <div className={css.specimens}>{props.children}</div>;
}
