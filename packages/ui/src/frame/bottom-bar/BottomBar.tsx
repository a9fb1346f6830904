import type { ReactElement, ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../../action/link/LinkSlot.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './BottomBar.css.ts';

/** The main links at the bottom, up to 1263 pixels (HEAD-14). */
export function BottomBar(props: {
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <nav aria-label={props.label} className={classNames(css.bar, props.className)}>
      {props.children}
    </nav>
  );
}

export interface BottomBarItemProps extends LinkRules {
  readonly label: ReactNode;
  /** Identifies the item whatever it shows, as `data-name`. */
  readonly name?: string;
  readonly icon?: ReactNode;
  readonly current?: boolean;
  /** Renders a ticket stub instead of icon and label: total odds and number of legs. The label is still spoken. */
  readonly emphasis?: { readonly value: string; readonly note: ReactNode } | undefined;
  readonly badge?: ReactNode;
  readonly className?: string;
}

/** A link of the bottom bar, or the slip. */
export function BottomBarItem(props: BottomBarItemProps): ReactElement {
  const { label, name, icon, current = false, emphasis, badge, className } = props;
  const children = emphasis ? (
    <span className={css.emphasis}>
      <span className={visuallyHidden}>{label}</span>{' '}
      <span className={css.value} data-length={emphasis.value.length > 5 ? emphasis.value.length : undefined}>
        {emphasis.value}
      </span>{' '}
      <span className={css.note}>{emphasis.note}</span>
    </span>
  ) : (
    <>
      {icon}
      <span className={css.label}>{label}</span>
      {badge === undefined || badge === null ? null : <span className={css.badge}>{badge}</span>}
    </>
  );
  return (
    <LinkSlot
      rules={props}
      props={{
        className: classNames(css.item, className),
        children,
        ...(name !== undefined && { 'data-name': name }),
        ...(current && { 'aria-current': 'page' }),
      }}
    />
  );
}
