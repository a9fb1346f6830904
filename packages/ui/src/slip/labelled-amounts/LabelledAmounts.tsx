import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './LabelledAmounts.css.ts';

/** Two related amounts, one at each side, such as stake and payout. */
export function LabelledAmounts(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <dl className={classNames(css.amounts, props.className)}>{props.children}</dl>;
}

/** A small label above its amount. Without a value its line is kept. */
export function LabelledAmount(props: { readonly label: ReactNode; readonly value?: ReactNode }): ReactElement {
  return (
    <div className={css.amount}>
      <dt>{props.label}</dt>
      <dd className={css.value}>{props.value ?? '\u00A0'}</dd>
    </div>
  );
}
