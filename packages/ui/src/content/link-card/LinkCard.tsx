import { IconChevronRight } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../../action/link/LinkSlot.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './LinkCard.css.ts';

export interface LinkCardProps extends LinkRules {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly meta?: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** A link as a card, with a description of its target. */
export function LinkCard(props: LinkCardProps): ReactElement {
  const { title, note, meta, icon, className } = props;
  const children = (
    <>
      {icon === undefined ? (
        <span />
      ) : (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {note === undefined ? null : <span className={css.note}>{note}</span>}
        {meta === undefined ? null : <span className={css.meta}>{meta}</span>}
      </span>
      <IconChevronRight size={18} className={css.arrow} aria-hidden="true" />
    </>
  );
  return <LinkSlot rules={props} props={{ className: classNames(css.card, className), children }} reasonInside />;
}

/** A grid of link cards. */
export function LinkCardGrid(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <div className={classNames(css.grid, props.className)}>{props.children}</div>;
}
