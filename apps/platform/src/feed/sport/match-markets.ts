import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';
import { flagMain } from '../pricing/flag-main.ts';
import type { Drift, Play } from './sport.ts';
import type { Market } from '../market/market.ts';

/** A match as its markets see it. Offsets are milliseconds after the start. */
export interface MatchModel<Frame, Grid, Standing> {
  readonly frame: Frame;
  readonly gridAt: (offset: number, drift: Drift) => Grid;
  /** Undefined before the start. With `over` the match has been ended at the offset. */
  readonly standingAt: (offset: number, over: boolean) => Standing | undefined;
}

function fairMarket<Grid>(market: Market<never, Grid, never>, grid: Grid, line: number | null): FairMarket {
  const number = line ?? 0;
  return {
    definition: market,
    line: line === null ? null : String(line),
    main: market.isMain?.(grid, number) ?? line === null,
    kind: market.kind,
    selections: market.price(grid, number),
  };
}

function fairMarkets<Grid>(market: Market<never, Grid, never>, grid: Grid): readonly FairMarket[] {
  if (!market.lines) return market.isOnOffer(grid) ? [fairMarket(market, grid, null)] : [];
  const fair = (market.linesOnOffer?.(grid) ?? []).map((line) => fairMarket(market, grid, line));
  return market.isMain ? fair : flagMain(fair);
}

/** Prices and settles a match by the list of its sport's markets. */
export function matchMarkets<Frame, Grid, Standing>(
  markets: readonly Market<Frame, Grid, Standing>[],
  { frame, gridAt, standingAt }: MatchModel<Frame, Grid, Standing>,
): Pick<Play, 'markets' | 'fair' | 'fairOf' | 'outcome'> {
  const own = markets.filter((market) => market.exists(frame));
  const byFamily = new Map(own.map((market) => [market.family, market]));
  // Markets are settled one after the other at the same instant, so one standing is kept.
  let last: { readonly offset: number; readonly over: boolean; readonly standing: Standing | undefined } | undefined;
  const standing = (offset: number, over: boolean): Standing | undefined => {
    if (last?.offset !== offset || last.over !== over) last = { offset, over, standing: standingAt(offset, over) };
    return last.standing;
  };
  return {
    markets: own.flatMap(({ family, ...market }): Play['markets'] =>
      market.lines ? market.lines(frame).map((line) => [family, String(line)]) : [[family, null]],
    ),
    fair(batch, offset, drift) {
      const grid = gridAt(offset, drift);
      return own.flatMap((market) => (market.batch === batch ? fairMarkets(market, grid) : []));
    },
    fairOf(family, line, offset, drift) {
      const market = byFamily.get(family);
      return market && fairMarket(market, gridAt(offset, drift), line === null ? null : Number(line));
    },
    outcome(family, line, offset, over): Outcomes | undefined {
      const now = standing(offset, over);
      return now && byFamily.get(family)?.settle(now, Number(line ?? 0));
    },
  };
}
