import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { compareDecimals } from '../../text/decimal/decimal-text.ts';
import * as css from './SignedAmount.css.ts';

/** A movement of money. A plus is written and green; the language writes a minus. Zero has no sign. */
export function SignedAmount(props: {
  /** Decimal text with its sign, as the server sends amounts. */
  readonly amount: string;
  /** The same amount, formatted for the language. */
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
