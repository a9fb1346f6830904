import type { ReactElement, ReactNode } from 'react';
import * as css from './FactList.css.ts';

export interface FactListProps {
  readonly children?: ReactNode;
  /** `stacked` values are below their names; `sums` are at the end of the line, as in an account. @default stacked */
  readonly layout?: 'stacked' | 'sums';
}

/** Names with their values below each other. */
export function FactList({ children, layout = 'stacked' }: FactListProps): ReactElement {
  return <dl className={layout === 'sums' ? css.sums : css.list}>{children}</dl>;
}

/** One fact. If the value is a `code`, such as a hash, it is broken anywhere, and one press selects all of it. */
export function Fact(props: {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly code?: boolean;
  /** The sum of the facts above it. */
  readonly total?: boolean;
  /** At the end of the line: the button that copies. */
  readonly end?: ReactNode;
}): ReactElement {
  const { name, value, code = false, total = false, end } = props;
  return (
    <div className={css.fact} {...(total && { 'data-total': '' })}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <span className={code ? css.code : css.plain}>{value}</span>
        {end === undefined ? null : <span className={css.end}>{end}</span>}
      </dd>
    </div>
  );
}
