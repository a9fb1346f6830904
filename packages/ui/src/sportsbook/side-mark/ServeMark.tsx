import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './SideMark.css.ts';

/** A ball behind the name of the side that serves. */
export function ServeMark(): ReactElement {
  const labels = useLabels();
  return (
    <>
      <span className={css.serve} data-serving="" />
      <span className={visuallyHidden}> {labels.serving}</span>
    </>
  );
}
