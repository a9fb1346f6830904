import { IconArrowRight } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../style/VisuallyHidden.tsx';
import * as css from './BalanceChange.css.ts';

/** Balances before and after a transfer, below each other. */
export function BalanceChanges(props: { readonly children?: ReactNode }): ReactElement {
  return <dl className={css.list}>{props.children}</dl>;
}

/** One balance before and after a transfer. Before an amount is known, only the first is shown. */
export function BalanceChange(props: {
  readonly name: ReactNode;
  readonly before: ReactNode;
  /** Left out while nothing changes. */
  readonly after?: ReactNode;
  /** The word that is spoken between the two, such as "then". */
  readonly afterLabel: string;
  /** True if the transfer is not possible, because of this balance. */
  readonly short?: boolean;
}): ReactElement {
  const { name, before, after, afterLabel, short = false } = props;
  return (
    <div>
      <dt className={css.name}>{name}</dt>
      <dd className={css.amounts}>
        <span className={after === undefined ? css.after : css.before}>{before}</span>
        {after === undefined ? null : (
          <span className={css.after} data-short={short ? '' : undefined}>
            <IconArrowRight size={16} aria-hidden="true" />
            <VisuallyHidden>{afterLabel}</VisuallyHidden>
            {after}
          </span>
        )}
      </dd>
    </div>
  );
}
