import { searchable } from '@kvota/match';
import type { OfferMatch } from '@kvota/offer';
import { familyName, lineOf, outcomeName } from '@kvota/tickets/names';
import type { I18n } from '@lingui/core';

import { playerOf } from '../../markets/market-title.ts';
import type { CardCell, CardRow, MarketCard } from './market-cards.ts';

const firstCell = ({ cells }: CardRow): CardCell | undefined => cells.find((cell) => cell !== undefined);

/** Returns the title of a card: its family without a line, and the team of its players. */
export function cardTitle(i18n: I18n, match: OfferMatch, { rows, key, team }: MarketCard): string {
  const market = rows.map(firstCell).find((cell) => cell !== undefined)?.market ?? key;
  const name = familyName(i18n, match.sport, market);
  return team === undefined ? name : `${name} · ${team === 'host' ? match.hostName : match.awayName}`;
}

/** Keeps a score such as 2:1 on one line. */
const unbroken = (text: string): string => text.replace(/(\d):(\d)/, '$1\u2060:\u2060$2');

/** Returns the text of a cell besides its price, or undefined if the heads and the row name it. */
export function cellCaption(i18n: I18n, match: OfferMatch, kind: MarketCard['kind'], cell: CardCell) {
  const { market, selection } = cell;
  switch (kind) {
    case 'outcomes':
      return unbroken(outcomeName(i18n, selection));
    case 'handicaps':
      return lineOf(match.sport, market, selection);
    case 'scorers':
      return playerOf(match, market) ?? outcomeName(i18n, selection);
    case 'lines':
    case 'players':
      return undefined;
  }
}

/** The longest text of an outcome beside its price, by the number of prices beside the title. */
const roomInLine = { 2: 7, 3: 3 };

/** True if a market has one row of prices with short texts, which fit beside its title (MATCH-34). */
export function fitsLine(i18n: I18n, { kind, rows, columns }: MarketCard): boolean {
  const [only, ...others] = rows;
  if (kind !== 'outcomes' || !only || others.length > 0) return false;
  return only.cells.every((cell) => cell && outcomeName(i18n, cell.selection).length <= roomInLine[columns]);
}

/** Returns the text at the start of a row: its line, or its player with the line. */
export function rowLabel(match: OfferMatch, { kind }: MarketCard, row: CardRow): string | undefined {
  const market = firstCell(row)?.market;
  if (market === undefined) return undefined;
  const line = lineOf(match.sport, market);
  if (kind === 'lines') return line;
  return kind === 'players' ? [playerOf(match, market), line].filter(Boolean).join(' · ') : undefined;
}

/**
 * Returns a card narrowed to a search, or nothing if neither its title nor its rows contain the text. Outcomes of one
 * market stay together; of many lines or players only the matching ones remain.
 */
export function foundIn(i18n: I18n, match: OfferMatch, card: MarketCard, query: string): MarketCard[] {
  const fits = (text: string | undefined): boolean => text !== undefined && searchable(text).includes(query);
  if (fits(cardTitle(i18n, match, card))) return [card];
  const { kind } = card;
  const cellFits = (cell: CardCell | undefined): boolean =>
    cell !== undefined && (fits(cellCaption(i18n, match, kind, cell)) || fits(outcomeName(i18n, cell.selection)));
  if (kind === 'outcomes') return card.rows.some(({ cells }) => cells.some(cellFits)) ? [card] : [];
  const rows = card.rows.flatMap((row): CardRow[] => {
    if (kind !== 'scorers') return fits(rowLabel(match, card, row)) || row.cells.some(cellFits) ? [row] : [];
    const cells = row.cells.map((cell) => (cellFits(cell) ? cell : undefined));
    return cells.some((cell) => cell !== undefined) ? [{ ...row, cells }] : [];
  });
  return rows.length === 0 ? [] : [{ ...card, rows }];
}
