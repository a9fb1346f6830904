import { IconChevronRight } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../link/LinkSlot.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './Breadcrumb.css.ts';

/** The way down to what the page shows. A long way wraps. */
export function Breadcrumb(props: {
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <nav aria-label={props.label} className={classNames(css.room, props.className)}>
      <ol className={css.list}>{props.children}</ol>
    </nav>
  );
}

/** One step of a `Breadcrumb`. The last one is the page itself. */
export function BreadcrumbStep(
  props: LinkRules & { readonly label: ReactNode; readonly current?: boolean },
): ReactElement {
  const { label, current = false } = props;
  return (
    <li className={css.item}>
      {current ? (
        <span className={css.here} aria-current="true">
          {label}
        </span>
      ) : (
        <>
          <LinkSlot rules={props} props={{ className: css.step, children: label }} />
          <IconChevronRight size={14} className={css.sign} aria-hidden="true" />
        </>
      )}
    </li>
  );
}
