import type { ReactElement } from 'react';

import { crestFigures, crestOf } from '../../themes/crest-looks.ts';

/** The shield of a club. Its name is written beside it. */
export function Crest({ model, club }: { readonly model: string; readonly club: number }): ReactElement {
  const { base, mark, figure } = crestOf(model, club);
  const edge = 'M3 3H29V16C29 24 22 29 16 31C10 29 3 24 3 16Z';
  return (
    <svg viewBox="0 0 32 34" aria-hidden="true">
      <path d={edge} fill={base} />
      <path d={crestFigures[figure]} fill={mark} />
      <path d={edge} fill="none" stroke="rgb(0 0 0 / 55%)" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
