import { IconChevronDown } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './MarketTable.css.ts';

/** The short name of a column, with the long one as its description. */
export type ColumnCaption = string | { readonly label: string; readonly title: string };

export interface LeagueHeaderProps {
  readonly title: ReactNode;
  readonly flag?: ReactNode;
  readonly badge?: ReactNode;
  readonly count?: ReactNode;
  readonly columns?: readonly ColumnCaption[];
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** With `onToggle`: whether the matches below are shown. */
  readonly expanded?: boolean;
  readonly onToggle?: () => void;
  readonly className?: string;
}

/** The header of a league: its name, the number of matches, and the captions of the columns. */
export function LeagueHeader(props: LeagueHeaderProps): ReactElement {
  const { title, flag, badge, count, columns = [], actions, headingLevel = 3, expanded = true, onToggle } = props;
  const Heading = `h${headingLevel}` as const;
  const inside = (
    <>
      {badge}
      {flag}
      <span className={css.title}>{title}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
    </>
  );
  return (
    <div className={classNames(css.header, props.className)}>
      <Heading className={css.heading}>
        {onToggle ? (
          <button type="button" className={css.toggle} aria-expanded={expanded} onClick={onToggle}>
            {inside}
            <IconChevronDown size={18} className={css.chevron} aria-hidden="true" />
          </button>
        ) : (
          inside
        )}
      </Heading>
      <div className={css.captions} aria-hidden="true">
        {expanded
          ? columns.map((column, index) => {
              const caption = typeof column === 'string' ? { label: column, title: undefined } : column;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a caption is identified by its place
                <span key={index} className={css.caption} title={caption.title}>
                  {caption.label}
                </span>
              );
            })
          : null}
      </div>
      <div className={css.headerEnd}>{actions}</div>
    </div>
  );
}
