import type { MarketFilter } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';
import { familyOf, isHandicap, isUnit } from '@kvota/tickets/names';

import { placeOf, type MarketPlace } from '../../offer/column.ts';
import { gridRows } from './outcome-grid.ts';

/** One price of a card. */
export interface CardCell {
  readonly market: string;
  readonly selection: string;
}

/** Prices next to each other. A missing cell keeps its place free. */
export interface CardRow {
  readonly key: string;
  readonly cells: readonly (CardCell | undefined)[];
}

/**
 * The content of the rows of a card:
 *
 * - `outcomes`: the outcomes of one market, each with its name
 * - `lines`: a line each, below heads with the outcomes
 * - `handicaps`: a line each, with the line of a side in its cell
 * - `scorers`: players of both teams side by side, each with one price
 * - `players`: a player of one team each, with line and outcomes
 */
export type CardKind = 'outcomes' | 'lines' | 'handicaps' | 'scorers' | 'players';

/** A family of markets on a match page: one market, its lines, or its players. */
export interface MarketCard {
  /** Identifies the card while the match is shown. */
  readonly key: string;
  readonly family: string;
  readonly group: string;
  readonly place: MarketPlace | undefined;
  readonly kind: CardKind;
  readonly columns: 2 | 3;
  readonly rows: readonly CardRow[];
  /** The team of the players, if the card has those of one team. */
  readonly team?: 'host' | 'away';
}

interface Placed {
  readonly code: string;
  readonly family: string;
  readonly at: number;
  readonly unit: boolean;
  readonly player: number;
  readonly line: number;
  readonly group: string;
  readonly place: MarketPlace | undefined;
  readonly selections: readonly string[];
}

/**
 * Returns the markets of a match as cards, in the order of the platform's filters, with players in the order of the
 * match and lines ascending. Closed markets are left out (MATCH-01, MATCH-19).
 */
export function cardsOf(match: OfferMatch, filters: readonly MarketFilter[]): MarketCard[] {
  const families = Map.groupBy(placedMarkets(match, filters), ({ code, family, unit }) => (unit ? code : family));
  return [...families].flatMap(([key, markets]) => byTeam(match, cardOf(match, key, markets)));
}

function placedMarkets(match: OfferMatch, filters: readonly MarketFilter[]): Placed[] {
  const order = filters
    .filter((filter) => filter.sport === match.sport)
    .flatMap((filter) =>
      filter.markets.map(({ market, selections }) => ({ family: market, place: placeOf(filter), selections })),
    );
  const places = new Map(order.map(({ family }, at) => [family, at]));
  return Object.entries(match.markets)
    .filter(([, market]) => market.status !== 'CLOSED' && market.selections.length > 0)
    .map(([code, market]): Placed => {
      const { family, line, player = 0 } = familyOf(match.sport, code);
      const at = places.get(family) ?? order.length;
      const place = order[at]?.place;
      return {
        code,
        family,
        at,
        unit: isUnit(match.sport, code),
        player,
        line: Number(line ?? Number.NaN),
        group: place?.group ?? 'main',
        place,
        selections: inOrder(market.selections, order[at]?.selections ?? []),
      };
    })
    .sort((a, b) => a.at - b.at || a.player - b.player || compareLines(a, b) || a.code.localeCompare(b.code));
}

const compareLines = (a: Placed, b: Placed): number => a.line - b.line || 0;

function cardOf(match: OfferMatch, key: string, markets: readonly Placed[]): MarketCard {
  const [first] = markets;
  if (!first) throw new Error(`No market makes up the card "${key}". Group only markets that exist.`);
  const { code, family, group, place } = first;
  const card = { key, family, group, place };
  const outcomes = [...new Set(markets.flatMap(({ selections }) => selections))];
  if (match.markets[code]?.player !== undefined && outcomes.length === 1)
    return { ...card, kind: 'scorers', columns: 2, rows: scorerRows(match, markets) };
  const rows = markets.map(({ code: market, selections }): CardRow => ({
    key: market,
    cells: outcomes.map((selection) => (selections.includes(selection) ? { market, selection } : undefined)),
  }));
  const columns = outcomes.length === 3 ? 3 : 2;
  if (match.markets[code]?.player !== undefined) return { ...card, kind: 'players', columns, rows };
  const hasLines = !first.unit && !Number.isNaN(first.line) && outcomes.length <= 3;
  if (hasLines) return { ...card, kind: isHandicap(match.sport, code) ? 'handicaps' : 'lines', columns, rows };
  const grid = gridRows(markets.flatMap((market) => market.selections));
  return {
    ...card,
    kind: 'outcomes',
    columns: grid.columns,
    rows: grid.rows.map((row, at) => ({
      key: `${code}.${at}`,
      cells: row.map((selection) => (selection === undefined ? undefined : { market: code, selection })),
    })),
  };
}

const isGuest = ({ players = [], markets }: OfferMatch): ((market: string) => boolean) => {
  const guests = new Set(players.filter(({ team }) => team === 'away').map(({ id }) => id));
  return (market) => guests.has(markets[market]?.player ?? '');
};

/** Puts the host's players in the left column and the guest's in the right one. */
function scorerRows(match: OfferMatch, markets: readonly Placed[]): CardRow[] {
  const guest = isGuest(match);
  const cells = markets.flatMap(({ code: market, selections }) =>
    selections.map((selection): CardCell => ({ market, selection })),
  );
  const [hosts, guests] = [cells.filter(({ market }) => !guest(market)), cells.filter(({ market }) => guest(market))];
  return Array.from({ length: Math.max(hosts.length, guests.length) }, (_, at) => ({
    key: String(at),
    cells: [hosts[at], guests[at]],
  }));
}

/** Returns the prices of a card by market, in the order of its rows. */
export function rowsByMarket({ rows }: MarketCard): Map<string, CardCell[]> {
  return Map.groupBy(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? [])),
    ({ market }) => market,
  );
}

/** Splits a card of players into one for each team, unless the players are the two sides themselves. */
function byTeam(match: OfferMatch, card: MarketCard): MarketCard[] {
  if (card.kind !== 'players' || (match.players ?? []).some(({ name }) => name === match.hostName)) return [card];
  const guest = isGuest(match);
  return (['host', 'away'] as const).flatMap((team) => {
    const rows = card.rows.filter(({ key }) => guest(key) === (team === 'away'));
    return rows.length === 0 ? [] : [{ ...card, key: `${card.key}.${team}`, rows, team }];
  });
}

/** Returns selections in the order of the filter, then those that it does not list in the order of the wire. */
function inOrder(selections: readonly string[], wanted: readonly string[]): string[] {
  const listed = wanted.filter((code) => selections.includes(code));
  return [...listed, ...selections.filter((code) => !wanted.includes(code))];
}
