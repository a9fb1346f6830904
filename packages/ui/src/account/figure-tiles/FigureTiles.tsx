import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import * as css from './FigureTiles.css.ts';

/** The most important figures of a page, beside each other. */
export function FigureTiles(props: { readonly children?: ReactNode }): ReactElement {
  return <dl className={css.tiles}>{props.children}</dl>;
}

/** One figure with its name, and a note such as the figure of the period before. Without a value, its place is kept. */
export function FigureTile(props: {
  readonly name: ReactNode;
  readonly value: ReactNode | undefined;
  readonly note?: ReactNode;
}): ReactElement {
  const { name, value, note } = props;
  return (
    <div className={css.tile}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{value === undefined ? <Skeleton width="3ch" height="1em" /> : value}</dd>
      {note === undefined ? null : <dd className={css.note}>{note}</dd>}
    </div>
  );
}
