import type { GameArea, GameKind } from '@kvota/contracts';
import type { SitemapId } from '@kvota/sitemap';

/** The lobbies: each shows the games of one category, or all of them in another order (OP-10). */
export const lobbies = [
  'casino',
  'slots',
  'poker',
  'skillGames',
  'numberGames',
  'other',
  'casino2',
  'casino3',
  'casinoSection',
  'casinoLive',
  'virtuals',
] as const satisfies readonly SitemapId[];

export type Lobby = (typeof lobbies)[number];

/** Links between the lobbies of the casino. Live casino and virtuals are in the menu. */
export const casinoLobbies: readonly Lobby[] = lobbies.slice(0, 8);

/** The games of a lobby, and how they are laid out: sections as rails, or one grid by a facet. */
export interface LobbyScope {
  readonly area: GameArea;
  readonly kind?: GameKind;
  readonly layout: 'rails' | 'grid' | 'byStudio' | 'byTag' | 'section';
}

/** The games of each lobby (ROUTE-07 … ROUTE-11, ROUTE-18, ROUTE-27, ROUTE-28). */
export const lobbyScopes: Readonly<Record<Lobby, LobbyScope>> = {
  casino: { area: 'casino', layout: 'rails' },
  slots: { area: 'casino', kind: 'slots', layout: 'grid' },
  poker: { area: 'casino', kind: 'poker', layout: 'grid' },
  skillGames: { area: 'casino', kind: 'skill', layout: 'grid' },
  numberGames: { area: 'casino', kind: 'number', layout: 'grid' },
  other: { area: 'casino', kind: 'instant', layout: 'grid' },
  casino2: { area: 'casino', layout: 'byStudio' },
  casino3: { area: 'casino', layout: 'byTag' },
  casinoSection: { area: 'casino', layout: 'section' },
  casinoLive: { area: 'casino_live', layout: 'grid' },
  virtuals: { area: 'virtuals', layout: 'grid' },
};

const byPage: ReadonlyMap<SitemapId, Lobby> = new Map(lobbies.map((lobby) => [lobby, lobby]));

/** Returns the lobby of a page. */
export function lobbyOf(page: SitemapId | undefined): Lobby {
  return (page && byPage.get(page)) ?? 'casino';
}
