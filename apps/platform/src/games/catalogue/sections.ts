import type { GameArea, GameKind, SectionGames, SectionTitles } from '@kvota/contracts';

import { sorted, type CatalogueGame, type GameSort } from './catalogue.ts';

/** A list that a lobby shows: its games follow from the catalogue. */
export interface Section {
  readonly code: string;
  readonly name: string;
  /** Titles of an operator, by language. */
  readonly titles: SectionTitles | undefined;
  readonly areas: readonly GameArea[];
  readonly order: number;
  readonly games: SectionGames;
}

/** A section that an operator added or changed; null is as at the first start. */
export interface StoredSection {
  readonly code: string;
  readonly enabled: boolean;
  readonly order: number | null;
  readonly areas: readonly GameArea[] | null;
  readonly titles: SectionTitles | null;
  readonly games: SectionGames | null;
}

/** The number of games of the popular section: beyond it, nobody calls a game popular. */
export const popularGames = 24;
/** Behind those of a first start. */
const lastOrder = 1000;

const query = (more: Partial<Extract<SectionGames, { by: 'query' }>>): SectionGames => ({
  by: 'query',
  sort: 'popular',
  ...more,
});

/** The sections of a first start, in their order. A client translates the names of codes that it knows. */
const firstSections: readonly Section[] = (
  [
    ['popular', 'Popular', 'casino', query({ most: popularGames })],
    ['new', 'New', 'casino', query({ sort: 'new' })],
    ['slots', 'Slots', 'casino', ofKind('slots')],
    ['table', 'Tables and cards', 'casino', ofKind('table')],
    ['poker', 'Poker', 'casino', ofKind('poker')],
    ['instant', 'Instant games', 'casino', ofKind('instant')],
    ['skill', 'Skill games', 'casino', ofKind('skill')],
    ['number', 'Numbers', 'casino', ofKind('number')],
    ['live', 'Live tables', 'casino_live', ofKind('live')],
    ['virtual', 'Virtual sports', 'virtuals', ofKind('virtual')],
  ] as const
).map(([code, name, area, games], at) => ({
  code,
  name,
  titles: undefined,
  areas: [area],
  order: 10 * (at + 1),
  games,
}));

function ofKind(kind: GameKind): SectionGames {
  return query({ kind });
}

/** True if a section exists without an operator. */
export const isFirstSection = (code: string): boolean => firstSections.some((section) => section.code === code);

/** The sections that are on, in their order: those of a first start with the operator's changes, and the operator's (CAS-56). */
export function sectionsWith(stored: readonly StoredSection[]): readonly Section[] {
  const byCode = new Map(stored.map((one) => [one.code, one]));
  const own = stored.filter(({ code }) => !isFirstSection(code)).flatMap(newSection);
  return [...firstSections.map((section) => changed(section, byCode.get(section.code))), ...own]
    .filter(({ code }) => byCode.get(code)?.enabled !== false)
    .toSorted((a, b) => a.order - b.order || a.code.localeCompare(b.code));
}

function changed(section: Section, stored: StoredSection | undefined): Section {
  if (stored === undefined) return section;
  const { order, areas, titles, games } = stored;
  return {
    ...section,
    ...(order !== null && { order }),
    ...(areas !== null && { areas }),
    ...(titles !== null && { titles, name: titles.en ?? section.name }),
    ...(games !== null && { games }),
  };
}

function newSection({ code, order, areas, titles, games }: StoredSection): readonly Section[] {
  if (games === null) return [];
  const name = titles?.en ?? code;
  return [{ code, name, titles: titles ?? undefined, areas: areas ?? ['casino'], order: order ?? lastOrder, games }];
}

/** Returns the games of a section within an area. */
export function inSection<G extends CatalogueGame>(
  games: readonly G[],
  { games: wanted }: Section,
  area: GameArea,
): readonly G[] {
  const inArea = games.filter((game) => game.area === area);
  if (wanted.by === 'list') {
    const byCode = new Map(inArea.map((game) => [game.code, game]));
    return wanted.games.flatMap((code) => byCode.get(code) ?? []);
  }
  const sort: GameSort = wanted.sort;
  return sorted(inArea.filter(fits(wanted)), sort).slice(0, wanted.most);
}

const fits =
  ({ kind, tag, provider, feature, volatility }: Extract<SectionGames, { by: 'query' }>) =>
  (game: CatalogueGame): boolean =>
    (kind === undefined || game.kind === kind) &&
    (tag === undefined || game.tags.includes(tag)) &&
    (provider === undefined || game.studio.code === provider) &&
    (feature === undefined || game.features.includes(feature)) &&
    (volatility === undefined || game.volatility === volatility);
