import type { Game } from '@kvota/contracts';
import type { ProviderGame } from '@kvota/contracts/wallet';

/** A game that the platform sells, and which server runs it. */
export interface CatalogueGame extends ProviderGame {
  /** Code of the game server. */
  readonly server: string;
}

/** A game as it is offered now: the operator's switches and limits are applied. */
export interface OfferedGame extends CatalogueGame {
  readonly enabled: boolean;
  /** When it is enabled again, in milliseconds since 1970, if it is disabled and that is known. */
  readonly until: number | undefined;
}

export type GameSort = 'popular' | 'new' | 'name' | 'rtp';

const compare: Readonly<Record<GameSort, (a: CatalogueGame, b: CatalogueGame) => number>> = {
  popular: (a, b) => b.popular - a.popular,
  new: (a, b) => b.released.localeCompare(a.released),
  name: (a, b) => a.name.localeCompare(b.name),
  rtp: (a, b) => Number(b.rtp) - Number(a.rtp),
};

/** Returns the games in the order of a sort; equals by popularity, then by code, so that pages never overlap. */
export function sorted<G extends CatalogueGame>(games: readonly G[], sort: GameSort): readonly G[] {
  return games.toSorted((a, b) => compare[sort](a, b) || compare.popular(a, b) || a.code.localeCompare(b.code));
}

/**
 * Returns the first games of each list. A game that an earlier list begins with moves behind the others of its list, so that
 * two rails do not begin with the same games (CAS-15).
 */
export function firstOfEach<G extends { readonly code: string }>(
  lists: readonly (readonly G[])[],
  most: number,
): (readonly G[])[] {
  const shown = new Set<string>();
  return lists.map((list) => {
    const first = [...list.filter(({ code }) => !shown.has(code)), ...list.filter(({ code }) => shown.has(code))];
    const begin = first.slice(0, most);
    for (const { code } of begin) shown.add(code);
    return begin;
  });
}

/** A name by code, with how many games it has. */
export interface Counted {
  readonly code: string;
  readonly name: string;
  readonly games: number;
}

/** Counts games by a list of codes of each, the commonest first. */
export function countBy(
  games: readonly CatalogueGame[],
  codesOf: (game: CatalogueGame) => readonly { readonly code: string; readonly name: string }[],
): Counted[] {
  const counts = new Map<string, Counted>();
  for (const game of games) {
    for (const { code, name } of codesOf(game)) {
      counts.set(code, { code, name, games: (counts.get(code)?.games ?? 0) + 1 });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.games - a.games || a.code.localeCompare(b.code));
}

export const studioOf = (game: CatalogueGame) => [game.studio];
export const tagsOf = (game: CatalogueGame) => game.tags.map((code) => ({ code, name: code }));

/** Returns how many other games have the same maths, by model. */
export function countModels(games: readonly CatalogueGame[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { model } of games) counts.set(model, (counts.get(model) ?? 0) + 1);
  return counts;
}

/** Builds the game of the wire. `stakes` are the lowest and the highest stake as money text. */
export function toGame(
  game: OfferedGame,
  {
    origin,
    stakes,
    twins,
    jackpot,
  }: {
    readonly origin: string;
    readonly stakes: readonly [string, string];
    readonly twins: number;
    /** Code of the pot that the game feeds. */
    readonly jackpot: string | null;
  },
): Game {
  const { code, name, studio, area, kind, image, color, tags, demo, enabled, until } = game;
  const { rtp, rtpMin, volatility, maxWin, lines, table, features, model, released, popular, orientation } = game;
  return {
    code,
    name,
    provider: studio.code,
    area,
    kind,
    image: image === undefined ? '' : origin + image,
    color,
    tags: [...tags],
    demo,
    enabled,
    until: until === undefined ? null : new Date(until).toISOString(),
    rtp,
    rtpMin: rtpMin ?? null,
    volatility,
    maxWin,
    minBet: stakes[0],
    maxBet: stakes[1],
    lines: lines ?? null,
    ...(table === true ? { table } : {}),
    features: [...features],
    model,
    twins,
    jackpot,
    released,
    popular,
    orientation,
  };
}
