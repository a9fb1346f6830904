import type { ReactElement, ReactNode } from 'react';
import * as css from './FactList.css.ts';

/** Names with their values below each other. */
export function FactList(props: { readonly children?: ReactNode }): ReactElement {
  return <dl className={css.list}>{props.children}</dl>;
}

/** One fact. If the value is a `code`, such as a hash, it is broken anywhere, and one press selects all of it. */
export function Fact(props: {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly code?: boolean;
  /** At the end of the line: the button that copies. */
  readonly end?: ReactNode;
}): ReactElement {
  const { name, value, code = false, end } = props;
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <span className={code ? css.code : css.plain}>{value}</span>
        {end === undefined ? null : <span className={css.end}>{end}</span>}
      </dd>
    </div>
  );
}
