import { catalogueOf } from '../market/sport-catalogue.ts';
import type { SportMarkets } from '../model/market-definition.ts';
import type { Sport } from './sport.ts';

/** How the markets of a sport are laid out for clients, apart from the markets. */
export type Layout = Pick<SportMarkets, 'name' | 'groups' | 'mainTable' | 'tables'>;

/** Completes a sport: its catalogue and its batches follow from its list of markets. */
interface Parts extends Omit<Sport, 'catalogue' | 'batches' | 'batchOf'> {
  readonly layout: Layout;
  /** Names of the batches with their numbers, from 0. */
  readonly batches: Readonly<Record<string, number>>;
}

/** Completes a sport: its catalogue and the batch of each family follow from its list of markets. */
export function defineSport({ layout, batches, ...sport }: Parts): Sport {
  const batchOf = new Map(sport.markets.map(({ family, batch }) => [family, batch]));
  return {
    ...sport,
    catalogue: catalogueOf({ sport: sport.code, ...layout }, sport.markets),
    batches: Object.keys(batches).length,
    batchOf: (family) => batchOf.get(family) ?? 0,
  };
}
