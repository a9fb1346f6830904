import type { MarketFilter } from '@kvota/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';

import {
  groupTexts,
  marginText,
  marketTexts,
  namesakes,
  outcomeTexts,
  roundText,
  sportTexts,
  tableTexts,
  methodTexts,
} from './market-texts.ts';

/** A parsed market code: the family as the filters name it, its key among the texts, the period and the line. */
interface MarketParts {
  readonly family: string;
  readonly key: string;
  readonly number: string | undefined;
  readonly line: string | undefined;
  /** The number of the market's player: the part of a code after an at sign. */
  readonly player: number | undefined;
}

/**
 * Parses a market code. `Q2_OU38.5` of basketball is the family `Q2_OU` of quarter 2 at 38.5; `PP24.5@7` is the
 * family `PP` of player 7. An unknown code is its own family.
 */
export function familyOf(sport: string, code: string): MarketParts {
  const [marketCode = '', its] = code.split('@');
  const player = its === undefined ? undefined : Number(its);
  const [, period = '', number] = /^([A-Z])(\d)_/.exec(marketCode) ?? [];
  const start = number === undefined ? '' : `${period}${number}_`;
  for (const owner of namesakes[sport] ?? [sport]) {
    const found = familyAmong(owner, marketCode, `${owner}.${period}#_`, start);
    if (!found) continue;
    const line = marketCode.slice(found.family.length);
    return { ...found, number, line: line === '' ? undefined : line, player };
  }
  return { family: marketCode, key: `${sport}.${marketCode}`, number, line: undefined, player };
}

const lineShape = /^([+-]?\d+(\.\d+)?)?$/;

/**
 * Returns the family of a code among the texts of a sport: the code itself, otherwise the longest family that it
 * begins with.
 */
function familyAmong(
  owner: string,
  marketCode: string,
  generic: string,
  start: string,
): Pick<MarketParts, 'family' | 'key'> | undefined {
  // Cached, because every cell of a table needs a name.
  for (let end = marketCode.length; end > 0; end -= 1) {
    if (!lineShape.test(marketCode.slice(end))) continue;
    const family = marketCode.slice(0, end);
    const keys = [`${owner}.${family}`, ...(start === '' ? [] : [generic + family.slice(start.length)])];
    const key = keys.find((text) => Object.hasOwn(marketTexts, text));
    if (key !== undefined) return { family, key };
  }
  return undefined;
}

function named(
  i18n: I18n,
  texts: Record<string, MessageDescriptor>,
  code: string,
  values: Record<string, string> = {},
): string {
  const text = texts[code];
  return text ? i18n._({ ...text, values }) : code;
}

/** True if the player's name is the outcome: bets on scorers are made by choosing the player. */
const saysItself = (selectionCode: string | undefined): boolean => selectionCode === 'yes';

/**
 * Returns the name of a market with its line. A player's market has the player's name before it, unless the player is
 * the outcome. An unknown code is returned as it is.
 */
export function marketName(
  i18n: I18n,
  sport: string,
  marketCode: string,
  player?: string | null,
  selectionCode?: string,
): string {
  const { key, number = '', line = '' } = familyOf(sport, marketCode);
  const text = marketTexts[key];
  const name = text ? i18n._({ ...text, values: { line, number } }).trim() : marketCode;
  return player && !saysItself(selectionCode) ? `${player} – ${name}` : name;
}

/** Formats a range of numbers: `2-3` with a dash, `7+` and `4` as they are. */
const printed = (range: string): string => range.replace('-', '–');

/** Returns the name of an outcome: a text if it needs one, otherwise its code, or the player's name for scorers. */
export function outcomeName(i18n: I18n, selectionCode: string, player?: string | null): string {
  if (player && saysItself(selectionCode)) return player;
  if (/^\d+-\d+$/.test(selectionCode)) return printed(selectionCode);
  const [, winner = '', by] = /^([12])\/BY(.+)$/.exec(selectionCode) ?? [];
  if (by !== undefined) return i18n._({ ...marginText, values: { side: winner, range: printed(by) } });
  const [, side = '', way = ''] = /^([12])\/([A-Z]+\d*)$/.exec(selectionCode) ?? [];
  const number = /^R(\d+)$/.exec(way)?.[1];
  if (number !== undefined) return i18n._({ ...roundText, values: { side, number } });
  const text = methodTexts[way];
  return text ? i18n._({ ...text, values: { side } }) : named(i18n, outcomeTexts, selectionCode);
}

/** Returns the name of a paid leg without its market: the outcome, and its player. */
export function pickName(i18n: I18n, leg: { readonly selectionCode: string; readonly player?: string | null }): string {
  const outcome = outcomeName(i18n, leg.selectionCode, leg.player);
  return leg.player && !saysItself(leg.selectionCode) ? `${leg.player}: ${outcome}` : outcome;
}

/** Families with a handicap; their captions have an H. */
const handicaps: ReadonlySet<string> = new Set(['HC', 'AH', 'SH', 'PH', 'FH', 'LH', 'MH']);

/** Returns the short caption of a column or a cell. */
export function outcomeHead(family: string, selectionCode: string): string {
  const heads: Record<string, string> = { under: '−', over: '+', yes: 'GG', no: 'NG' };
  const head = heads[selectionCode] ?? selectionCode;
  if (handicaps.has(family)) return `H${head}`;
  const period = /^([A-Z]\d)_/.exec(family)?.[1];
  return period === undefined ? head : `${period} ${head}`;
}

export const groupName = (i18n: I18n, code: string): string => named(i18n, groupTexts, code);

/** Returns the name of a table of the offer page, or the platform's name if the client has none. */
export function tableName(i18n: I18n, { code, name }: Pick<MarketFilter, 'code' | 'name'>): string {
  const text = tableTexts[code];
  return text ? i18n._(text) : name;
}

export const sportName = (i18n: I18n, code: string): string => named(i18n, sportTexts, code);
