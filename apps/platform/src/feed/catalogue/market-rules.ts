import type { MarketRules } from '../market/market.ts';
import { sports } from './sports.ts';

const rules = new Map(
  sports.map(({ code, markets }) => [code, new Map(markets.map((market) => [market.family, market]))]),
);

/** Looks up a family of a sport. Undefined for a sport or a family that only another feed has. */
export const marketRules = (sport: string, family: string): MarketRules | undefined => rules.get(sport)?.get(family);
