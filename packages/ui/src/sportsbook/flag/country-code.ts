import { nameKey } from './special-flags.tsx';

type Drawings = Readonly<Record<string, string>>;

/** Names that feeds use and `Intl` does not. */
const aliases: Readonly<Record<string, string>> = {
  england: 'gb-eng',
  scotland: 'gb-sct',
  wales: 'gb-wls',
  'northern ireland': 'gb-nir',
  'great britain': 'gb',
  usa: 'us',
  uk: 'gb',
  uae: 'ae',
  'czech republic': 'cz',
  turkey: 'tr',
  'south korea': 'kr',
  korea: 'kr',
  'korea republic': 'kr',
  'hong kong': 'hk',
  macau: 'mo',
  palestine: 'ps',
  ireland: 'ie',
  'republic of ireland': 'ie',
  'bosnia and herzegovina': 'ba',
  bosnia: 'ba',
  'north macedonia': 'mk',
  macedonia: 'mk',
  kosovo: 'xk',
  'ivory coast': 'ci',
  'dr congo': 'cd',
  congo: 'cg',
  'cape verde': 'cv',
  burma: 'mm',
  swaziland: 'sz',
  'trinidad and tobago': 'tt',
};

const plain = (name: string): string => nameKey(name).replaceAll('&', 'and').replaceAll(/\s+/g, ' ');

/** English names of the countries that are drawn, to their codes. */
function namesOf(drawings: Drawings): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const pairs = Object.keys(drawings).flatMap((code): [string, string][] => {
    const name = code.includes('-') ? undefined : names.of(code.toUpperCase());
    return name === undefined ? [] : [name, name.replace(/ \(.*\)| SAR .*/, '')].map((form) => [plain(form), code]);
  });
  return new Map([...pairs, ...Object.entries(aliases)]);
}

const named = new WeakMap<Drawings, ReadonlyMap<string, string>>();

/** The code of a country given by code or English name, when these drawings have it (OP-57). */
export function countryCode(name: string, drawings: Drawings): string | undefined {
  const key = plain(name);
  if (Object.hasOwn(drawings, key)) return key;
  const known = named.get(drawings) ?? namesOf(drawings);
  named.set(drawings, known);
  const code = known.get(key);
  return code !== undefined && Object.hasOwn(drawings, code) ? code : undefined;
}
