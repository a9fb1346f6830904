import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './LiveBadge.css.ts';

/** Marks a running match. */
export function LiveBadge(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  const labels = useLabels();
  return <span className={classNames(css.liveBadge, props.className)}>{props.children ?? labels.live}</span>;
}
