import type { I18n, MessageDescriptor } from '@lingui/core';

import { groupTexts, marketTexts, outcomeTexts, sportTexts } from './market-texts.ts';

/** The family of a market and its line, from its code: `OU2.5` of football is the family `OU` at 2.5. */
export function familyOf(sport: string, marketCode: string): { family: string; line: string | undefined } {
  const families = Object.keys(marketTexts)
    .filter((key) => key.startsWith(`${sport}.`))
    .map((key) => key.slice(sport.length + 1))
    .filter((family) => marketCode.startsWith(family) && /^[+-]?[\d.]*$/.test(marketCode.slice(family.length)))
    .sort((a, b) => b.length - a.length);
  const exact = families.find((family) => family === marketCode);
  const family = exact ?? families[0];
  if (family === undefined) return { family: marketCode, line: undefined };
  const line = marketCode.slice(family.length);
  return { family, line: line === '' ? undefined : line };
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

/** The name of a market for the player, line included; an unknown code shows itself. */
export function marketName(i18n: I18n, sport: string, marketCode: string): string {
  const { family, line } = familyOf(sport, marketCode);
  const text = marketTexts[`${sport}.${family}`];
  return text ? i18n._({ ...text, values: { line: line ?? '' } }).trim() : marketCode;
}

/** The name of an outcome: words where it needs them, otherwise its code. */
export function outcomeName(i18n: I18n, selectionCode: string): string {
  return named(i18n, outcomeTexts, selectionCode);
}

/** The short head of a column or a cell. */
export function outcomeHead(selectionCode: string): string {
  const heads: Record<string, string> = { under: '−', over: '+', yes: 'GG', no: 'NG' };
  return heads[selectionCode] ?? selectionCode;
}

export const groupName = (i18n: I18n, code: string): string => named(i18n, groupTexts, code);

export const sportName = (i18n: I18n, code: string): string => named(i18n, sportTexts, code);
