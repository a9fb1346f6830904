import type { ReactElement } from 'react';

import { sailOf } from '../../themes/race-colors.ts';

/** A sailing boat in the colours of its runner, with the number on its sail. */
export function Boat({ runner }: { readonly runner: number }): ReactElement {
  const { sail, mark, dark } = sailOf(runner);
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true">
      <path d="M29 3C45 10 51 21 52 33H29Z" fill={dark} />
      <path d="M29 2C43 9 49 20 50 32H29Z" fill={sail} />
      <path d="M27 8C18 15 12 24 10 32H27Z" fill={sail} opacity="0.78" />
      <path d="M28 1V34" stroke="#3b2a1c" strokeWidth="1.8" />
      <path d="M5 34H60C58 39 54 42 49 42H16C11 42 7 39 5 34Z" fill="#f4f0e6" />
      <path d="M6 36H59L58 38H7Z" fill={dark} />
      <text x="37" y="28" textAnchor="middle" fontSize="13" fontWeight="800" fill={mark}>
        {runner + 1}
      </text>
    </svg>
  );
}
