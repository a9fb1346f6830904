import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './ShownCode.css.ts';

/** A code to read aloud or to copy. One press selects all of it. */
export function ShownCode(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <output className={classNames(css.code, props.className)}>{props.children}</output>;
}
