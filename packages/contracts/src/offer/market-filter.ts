import * as v from 'valibot';

/** A column group of a table or a block of a match page: its markets, and their selections in display order. */
export const MarketFilter = v.object({
  sport: v.string(),
  code: v.string(),
  group: v.pipe(v.string(), v.description('main, goals, halves, handicap and so on')),
  table: v.string(),
  name: v.pipe(
    v.string(),
    v.description('English name; clients translate by code, and use this if there is no translation'),
  ),
  markets: v.array(v.object({ market: v.string(), selections: v.array(v.string()) })),
});
export type MarketFilter = v.InferOutput<typeof MarketFilter>;
