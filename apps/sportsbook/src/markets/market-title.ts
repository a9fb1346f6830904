import type { OfferMatch } from '@kvota/offer';
import type { I18n } from '@lingui/core';

import { marketName } from './market-name.ts';

/** Whose a market is, by the name that the match has for him; nobody's for most (OP-58). */
export function playerOf({ markets, players }: OfferMatch, marketCode: string): string | undefined {
  const player = markets[marketCode]?.player;
  return players?.find(({ id }) => id === player)?.name ?? player;
}

/** The name of a market of a match, a player's own with his name before it. */
export const marketTitle = (i18n: I18n, match: OfferMatch, marketCode: string): string =>
  marketName(i18n, match.sport, marketCode, playerOf(match, marketCode));
