import type { Locale } from '@kvota/contracts/values';

/** Signs that a language uses in numbers. */
export interface NumberSigns {
  /** Between thousands. */
  readonly group: string;
  /** Before decimals. */
  readonly decimal: string;
  /** After a percentage, with the space before it if there is one. */
  readonly percent: string;
  /** After thousands, millions and billions, with the space before it if there is one. */
  readonly large: readonly [thousand: string, million: string, milliard: string];
}

const noBreak = '\u00A0';
const apart = (...units: [string, string, string]): NumberSigns['large'] => [
  noBreak + units[0],
  noBreak + units[1],
  noBreak + units[2],
];
const ownLands: NumberSigns = { group: '.', decimal: ',', percent: '%', large: apart('hilj.', 'mil.', 'mlrd.') };

/** Own table, because Chromium has no Albanian data and little Bosnian, and numbers must be equal in every browser. */
export const numberSigns: Readonly<Record<Locale, NumberSigns>> = {
  rs: ownLands,
  ba: ownLands,
  en: { group: ',', decimal: '.', percent: '%', large: ['K', 'M', 'B'] },
  de: { group: '.', decimal: ',', percent: `${noBreak}%`, large: apart('Tsd.', 'Mio.', 'Mrd.') },
  el: { group: '.', decimal: ',', percent: '%', large: apart('χιλ.', 'εκ.', 'δισ.') },
  sq: { group: noBreak, decimal: ',', percent: '%', large: apart('mijë', 'mln', 'mld') },
  ru: { group: noBreak, decimal: ',', percent: `${noBreak}%`, large: apart('тыс.', 'млн', 'млрд') },
};
