import type { SitemapId } from '@kvota/sitemap';

/** The lobbies: each over the games of one kind, or over all of them in another order (OP-10). */
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

/** Ways between the lobbies of the casino; live casino and virtuals stand in the menu by themselves. */
export const casinoLobbies: readonly Lobby[] = lobbies.slice(0, 8);

const byPage: ReadonlyMap<SitemapId, Lobby> = new Map(lobbies.map((lobby) => [lobby, lobby]));

/** The lobby of a page. */
export function lobbyOf(page: SitemapId | undefined): Lobby {
  return (page && byPage.get(page)) ?? 'casino';
}
