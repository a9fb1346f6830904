import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { printOnly } from './hidden.css.ts';

/** Content that is on paper only, such as the time of printing. */
export function PrintOnly(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <div className={classNames(printOnly, props.className)}>{props.children}</div>;
}
