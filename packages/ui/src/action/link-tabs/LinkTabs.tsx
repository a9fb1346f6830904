import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../link/LinkSlot.tsx';
import { VisuallyHidden } from '../../style/VisuallyHidden.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './LinkTabs.css.ts';

/** Links to pages of one subject, beside each other. If they do not fit they scroll, and the open one is visible. */
export function LinkTabs(props: {
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <nav aria-label={props.label} className={classNames(css.room, props.className)}>
      <ul className={css.list}>{props.children}</ul>
    </nav>
  );
}

export interface LinkTabProps extends LinkRules {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** The number of waiting items and its label: `3`, "3 unread". */
  readonly count?: { readonly value: ReactNode; readonly spoken: string } | undefined;
  readonly current?: boolean;
}

/** One page among `LinkTabs`. */
export function LinkTab(props: LinkTabProps): ReactElement {
  const { label, icon, count, current = false } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const own = item.current;
    const list = own?.parentElement;
    if (!current || !list) return undefined;
    // Scrolls the row only, never the page. Again when a tab grows, such as by a count that arrives later.
    const sizes = new ResizeObserver(() => {
      list.scrollLeft = own.offsetLeft - (list.clientWidth - own.clientWidth) / 2;
    });
    for (const tab of list.children) sizes.observe(tab);
    return () => sizes.disconnect();
  }, [current]);
  return (
    <li ref={item} className={css.item}>
      <LinkSlot
        rules={props}
        props={{
          className: css.link,
          ...(current && { 'aria-current': 'page' }),
          children: (
            <>
              {icon}
              {label}
              {count === undefined ? null : (
                <>
                  <span className={css.count} aria-hidden="true">
                    {count.value}
                  </span>
                  <VisuallyHidden as="span">{count.spoken}</VisuallyHidden>
                </>
              )}
            </>
          ),
        }}
      />
    </li>
  );
}
