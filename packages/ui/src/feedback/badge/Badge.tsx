import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'brand' | 'live' | 'success' | 'warning' | 'danger' | 'info' | 'casino';

/** A short text or a number as a label. */
export function Badge(props: {
  readonly children: ReactNode;
  readonly tone?: BadgeTone;
  readonly className?: string;
}): ReactElement {
  const { children, tone = 'neutral', className } = props;
  return (
    <span className={classNames(css.badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}
