import type { ReactElement, ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../../action/link/LinkSlot.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './TopBar.css.ts';

/**
 * The bar at the top: menu button if the sidebar is hidden, word mark, links, and the player's controls. On the narrowest
 * phones, a control with `data-before-logo` takes the place of the word mark.
 */
export function TopBar(props: {
  readonly logo: ReactNode;
  readonly nav?: ReactNode;
  readonly menu?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { logo, nav, menu, children, className } = props;
  return (
    <header className={classNames(css.bar, className)}>
      {menu ? <div className={css.menu}>{menu}</div> : null}
      <div className={css.logo}>{logo}</div>
      <div className={css.middle}>{nav}</div>
      <div className={css.end}>{children}</div>
    </header>
  );
}

/** The links between the parts of the site. */
export function TopNav(props: {
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <nav aria-label={props.label} className={classNames(css.nav, props.className)}>
      {props.children}
    </nav>
  );
}

export interface TopNavItemProps extends LinkRules {
  readonly label: ReactNode;
  readonly current?: boolean;
  readonly badge?: ReactNode;
  readonly className?: string;
}

/** One link; the bar below it slants like the word mark. */
export function TopNavItem(props: TopNavItemProps): ReactElement {
  const { label, current = false, badge, className } = props;
  const children = (
    <>
      <span className={css.itemLabel}>{label}</span>
      {badge}
    </>
  );
  return (
    <LinkSlot
      rules={props}
      props={{ className: classNames(css.item, className), children, ...(current && { 'aria-current': 'page' }) }}
    />
  );
}
