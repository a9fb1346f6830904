import { useEffect, useSyncExternalStore } from 'react';
import { countryCode, type Countries } from './country-code.ts';

let countries: Countries = { drawings: {}, names: {} };
let common: Promise<void> | undefined;
let rare: Promise<void> | undefined;
const listeners = new Set<() => void>();

function add(drawings: Countries['drawings'], names: Countries['names']): void {
  countries = { drawings: { ...countries.drawings, ...drawings }, names: { ...countries.names, ...names } };
  for (const listener of listeners) listener();
}

/** The next frame has been drawn. */
const frameDrawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

// Flags wait for the names and prices beside them. Two modules, each loaded once and only when a flag asks. Without them a placeholder stands, of the same size.
async function load(name: string): Promise<void> {
  try {
    common ??= frameDrawn()
      .then(() => import('./common-flags.ts'))
      .then((module) => add(module.commonFlags, module.commonFlagNames));
    await common;
    if (countryCode(name, countries) !== undefined) return;
    rare ??= import('./rare-flags.ts').then((module) => add(module.rareFlags, module.rareFlagNames));
    await rare;
  } catch {
    // A piece that did not load is asked for again by the next flag; until then the placeholder stands.
    common = undefined;
    rare = undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const addresses = new Map<string, string>();

function addressOf(name: string): string | undefined {
  const code = countryCode(name, countries);
  const drawing = code === undefined ? undefined : countries.drawings[code];
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
    if (wanted && address === undefined) void load(name);
  }, [name, wanted, address]);
  return address;
}
