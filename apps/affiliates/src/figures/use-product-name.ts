import { agencyProducts } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of products; `none` is credit that was moved. An unknown one, of a newer platform, is shown by its code. */
export function useProductName(): (product: string) => string {
  const { t } = useLingui();
  const names: Record<(typeof agencyProducts)[number] | 'none', string> = {
    none: t({ id: 'agency.page.transfers', message: 'Transfers' }),
    prematch: t({ id: 'agency.product.prematch', message: 'Betting' }),
    live: t({ id: 'agency.product.live', message: 'Live betting' }),
    mix: t({ id: 'agency.product.mix', message: 'Mixed' }),
    casino: t({ id: 'agency.product.casino', message: 'Casino' }),
  };
  return (product) => {
    const known = ([...agencyProducts, 'none'] as const).find((each) => each === product);
    return known === undefined ? product : names[known];
  };
}
