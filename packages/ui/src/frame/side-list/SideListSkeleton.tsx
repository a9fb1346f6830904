import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { group } from '../../feedback/skeleton/Skeleton.css.ts';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './SideList.css.ts';

/** Widths of text of different lengths, always the same. */
const widths = [96, 128, 80, 112, 104, 72, 120, 88];

/** The placeholder of a list at the side, with lines of the final height. */
export function SideListSkeleton(props: {
  readonly lines?: number;
  readonly label?: string;
  readonly className?: string;
}): ReactElement {
  const { lines = 8, label, className } = props;
  const labels = useLabels();
  return (
    <div aria-busy="true" className={className}>
      <span className={visuallyHidden}>{label ?? labels.loading}</span>
      <div aria-hidden="true" data-skeletons="" className={classNames(group, css.list)}>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={css.item}>
            <Skeleton width={20} height={20} />
            <Skeleton width={widths[line % widths.length] ?? 96} height={13} />
          </div>
        ))}
      </div>
    </div>
  );
}
