import type { MarketFilter } from '@kvota/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';

import {
  groupTexts,
  marginText,
  openMarginText,
  marketTexts,
  namesakes,
  outcomeTexts,
  roundText,
  sportTexts,
  tableTexts,
  methodTexts,
} from './market-texts.ts';

/** The parts of a market code: the family as filters name it, its key among the texts, the period and the line. */
interface MarketParts {
  readonly family: string;
  readonly key: string;
  readonly number: string | undefined;
  readonly line: string | undefined;
  /** Number of the player of a player market, written after an at sign in the code. */
  readonly player: number | undefined;
}

/**
 * Splits a market code. `Q2_OU38.5` of basketball is the family `Q2_OU` in quarter 2 with line 38.5; `PP24.5@7` is the
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

/** Returns the family among a sport's own texts: the code itself, or the longest family that the code starts with. */
function familyAmong(
  owner: string,
  marketCode: string,
  generic: string,
  start: string,
): Pick<MarketParts, 'family' | 'key'> | undefined {
  // Looks texts up by key instead of scanning them, because every cell of a table calls this.
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

/** True if the player's name is the outcome itself, as in goalscorer markets. */
const saysItself = (selectionCode: string | undefined): boolean => selectionCode === 'yes';

/** The keys of families with a handicap, such as `F.AH` and `V.S#_PH`; their column heads contain an H. */
const handicapKey = /[._](?:AH|HC|SH|PH|FH|LH|MH)$/;

/** The keys of families whose number is no line but a part of the match: a goal, game, frame, leg, set or map. */
const unitKey = /[._](?:NG|GW|FW|LW|SW|MW)$/;

/** True if the line of a market is a lead that the host is given, so that the guest has the opposite one (MATCH-17). */
export const isHandicap = (sport: string, marketCode: string): boolean =>
  handicapKey.test(familyOf(sport, marketCode).key);

/** True if the number in a code names a part of the match, as in the winner of frame 3. */
export const isUnit = (sport: string, marketCode: string): boolean => unitKey.test(familyOf(sport, marketCode).key);

/** Prints a line with its sign: `-0.5` becomes `−0.5`, and `+0.5` for the guest. */
function signed(line: string, forGuest: boolean): string {
  const digits = line.replace(/^[+-]/, '');
  if (Number(digits) === 0) return digits;
  return line.startsWith('-') === forGuest ? `+${digits}` : `−${digits}`;
}

/**
 * Returns the line of a market as an outcome has it. A handicap is written for the host; the guest has the opposite
 * one.
 *
 * ```ts
 * lineOf('F', 'AH-0.5', '2'); // "+0.5"
 * ```
 */
export function lineOf(sport: string, marketCode: string, selectionCode?: string): string {
  const { key, line = '' } = familyOf(sport, marketCode);
  return line !== '' && handicapKey.test(key) ? signed(line, selectionCode === '2') : line;
}

/** Returns the name of a family of markets without a line, as the title over several of them. */
export function familyName(i18n: I18n, sport: string, marketCode: string): string {
  const { key, number = '', line = '' } = familyOf(sport, marketCode);
  const text = marketTexts[key];
  return text ? i18n._({ ...text, values: { line: unitKey.test(key) ? line : '', number } }).trim() : marketCode;
}

/**
 * Returns the name of a market with its line; a handicap as the named outcome has it. In a player market the player's
 * name comes first, unless the player is the outcome. An unknown code is returned as it is.
 *
 * ```ts
 * marketName(i18n, 'B', 'Q2_OU38.5'); // "2nd quarter: Total points 38.5"
 * ```
 */
export function marketName(
  i18n: I18n,
  sport: string,
  marketCode: string,
  player?: string | null,
  selectionCode?: string,
): string {
  const { key, number = '' } = familyOf(sport, marketCode);
  const text = marketTexts[key];
  const line = lineOf(sport, marketCode, selectionCode);
  const name = text ? i18n._({ ...text, values: { line, number } }).trim() : marketCode;
  return player && !saysItself(selectionCode) ? `${player} – ${name}` : name;
}

/** Prints a range of numbers: `2-3` gets a dash, `7+` and `4` stay as they are. */
const printed = (range: string): string => range.replace('-', '–');

/** Returns the name of an outcome, or its code if it needs no text. In goalscorer markets it is the player's name. */
export function outcomeName(i18n: I18n, selectionCode: string, player?: string | null): string {
  if (player && saysItself(selectionCode)) return player;
  if (/^\d+-\d+$/.test(selectionCode)) return printed(selectionCode);
  const [, winner = '', by] = /^([12])\/BY(.+)$/.exec(selectionCode) ?? [];
  if (by?.endsWith('+')) return i18n._({ ...openMarginText, values: { side: winner, range: by.slice(0, -1) } });
  if (by !== undefined) return i18n._({ ...marginText, values: { side: winner, range: printed(by) } });
  const [, side = '', way = ''] = /^([12])\/([A-Z]+\d*)$/.exec(selectionCode) ?? [];
  const number = /^R(\d+)$/.exec(way)?.[1];
  if (number !== undefined) return i18n._({ ...roundText, values: { side, number } });
  const text = methodTexts[way];
  return text ? i18n._({ ...text, values: { side } }) : named(i18n, outcomeTexts, selectionCode);
}

/** Returns what a leg was bet on if its market is not named: the outcome and its player. */
export function pickName(i18n: I18n, leg: { readonly selectionCode: string; readonly player?: string | null }): string {
  const outcome = outcomeName(i18n, leg.selectionCode, leg.player);
  return leg.player && !saysItself(leg.selectionCode) ? `${leg.player}: ${outcome}` : outcome;
}

/** Codes of outcomes that players know by a sign, in every language. */
const signs: Readonly<Record<string, string>> = { yes: 'GG', no: 'NG' };

/** Returns the short head of a column: the word or the sign of its outcome (LIVE-07). */
export function outcomeHead(i18n: I18n, family: string, selectionCode: string): string {
  const head = signs[selectionCode] ?? named(i18n, outcomeTexts, selectionCode);
  if (handicapKey.test(`.${family}`)) return `H${head}`;
  const period = /^([A-Z]\d)_/.exec(family)?.[1];
  return period === undefined ? head : `${period} ${head}`;
}

export const groupName = (i18n: I18n, code: string): string => named(i18n, groupTexts, code);

/** Returns the name of a table, or the platform's name if the client has no text for it. */
export function tableName(i18n: I18n, { code, name }: Pick<MarketFilter, 'code' | 'name'>): string {
  const text = tableTexts[code];
  return text ? i18n._(text) : name;
}

export const sportName = (i18n: I18n, code: string): string => named(i18n, sportTexts, code);
