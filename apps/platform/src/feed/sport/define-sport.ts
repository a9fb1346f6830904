import { catalogueOf } from '../market/sport-catalogue.ts';
import type { SportMarkets } from '../model/market-definition.ts';
import type { Sport } from './sport.ts';

/** The layout of a sport's markets for clients. */
export type Layout = Pick<SportMarkets, 'name' | 'groups' | 'mainTable' | 'tables'>;

/** A sport as it is written. */
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
