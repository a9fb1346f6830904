import { SignedAmount } from '@kvota/ui';
import type { ReactElement } from 'react';

import { hiddenAmount, useOwnMoney } from './use-own-money.ts';

/** An amount of own money with its sign, hidden together with the credit (HEAD-07). */
export function SignedMoney(props: { readonly amount: string; readonly currency?: string | undefined }): ReactElement {
  const { amount, currency } = props;
  const { isHidden, money } = useOwnMoney();
  return isHidden ? <>{hiddenAmount}</> : <SignedAmount amount={amount} written={money(amount, currency)} />;
}
