import type { OfferMatch } from '@kvota/offer';
import { marketName } from '@kvota/tickets/names';
import type { I18n } from '@lingui/core';

/** Returns the player of a player market, by the name that the match has for them, or undefined (OP-58). */
export function playerOf({ markets, players }: OfferMatch, marketCode: string): string | undefined {
  const player = markets[marketCode]?.player;
  return players?.find(({ id }) => id === player)?.name ?? player;
}

/**
 * Returns the name of a market of a match, with the player's name first in a player market. With an outcome, a handicap
 * has the sign of that side.
 */
export function marketTitle(i18n: I18n, match: OfferMatch, marketCode: string, selectionCode?: string): string {
  const player = playerOf(match, marketCode);
  const name = marketName(i18n, match.sport, marketCode, undefined, selectionCode);
  return player === undefined ? name : `${player} – ${name}`;
}
