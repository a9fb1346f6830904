import type { ReactElement, ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../../action/link/LinkSlot.tsx';
import { classNames } from '../../style/class-names.ts';
import { MenuArt, type MenuTileKind } from './MenuArt.tsx';
import * as css from './MenuTile.css.ts';

export interface MenuTileProps extends LinkRules {
  readonly kind: MenuTileKind;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  readonly className?: string;
}

/** A link from home to a part of the site (HEAD-17). */
export function MenuTile(props: MenuTileProps): ReactElement {
  const { kind, title, note, badge, disabledReason, className } = props;
  const children = (
    <span className={css.inside}>
      <MenuArt kind={kind} />
      {badge === undefined ? null : <span className={css.badge}>{badge}</span>}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {(disabledReason ?? note) === undefined ? null : <span className={css.note}>{disabledReason ?? note}</span>}
      </span>
    </span>
  );
  return (
    <LinkSlot
      rules={props}
      props={{ className: classNames(css.tile, className), children, 'data-kind': kind }}
      reasonInside
    />
  );
}

/** The tiles of home. `compact` ones are in one row and as low as their text. */
export function MenuTileGrid(props: {
  readonly children?: ReactNode;
  readonly compact?: boolean;
  readonly className?: string;
}): ReactElement {
  const { children, compact = false, className } = props;
  return <div className={classNames(compact ? css.compactGrid : css.grid, className)}>{children}</div>;
}
