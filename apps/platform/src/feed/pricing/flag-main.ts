import type { FairMarket } from './fair-market.ts';

/** Marks the market whose first selection is nearest to even as the main one. */
export function flagMain(markets: readonly FairMarket[]): readonly FairMarket[] {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, { selections }] of markets.entries()) {
    const away = Math.abs((selections[0]?.[1] ?? 0) - 0.5);
    if (away < distance) [best, distance] = [index, away];
  }
  return markets.map((each, index) => ({ ...each, main: index === best }));
}
