import type { ReactElement } from 'react';
import { Drawing } from './Drawing.tsx';
import * as css from './State.css.ts';

/** A broken object. A separate file, because every page needs it from the start. */
export function FaultArt(): ReactElement {
  return (
    <Drawing>
      <path className={css.artPaper} d="M16 24h44l-8 18 10 10-8 20H16zM116 24H74l-6 16 10 12-6 20h44z" />
      <path className={css.artLine} strokeDasharray="5 5" d="M28 40h18M28 54h14M90 40h14M86 54h20" />
      <path className={css.artDanger} d="m70 6-8 18h10l-10 20 20-26H72l8-12zM62 68h8l-4 16h-8z" />
    </Drawing>
  );
}
