import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Dimmed.css.ts';

/** Dims a part of a page while its content may be out of date. */
export function Dimmed(props: {
  readonly stale: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { stale, children, className } = props;
  return (
    <div className={classNames(css.dimmed, className)} data-stale={stale ? '' : undefined}>
      {children}
    </div>
  );
}
