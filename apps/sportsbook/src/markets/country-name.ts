import { searchable } from '@kvota/match';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of countries and regions by the English name in the offer. Tours such as ATP and WTA have no text. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  Adriatic: msg({ id: 'country.Adriatic', message: 'Adriatic' }),
  Africa: msg({ id: 'country.Africa', message: 'Africa' }),
  Albania: msg({ id: 'country.Albania', message: 'Albania' }),
  Argentina: msg({ id: 'country.Argentina', message: 'Argentina' }),
  Asia: msg({ id: 'country.Asia', message: 'Asia' }),
  Australia: msg({ id: 'country.Australia', message: 'Australia' }),
  Austria: msg({ id: 'country.Austria', message: 'Austria' }),
  Belgium: msg({ id: 'country.Belgium', message: 'Belgium' }),
  'Bosnia & Herzegovina': msg({ id: 'country.BosniaHerzegovina', message: 'Bosnia & Herzegovina' }),
  Brazil: msg({ id: 'country.Brazil', message: 'Brazil' }),
  Bulgaria: msg({ id: 'country.Bulgaria', message: 'Bulgaria' }),
  Chile: msg({ id: 'country.Chile', message: 'Chile' }),
  China: msg({ id: 'country.China', message: 'China' }),
  Colombia: msg({ id: 'country.Colombia', message: 'Colombia' }),
  'Costa Rica': msg({ id: 'country.CostaRica', message: 'Costa Rica' }),
  Croatia: msg({ id: 'country.Croatia', message: 'Croatia' }),
  Czechia: msg({ id: 'country.Czechia', message: 'Czechia' }),
  Denmark: msg({ id: 'country.Denmark', message: 'Denmark' }),
  'Dominican Republic': msg({ id: 'country.DominicanRepublic', message: 'Dominican Republic' }),
  Ecuador: msg({ id: 'country.Ecuador', message: 'Ecuador' }),
  Egypt: msg({ id: 'country.Egypt', message: 'Egypt' }),
  England: msg({ id: 'country.England', message: 'England' }),
  Europe: msg({ id: 'country.Europe', message: 'Europe' }),
  Finland: msg({ id: 'country.Finland', message: 'Finland' }),
  France: msg({ id: 'country.France', message: 'France' }),
  Germany: msg({ id: 'country.Germany', message: 'Germany' }),
  Greece: msg({ id: 'country.Greece', message: 'Greece' }),
  Hungary: msg({ id: 'country.Hungary', message: 'Hungary' }),
  India: msg({ id: 'country.India', message: 'India' }),
  Indonesia: msg({ id: 'country.Indonesia', message: 'Indonesia' }),
  International: msg({ id: 'country.International', message: 'International' }),
  Iran: msg({ id: 'country.Iran', message: 'Iran' }),
  Israel: msg({ id: 'country.Israel', message: 'Israel' }),
  Italy: msg({ id: 'country.Italy', message: 'Italy' }),
  Japan: msg({ id: 'country.Japan', message: 'Japan' }),
  Lithuania: msg({ id: 'country.Lithuania', message: 'Lithuania' }),
  Mexico: msg({ id: 'country.Mexico', message: 'Mexico' }),
  Montenegro: msg({ id: 'country.Montenegro', message: 'Montenegro' }),
  Morocco: msg({ id: 'country.Morocco', message: 'Morocco' }),
  Netherlands: msg({ id: 'country.Netherlands', message: 'Netherlands' }),
  'New Zealand': msg({ id: 'country.NewZealand', message: 'New Zealand' }),
  'North America': msg({ id: 'country.NorthAmerica', message: 'North America' }),
  'North Macedonia': msg({ id: 'country.NorthMacedonia', message: 'North Macedonia' }),
  Norway: msg({ id: 'country.Norway', message: 'Norway' }),
  Paraguay: msg({ id: 'country.Paraguay', message: 'Paraguay' }),
  Peru: msg({ id: 'country.Peru', message: 'Peru' }),
  Philippines: msg({ id: 'country.Philippines', message: 'Philippines' }),
  Poland: msg({ id: 'country.Poland', message: 'Poland' }),
  Portugal: msg({ id: 'country.Portugal', message: 'Portugal' }),
  'Puerto Rico': msg({ id: 'country.PuertoRico', message: 'Puerto Rico' }),
  Romania: msg({ id: 'country.Romania', message: 'Romania' }),
  Russia: msg({ id: 'country.Russia', message: 'Russia' }),
  'Saudi Arabia': msg({ id: 'country.SaudiArabia', message: 'Saudi Arabia' }),
  Scotland: msg({ id: 'country.Scotland', message: 'Scotland' }),
  Serbia: msg({ id: 'country.Serbia', message: 'Serbia' }),
  Slovenia: msg({ id: 'country.Slovenia', message: 'Slovenia' }),
  'South Africa': msg({ id: 'country.SouthAfrica', message: 'South Africa' }),
  'South America': msg({ id: 'country.SouthAmerica', message: 'South America' }),
  'South Korea': msg({ id: 'country.SouthKorea', message: 'South Korea' }),
  Spain: msg({ id: 'country.Spain', message: 'Spain' }),
  Sweden: msg({ id: 'country.Sweden', message: 'Sweden' }),
  Switzerland: msg({ id: 'country.Switzerland', message: 'Switzerland' }),
  Taiwan: msg({ id: 'country.Taiwan', message: 'Taiwan' }),
  Thailand: msg({ id: 'country.Thailand', message: 'Thailand' }),
  Turkey: msg({ id: 'country.Turkey', message: 'Turkey' }),
  USA: msg({ id: 'country.USA', message: 'USA' }),
  Ukraine: msg({ id: 'country.Ukraine', message: 'Ukraine' }),
  'United Arab Emirates': msg({ id: 'country.UnitedArabEmirates', message: 'United Arab Emirates' }),
  Uruguay: msg({ id: 'country.Uruguay', message: 'Uruguay' }),
  Vietnam: msg({ id: 'country.Vietnam', message: 'Vietnam' }),
  World: msg({ id: 'country.World', message: 'World' }),
};

/** Returns the names in the offer of the countries whose shown name contains a text of three letters or more (PRE-20). */
export function countriesNamed(i18n: I18n, text: string): string[] {
  const wanted = searchable(text.trim());
  if (wanted.length < 3) return [];
  return Object.keys(texts)
    .filter((name) => searchable(countryName(i18n, name)).includes(wanted))
    .slice(0, 20);
}

/**
 * Returns the name of a country or region in the language of the page, or the given name if there is no text for it.
 */
export function countryName(i18n: I18n, name: string): string {
  const text = texts[name];
  return text ? i18n._(text) : name;
}
