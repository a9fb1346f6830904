import { chosenWalletAtom } from '@kvota/shell';
import { SegmentedControl } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import { useCurrencies, useCurrency } from './use-currency.ts';

/** Chooses the wallet, whose currency all amounts of the pages have (AFF-10). One currency needs no choice. */
export function CurrencySwitch(): ReactElement | null {
  const { t } = useLingui();
  const currencies = useCurrencies();
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
