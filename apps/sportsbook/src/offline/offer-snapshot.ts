import type { OfferStore } from '@kvota/offer';
import { priceKey } from '@kvota/offer';

import { cellState, priceText } from '../offer/bind-price.ts';
import { columnsOfPhone, marketOf, type Column } from '../offer/column.ts';
import type { ShownTable } from '../offer/shown-table.ts';
import { playOf, type Play } from '../table/play-of.ts';

/** Copy of the table that a player saw last: names and codes without language, prices as text. */
export interface OfferSnapshot {
  readonly version: 1;
  /** When the copy was made, ISO 8601. */
  readonly at: string;
  readonly leagues: readonly SnapshotLeague[];
}
export interface SnapshotLeague {
  readonly name: string;
  readonly group: string;
  readonly columns: readonly Column[];
  readonly matches: readonly SnapshotMatch[];
}
export interface SnapshotMatch {
  readonly home: string;
  readonly away: string;
  readonly start: string;
  /** Prices in the order of the columns; a dash if a price was not available. */
  readonly odds: readonly string[];
  /** Score and clock at the time of the copy, if the match was in play. */
  readonly play?: Play;
}

/** More than anybody reads while offline, and only a few kilobytes. */
const mostMatches = 60;

/** Makes a copy of the table, or returns undefined while it is empty. */
export function snapshotOf(
  offer: OfferStore,
  { leagues, columnsOf }: ShownTable,
  now: number,
): OfferSnapshot | undefined {
  let left = mostMatches;
  const copied = leagues.flatMap((league) => {
    const columns = columnsOfPhone(columnsOf(league.sport));
    const matches = league.eventIds.slice(0, left).flatMap((id) => snapshotMatch(offer, id, columns) ?? []);
    left -= matches.length;
    return matches.length === 0 ? [] : [{ name: league.leagueName, group: league.groupName, columns, matches }];
  });
  return copied.length === 0 ? undefined : { version: 1, at: new Date(now).toISOString(), leagues: copied };
}

function snapshotMatch(offer: OfferStore, eventId: string, columns: readonly Column[]): SnapshotMatch | undefined {
  const match = offer.match(eventId);
  if (!match) return undefined;
  const odds = columns.map((column) => {
    const market = marketOf(match, column);
    const price = market && offer.price(priceKey(eventId, market.code, column.selection));
    return cellState(price) === 'open' ? priceText(price) : '-';
  });
  const play = playOf(match);
  return { home: match.hostName, away: match.awayName, start: match.timeStart, odds, ...(play && { play }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = <T>(value: unknown, read: (one: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.flatMap((one: unknown) => read(one) ?? []) : [];
const textsOf = (value: unknown): string[] => listOf(value, (one) => (isText(one) ? one : undefined));

/** Reads a stored snapshot. Another version or unknown content returns undefined. */
export function readOfferSnapshot(value: unknown): OfferSnapshot | undefined {
  if (!isRecord(value) || value['version'] !== 1 || !isText(value['at']) || Number.isNaN(Date.parse(value['at']))) {
    return undefined;
  }
  const leagues = listOf(value['leagues'], readLeague);
  return leagues.length === 0 ? undefined : { version: 1, at: value['at'], leagues };
}

function readLeague(value: unknown): SnapshotLeague | undefined {
  if (!isRecord(value) || !isText(value['name']) || !isText(value['group'])) return undefined;
  const columns = listOf(value['columns'], (one) =>
    isRecord(one) && isText(one['family']) && isText(one['selection'])
      ? { family: one['family'], selection: one['selection'] }
      : undefined,
  );
  const matches = listOf(value['matches'], (one) => readMatch(one, columns.length));
  return { name: value['name'], group: value['group'], columns, matches };
}

function readMatch(value: unknown, columns: number): SnapshotMatch | undefined {
  if (!isRecord(value)) return undefined;
  const { home, away, start } = value;
  const odds = textsOf(value['odds']);
  if (!isText(home) || !isText(away) || !isText(start) || odds.length !== columns) return undefined;
  const play = readPlay(value['play']);
  return { home, away, start, odds, ...(play && { play }) };
}

function readPlay(value: unknown): Play | undefined {
  if (!isRecord(value) || !isText(value['phase'])) return undefined;
  const { phase, clock } = value;
  const [home, away] = [textsOf(value['home']), textsOf(value['away'])];
  return {
    phase,
    ...(isText(clock) && { clock }),
    ...(home.length > 0 && home.length === away.length && { home, away }),
  };
}
