import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './SideMark.css.ts';

/** A card behind the name if players of this side were sent off, with their number if there are two or more. */
export function RedCards({ count }: { readonly count: number }): ReactElement | null {
  const labels = useLabels();
  if (count < 1) return null;
  return (
    <>
      <span className={css.cards} aria-hidden="true" data-red-cards={count}>
        {count > 1 ? count : null}
      </span>
      <span className={visuallyHidden}>
        {' '}
        {labels.redCards}: {count}
      </span>
    </>
  );
}
