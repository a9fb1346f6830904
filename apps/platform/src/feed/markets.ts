import type { MarketDefinition, SportMarkets } from './market-definition.ts';
import type { SportCode } from './model.ts';
import { sports } from './sports.ts';

/** All markets of all sports: names in English and Serbian, groups, tables, selections, columns of the main table. */
export const marketCatalogue: readonly SportMarkets[] = sports.map(({ catalogue }) => catalogue);

/** One sport's markets; undefined for a sport that the feed does not play. */
export function marketsOf(sport: SportCode): SportMarkets | undefined {
  return marketCatalogue.find((catalogue) => catalogue.sport === sport);
}

/** One family of a sport. */
export function marketFamily(sport: SportCode, family: string): MarketDefinition | undefined {
  return marketsOf(sport)?.families.find((definition) => definition.family === family);
}
