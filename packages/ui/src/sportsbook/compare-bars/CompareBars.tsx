import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { localVars } from '../../style/local-vars.ts';
import * as css from './CompareBars.css.ts';

/** A figure of both sides, such as corners or cards. Whole numbers, not negative. */
export interface CompareRow {
  readonly id: string;
  readonly label: string;
  readonly home: number;
  readonly away: number;
}

/** Figures of both sides, each with a bar that shows their share. */
export function CompareBars(props: {
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly rows: readonly CompareRow[];
  readonly className?: string;
}): ReactElement {
  const { label, home, away, rows, className } = props;
  return (
    <ul aria-label={label} className={classNames(css.list, className)}>
      {rows.map((row) => {
        const all = row.home + row.away;
        return (
          <li key={row.id} className={css.row}>
            <span className={visuallyHidden}>
              {row.label}: {home} {row.home}, {away} {row.away}
            </span>
            <span className={css.figure} aria-hidden="true">
              {row.home}
            </span>
            <span className={css.name} aria-hidden="true">
              {row.label}
            </span>
            <span className={css.last} aria-hidden="true">
              {row.away}
            </span>
            <span className={css.bar} data-none={all === 0 ? '' : undefined} aria-hidden="true">
              {all === 0 ? null : <span className={css.share} style={localVars({ share: row.home / all })} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
