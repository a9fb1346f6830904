import { chosenWalletAtom, walletsAtom } from '@kvota/shell';
import { SegmentedControl } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import { currenciesOf } from '../data/credit-in.ts';
import { useCurrency } from './use-currency.ts';

/** Chooses the wallet, whose currency all amounts of the pages have (AFF-10). One currency needs no choice. */
export function CurrencySwitch(): ReactElement | null {
  const { t } = useLingui();
  const currencies = currenciesOf(useAtomValue(walletsAtom));
  const choose = useSetAtom(chosenWalletAtom);
  const current = useCurrency();
  if (currencies.length < 2 || current === undefined) return null;
  return (
    <SegmentedControl
      size="sm"
      tone="quiet"
      label={t({ id: 'agency.currency', message: 'Currency' })}
      value={String(current.id)}
      onValueChange={(id) => choose(Number(id))}
      items={currencies.map(({ id, code }) => ({ value: String(id), label: code }))}
    />
  );
}
