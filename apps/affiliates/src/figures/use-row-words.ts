import { agencyProducts, sportCodes, type CalculationGroup } from '@kvota/contracts';
import { sportName } from '@kvota/tickets/names';
import { useLingui } from '@lingui/react/macro';

import { useProductName } from './use-product-name.ts';

/** Rows of figures by sport that are of none. */
const notSports = ['mix', 'casino', 'none'] as const;

/** Returns the name of a row that is no user and no day: a product, a sport, or the own players. */
export function useRowName(): (by: CalculationGroup, id: string) => string | undefined {
  const { t, i18n } = useLingui();
  const productName = useProductName();
  return (by, id) => {
    if (by === 'product') return productName(id);
    if (by === 'sport') return notSports.some((each) => each === id) ? productName(id) : sportName(i18n, id);
    return id === 'own' ? t({ id: 'agency.figure.ownPlayers', message: 'Own players' }) : undefined;
  };
}

const idsOf: Readonly<Record<CalculationGroup, readonly string[]>> = {
  child: ['own'],
  player: [],
  day: [],
  product: [...agencyProducts, 'none'],
  sport: [...sportCodes, ...notSports],
};

/** Returns the words for the rows of a calculation in a file. */
export function useRowWords(): (by: CalculationGroup) => Readonly<Record<string, string>> {
  const rowName = useRowName();
  return (by) => Object.fromEntries(idsOf[by].map((id) => [`name.${id}`, rowName(by, id) ?? id]));
}
