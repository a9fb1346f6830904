import type { Locale } from '@kvota/contracts';

/** How a language writes numbers: the sign between thousands and the sign before decimals. */
export interface NumberSigns {
  readonly group: string;
  readonly decimal: string;
}

const noBreak = '\u00A0';
const points: NumberSigns = { group: '.', decimal: ',' };
const spaces: NumberSigns = { group: noBreak, decimal: ',' };

/** Our own table: Chromium has no Albanian data and little Bosnian, and numbers must not differ by browser. */
export const numberSigns: Readonly<Record<Locale, NumberSigns>> = {
  rs: points,
  ba: points,
  en: { group: ',', decimal: '.' },
  de: points,
  el: points,
  sq: spaces,
  ru: spaces,
};
