import type { Locale } from '@kvota/contracts';
import type { WhileClosed } from '@kvota/shell';
import { pathOf, type MenuItemId } from '@kvota/sitemap';

import { gameInAddress } from '../game/game-in-address.ts';
import type { Lobby } from '../lobby/area.ts';

/** A request for a page of the casino while it is switched off, with what the player could finish there. */
export interface VisitWhileClosed {
  readonly page: Lobby | 'games';
  readonly params: Readonly<Record<string, unknown>>;
  readonly search: Readonly<Record<string, unknown>>;
  readonly disabled: ReadonlySet<MenuItemId>;
  readonly locale: Locale;
  /** Codes of the games with an unfinished round; undefined if the platform did not answer. */
  readonly unfinished: readonly string[] | undefined;
}

/**
 * Decides what a player sees of a casino that is switched off (OP-66, CAS-33). The game of an unfinished round opens, so
 * that it can be finished. Other pages lead to the list of such rounds. Without one, a page is closed as any other
 * (ROUTE-64). If the platform did not answer, the list is shown, which asks again.
 */
export function shownWhileClosed({ page, unfinished, disabled, ...visit }: VisitWhileClosed): WhileClosed {
  // Otherwise the lobby of the casino is open, and offers these rounds.
  if (!disabled.has('casino')) return undefined;
  if (page === 'games') {
    const game = gameInAddress(visit.params, visit.search);
    if (game?.mode === 'real' && unfinished?.includes(game.code) === true) return true;
  }
  if (unfinished?.length === 0) return undefined;
  return page === 'casino' ? true : pathOf('casino', visit.locale);
}
