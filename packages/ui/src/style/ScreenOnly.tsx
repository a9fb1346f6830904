import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { screenOnly } from './screen-only.css.ts';

/** Content that is not printed, such as fields beside the list that a page is printed for. */
export function ScreenOnly(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <div className={classNames(screenOnly, props.className)}>{props.children}</div>;
}
