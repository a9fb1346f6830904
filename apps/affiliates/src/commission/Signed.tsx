import { creditHiddenAtom, useFormats } from '@kvota/shell';
import { SignedAmount } from '@kvota/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

/** An amount with its sign, hidden with all amounts (HEAD-07). */
export function Signed(props: { readonly amount: string; readonly currency: string | undefined }): ReactElement {
  const { amount, currency } = props;
  const formats = useFormats();
  const hidden = useAtomValue(creditHiddenAtom);
  return hidden ? <>****</> : <SignedAmount amount={amount} written={formats.money(amount, currency)} />;
}
