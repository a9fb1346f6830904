import type { SportMarkets } from '../model/market-definition.ts';
import { definitionOf, type MarketRules } from './market.ts';

/** Lays out the markets of a sport for clients. The families follow the order of the sport's list. */
export function catalogueOf(layout: Omit<SportMarkets, 'families'>, markets: readonly MarketRules[]): SportMarkets {
  return { ...layout, families: markets.map(definitionOf) };
}
