import type { OddsUpdate } from '@kvota/bet-slip/slip';
import { thousandthsToOdds } from '@kvota/contracts';
import { loweredThousandths, raisedThousandths } from '../engine/exact.ts';
import type { FeedChange } from './OfferPanel.tsx';
import type { SampleMatch } from '../engine/sample-offer.ts';

/** Applies a change of the feed to a match. */
export function fed(match: SampleMatch, change: FeedChange): SampleMatch {
  if (change === 'suspend') return { ...match, suspended: !match.suspended };
  const moved = { raise: raisedThousandths, lower: loweredThousandths, end: () => 0 }[change];
  return { ...match, odds: match.odds.map(([name, price]) => [name, moved(price)] as const) };
}

/** Returns the updates for the slip. */
export function updatesOf({ id, odds, suspended }: SampleMatch): OddsUpdate[] {
  return odds.map(([outcome, price]) => ({
    id,
    outcome,
    marketName: 'FT',
    price: thousandthsToOdds(price),
    suspended,
  }));
}
