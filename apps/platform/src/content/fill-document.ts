import { languageTag, type Locale, type SiteTheme, type TicketSettings } from '@kvota/contracts';

import { brand } from '../kernel/brand.ts';

/** Placeholders of documents, `{name}`. They show current values, whatever the operator has set. */
export const documentPlaces = [
  'name',
  'email',
  'minTicketPayin',
  'minPayinPerSystemComb',
  'maxTicketWin',
  'maxTicketSelections',
  'maxSystemTicketCombinations',
  'liveTicketDelay',
] as const;
type Place = (typeof documentPlaces)[number];

const place = /\{(\w+)\}/g;

/** Replaces the placeholders by current values. */
export function fillDocument(
  text: string,
  { lang, ticket, theme }: { lang: Locale; ticket: TicketSettings; theme: SiteTheme },
): string {
  const number = new Intl.NumberFormat(languageTag(lang));
  const amounts = (list: TicketSettings['maxTicketWin']): string =>
    list
      // A free bet has the limits of its real currency. Limits are decimal text, which Intl reads exactly.
      .filter(({ currency }) => !currency.startsWith('FREEBET'))
      .map(({ currency, limit }) => `${number.format(limit as Intl.StringNumericLiteral)} ${currency}`)
      .join(', ');
  const values: Readonly<Record<Place, string>> = {
    // If a theme has no name, the app shows the brand.
    name: theme.name?.trim() ? theme.name : brand,
    email: theme.support?.email ?? '',
    minTicketPayin: amounts(ticket.minTicketPayin),
    minPayinPerSystemComb: amounts(ticket.minPayinPerSystemComb),
    maxTicketWin: amounts(ticket.maxTicketWin),
    maxTicketSelections: number.format(ticket.maxTicketSelections),
    maxSystemTicketCombinations: number.format(ticket.maxSystemTicketCombinations),
    liveTicketDelay: number.format(ticket.liveTicketDelay),
  };
  const known = new Map<string, string>(Object.entries(values));
  return text.replaceAll(place, (whole, name: string) => known.get(name) ?? whole);
}

/** Returns the placeholders of a text that have no value. */
export function unknownPlaces(text: string): readonly string[] {
  const known: readonly string[] = documentPlaces;
  return [...text.matchAll(place)].flatMap(([whole, name]) => (known.includes(name ?? '') ? [] : [whole]));
}
