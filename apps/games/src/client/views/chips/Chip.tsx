import type { ReactElement } from 'react';

import * as css from '../../themes/chips.css.ts';

export interface ChipProps {
  readonly text: string;
  /** Position of its value among the chips, for its colour. */
  readonly rank: number;
}

/** A chip with its value. */
export function Chip({ text, rank }: ChipProps): ReactElement {
  return (
    <span className={css.chip} data-rank={rank % 8} style={{ ['--long' as string]: text.length }}>
      <span>{text}</span>
    </span>
  );
}
