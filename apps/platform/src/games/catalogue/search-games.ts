import { searchable } from '@kvota/match';

import { countBy, sorted, studioOf, tagsOf, type Counted, type OfferedGame } from './catalogue.ts';
import { inSection, type Section } from './sections.ts';
import type { GameArea, GameKind } from '@kvota/contracts';

/** A search in the catalogue. Lists of codes are separated by commas; a game fits if it has any of them. */
export interface GameSearch {
  readonly area: GameArea | 'all';
  readonly section?: string | undefined;
  readonly tag?: string | undefined;
  readonly provider?: string | undefined;
  readonly kind?: GameKind | undefined;
  readonly volatility?: number | undefined;
  readonly feature?: string | undefined;
  readonly code?: string | undefined;
  readonly search?: string | undefined;
  readonly one_of_each?: 'true' | 'false' | undefined;
  readonly sort: 'popular' | 'new' | 'name' | 'rtp';
}

/** The games found, and how many each further filter would leave. The facet of a filter ignores the filter itself. */
export interface GamesFound {
  readonly games: readonly OfferedGame[];
  readonly facets: {
    readonly provider: Counted[];
    readonly tag: Counted[];
    readonly volatility: { readonly value: number; readonly games: number }[];
  };
}

type Filter = (game: OfferedGame) => boolean;
type FilterName = 'provider' | 'tag' | 'volatility';

/** Searches the catalogue: filters, text of at least 3 letters as elsewhere (PRE-18), order. */
export function searchGames(all: readonly OfferedGame[], query: GameSearch, sections: readonly Section[]): GamesFound {
  const ofSection = sectionGames(all, query, sections);
  const fixed = [
    kindFilter(query),
    codesFilter(query.feature, (game) => game.features),
    codeFilter(query),
    textFilter(query),
  ];
  const base = ofSection.filter((game) => fixed.every((fits) => fits(game)));
  const chosen: Readonly<Record<FilterName, Filter>> = {
    provider: codesFilter(query.provider, ({ studio }) => [studio.code]),
    tag: codesFilter(query.tag, ({ tags }) => tags),
    volatility: ({ volatility }) => query.volatility === undefined || volatility === query.volatility,
  };
  const without = (left: FilterName | undefined): OfferedGame[] =>
    base.filter((game) => Object.entries(chosen).every(([name, fits]) => name === left || fits(game)));
  const found = query.section === undefined ? sorted(without(undefined), query.sort) : without(undefined);
  return {
    games: query.one_of_each === 'true' ? firstOfModels(found) : found,
    facets: {
      provider: countBy(without('provider'), studioOf),
      tag: countBy(without('tag'), tagsOf),
      volatility: countVolatility(without('volatility')),
    },
  };
}

function sectionGames(
  all: readonly OfferedGame[],
  { area, section: code }: GameSearch,
  sections: readonly Section[],
): readonly OfferedGame[] {
  if (code === undefined) return area === 'all' ? all : all.filter((game) => game.area === area);
  const section = sections.find((one) => one.code === code);
  if (section === undefined) return [];
  const [first] = section.areas;
  return inSection(all, section, area === 'all' ? (first ?? 'casino') : area);
}

const kindFilter =
  ({ kind }: GameSearch): Filter =>
  (game) =>
    kind === undefined || game.kind === kind;

const codeFilter = ({ code }: GameSearch): Filter => codesFilter(code, (game) => [game.code]);

function codesFilter(list: string | undefined, codesOf: (game: OfferedGame) => readonly string[]): Filter {
  const wanted = new Set((list ?? '').split(',').filter((code) => code !== ''));
  return wanted.size === 0 ? () => true : (game) => codesOf(game).some((code) => wanted.has(code));
}

function textFilter({ search }: GameSearch): Filter {
  const words = searchable(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.join('').length < 3) return () => true;
  return (game) => {
    const text = searchable(`${game.name} ${game.studio.name} ${game.tags.join(' ')}`);
    return words.every((word) => text.includes(word));
  };
}

function firstOfModels(games: readonly OfferedGame[]): readonly OfferedGame[] {
  const seen = new Set<string>();
  return games.filter(({ model }) => !seen.has(model) && seen.add(model));
}

function countVolatility(games: readonly OfferedGame[]) {
  return [1, 2, 3, 4, 5].map((value) => ({ value, games: games.filter((game) => game.volatility === value).length }));
}
