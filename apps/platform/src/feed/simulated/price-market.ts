import { codeOf } from '../model/market-code.ts';
import type { MarketPrices, SelectionPrice } from '../model/match.ts';
import { aloneWithMargin, toLadder, withMargin } from '../pricing/margin.ts';
import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';
import type { Reach } from '../sport/league.ts';

/**
 * The bookmaker's margin before the start, by the reach of a competition. Much is bet on great competitions, and prices
 * of many bookmakers are compared; few know the players of small ones (MATCH-22).
 */
const margins: Readonly<Record<Reach, number>> = { week: 0.035, days: 0.05, day: 0.065, hours: 0.08, minutes: 0.075 };
/** Added in play, because the price is a little behind the match. */
const liveMargin = 0.01;

/** Returns the margin of a market. */
export const marginOf = (reach: Reach, live: boolean): number => margins[reach] + (live ? liveMargin : 0);

function ppm(probability: number): number {
  return Math.round(Math.min(1, Math.max(0, probability)) * 1_000_000);
}

function openSelections({ kind, selections }: FairMarket, rate: number): readonly SelectionPrice[] {
  const chances = selections.map(([, chance]) => chance);
  const priced = kind === 'exclusive' ? withMargin(chances, rate) : chances.map((p) => aloneWithMargin(p, rate));
  return selections.map(([selectionCode, chance], index) => ({
    selectionCode,
    // An impossible outcome has no price.
    odds: chance > 1e-9 ? toLadder(priced[index] ?? 1) : 0,
    probability: ppm(chance),
  }));
}

function closedSelections({ selections }: FairMarket, outcomes: Outcomes | undefined): readonly SelectionPrice[] {
  return selections.map(([selectionCode, chance]) => {
    const outcome = outcomes?.[selectionCode];
    const known = outcome === 'won' ? 1 : outcome === 'lost' ? 0 : chance;
    return { selectionCode, odds: 0, probability: ppm(known) };
  });
}

/** Returns the prices of a market, or its closed form if it is decided. */
export function priceMarket(
  fair: FairMarket,
  how: {
    readonly live: boolean;
    readonly reach: Reach;
    readonly suspended: boolean;
    readonly over: boolean;
    readonly outcomes: Outcomes | undefined;
  },
): MarketPrices {
  const { family, group, table } = fair.definition;
  const closed = how.over || how.outcomes !== undefined;
  const selections = closed
    ? closedSelections(fair, how.outcomes)
    : openSelections(fair, marginOf(how.reach, how.live));
  const empty = selections.every(({ odds }) => odds === 0);
  return {
    marketCode: codeOf([family, fair.line, fair.player?.number]),
    family,
    line: fair.line,
    ...(fair.player && { player: fair.player }),
    group,
    table,
    main: fair.main,
    status: closed ? 'closed' : how.suspended || empty ? 'suspended' : 'open',
    selections,
  };
}
