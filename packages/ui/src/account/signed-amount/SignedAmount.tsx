import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { compareDecimals } from '../../text/decimal/decimal-text.ts';
import * as css from './SignedAmount.css.ts';

/** Money that came or went: a plus is written and green, a minus is written by the language. Nothing has no sign. */
export function SignedAmount(props: {
  /** Decimal text with its sign, as amounts come from the server. */
  readonly amount: string;
  /** The same as the language writes it. */
  readonly written: string;
  readonly className?: string;
}): ReactElement {
  const { amount, written, className } = props;
  const plus = compareDecimals(amount, '0') > 0;
  return (
    <span className={classNames(css.amount, className)} data-sign={plus ? 'plus' : undefined}>
      {plus ? `+${written}` : written}
    </span>
  );
}
