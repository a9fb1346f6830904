import type { CSSProperties, ReactElement } from 'react';

import * as css from './Swatch.css.ts';

/** A patch of a colour, over squares if it is transparent. */
export function Swatch({ color, small = false }: { readonly color: string; readonly small?: boolean }): ReactElement {
  return (
    <span
      className={small ? `${css.swatch} ${css.small}` : css.swatch}
      style={{ '--kvota-local-color': color } as CSSProperties}
      data-swatch=""
      aria-hidden="true"
    />
  );
}
