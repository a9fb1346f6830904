import { plainName } from './plain-name.ts';

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

/** Countries with a flag: their drawings, and their codes by English name. */
export interface Countries {
  readonly drawings: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

/** Returns the code of a country given by code or English name, if it has a flag (OP-57). */
export function countryCode(name: string, { drawings, names }: Countries): string | undefined {
  const key = plainName(name);
  // A name may be `constructor`, so only own properties count.
  const own = (record: Readonly<Record<string, string>>): string | undefined =>
    Object.hasOwn(record, key) ? record[key] : undefined;
  const isDrawn = (code: string | undefined): code is string => code !== undefined && Object.hasOwn(drawings, code);
  return [key, own(aliases), own(names)].find(isDrawn);
}
