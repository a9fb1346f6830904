import { IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../../action/link/LinkSlot.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './SideList.css.ts';

/** A list of links at the side: sports, countries, leagues, account pages. */
export function SideList(props: {
  readonly label: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { label, title, children, className } = props;
  const id = useId();
  return (
    <nav aria-label={label} className={className}>
      {title === undefined ? null : (
        <h2 id={id} className={css.title}>
          {title}
        </h2>
      )}
      <ul className={css.list}>{children}</ul>
    </nav>
  );
}

export interface SideListItemProps extends LinkRules {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly count?: ReactNode;
  /** True for the page or the sport that is shown. */
  readonly current?: boolean;
  /** For a line that is switched on and off, such as a league: whether it is on. */
  readonly pressed?: boolean;
  readonly depth?: 0 | 1 | 2;
  /** For a line with sublines: true if they are shown. */
  readonly expanded?: boolean;
  /** Rendered beside the link, not inside it: a star, a checkbox. */
  readonly trailing?: ReactNode;
  readonly className?: string;
}

/** One line of a list at the side. */
export function SideListItem(props: SideListItemProps): ReactElement {
  const { label, icon, count, current = false, pressed, depth = 0, expanded, trailing, className } = props;
  const isLink = props.render !== undefined || props.href !== undefined;
  const children = (
    <>
      {icon}
      <span className={css.label}>{label}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
      {expanded === undefined ? null : (
        <IconChevronRight size={16} className={css.chevron} data-open={expanded ? '' : undefined} aria-hidden="true" />
      )}
    </>
  );
  return (
    <li className={css.line}>
      <LinkSlot
        rules={props}
        props={{
          className: classNames(css.item, className),
          children,
          'data-depth': String(depth),
          ...(current && { 'aria-current': isLink ? 'page' : 'true' }),
          ...(pressed !== undefined && { 'aria-pressed': pressed }),
          ...(expanded !== undefined && { 'aria-expanded': expanded }),
        }}
      />
      {trailing}
    </li>
  );
}
