import type { ReactElement, ReactNode } from 'react';
import { visuallyHidden } from './hidden.css.ts';

/** Text for assistive technology only. */
export function VisuallyHidden(props: {
  readonly children?: ReactNode;
  readonly as?: 'span' | 'div' | 'h1' | 'h2';
}): ReactElement {
  const { children, as: Element = 'span' } = props;
  return <Element className={visuallyHidden}>{children}</Element>;
}
