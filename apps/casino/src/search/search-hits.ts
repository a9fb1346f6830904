import type { CallAnswer, Calls } from '@kvota/contracts';

/** A hit of the search: a game, or a studio or theme with all its games. */
export type SearchHit =
  | { readonly kind: 'game'; readonly code: string; readonly provider: string }
  | { readonly kind: 'provider' | 'tag'; readonly code: string };

type Found = CallAnswer<Calls['casinoGames']>;

/** Returns the studios and themes whose name has the text, of those that the found games have. */
export function namedLike(text: string, { provider, tag }: Found['facets']): Pick<Found['facets'], 'provider' | 'tag'> {
  const part = text.trim().toLocaleLowerCase();
  const fits = ({ name }: { readonly name: string }): boolean => name.toLocaleLowerCase().includes(part);
  return { provider: provider.filter(fits), tag: tag.filter(fits) };
}

/** The value of a hit in a list of suggestions. */
export const keyOf = (hit: SearchHit): string =>
  hit.kind === 'game' ? `game ${hit.code} ${hit.provider}` : `${hit.kind} ${hit.code}`;

/** Reads the value of a hit. Codes have no spaces. */
export function hitOf(key: string): SearchHit | undefined {
  const [kind, code, provider] = key.split(' ');
  if (code === undefined) return undefined;
  if (kind === 'game' && provider !== undefined) return { kind, code, provider };
  return kind === 'provider' || kind === 'tag' ? { kind, code } : undefined;
}
