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

const byPage: ReadonlyMap<SitemapId, Lobby> = new Map(lobbies.map((lobby) => [lobby, lobby]));

/** Returns the lobby of a page. */
export function lobbyOf(page: SitemapId | undefined): Lobby {
  return (page && byPage.get(page)) ?? 'casino';
}
