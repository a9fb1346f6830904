import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Skeleton.css.ts';

/** A placeholder of loading content, at its final size. It appears after 150 ms. */
export function Skeleton(props: {
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number | string;
  readonly className?: string;
}): ReactElement {
  const { width = '100%', height = 14, radius, className } = props;
  return (
    <span
      className={classNames(css.late, className)}
      style={{ display: 'block', width, maxWidth: '100%' }}
      aria-hidden="true"
    >
      <span className={css.bone} style={{ height, borderRadius: radius }} />
    </span>
  );
}
