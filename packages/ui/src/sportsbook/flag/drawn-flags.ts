import { useEffect, useSyncExternalStore } from 'react';
import { nameKey } from './special-flags.tsx';

type Drawings = Readonly<Record<string, string>>;

let drawings: Drawings = {};
let often: Promise<void> | undefined;
let seldom: Promise<void> | undefined;
let codes: ReadonlyMap<string, string> | undefined;
const listeners = new Set<() => void>();

function add(more: Drawings): void {
  drawings = { ...drawings, ...more };
  codes = undefined;
  for (const listener of listeners) listener();
}

// Two modules, each loaded once and only when a flag asks. Without them a placeholder stands, of the same size.
function load(code: string): void {
  often ??= import('./often-drawn.ts').then((module) => add(module.oftenDrawn));
  void loadRest(often, code);
}

async function loadRest(before: Promise<void>, code: string): Promise<void> {
  await before;
  if (codeOf(code) === undefined) seldom ??= import('./seldom-drawn.ts').then((module) => add(module.seldomDrawn));
}

const british: Readonly<Record<string, string>> = {
  england: 'gb-eng',
  scotland: 'gb-sct',
  wales: 'gb-wls',
  'northern ireland': 'gb-nir',
  'great britain': 'gb',
  usa: 'us',
  uk: 'gb',
  'czech republic': 'cz',
  turkey: 'tr',
  'south korea': 'kr',
  'bosnia and herzegovina': 'ba',
  bosnia: 'ba',
  'north macedonia': 'mk',
  macedonia: 'mk',
  kosovo: 'xk',
  'ivory coast': 'ci',
  uae: 'ae',
  'dr congo': 'cd',
};

/** Country codes by their English names, as far as they are drawn. */
function namesToCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const pairs = Object.keys(drawings).flatMap((code): [string, string][] => {
    const name = code.includes('-') ? undefined : names.of(code.toUpperCase());
    return name === undefined ? [] : [[plain(name), code]];
  });
  return new Map([...pairs, ...Object.entries(british)]);
}

const plain = (name: string): string => nameKey(name).replaceAll('&', 'and');

function codeOf(name: string): string | undefined {
  const key = plain(name);
  if (Object.hasOwn(drawings, key)) return key;
  codes ??= namesToCodes();
  return codes.get(key);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const addresses = new Map<string, string>();

function addressOf(name: string): string | undefined {
  const code = codeOf(name);
  const drawing = code === undefined ? undefined : drawings[code];
  if (code === undefined || drawing === undefined) return undefined;
  const known = addresses.get(code);
  if (known !== undefined) return known;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${drawing}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  addresses.set(code, address);
  return address;
}

const undrawn = (): undefined => undefined;

/** The drawing of a country given by code or English name, as an address for an image; undefined until it is there. */
export function useDrawnFlag(name: string, wanted: boolean): string | undefined {
  const address = useSyncExternalStore(subscribe, () => (wanted ? addressOf(name) : undefined), undrawn);
  useEffect(() => {
    if (wanted && address === undefined) load(name);
  }, [name, wanted, address]);
  return address;
}
