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

/** Resolves when the next frame has been drawn. */
const frameDrawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

// Loads flags after the names and prices beside them. They are two modules, each loaded once and only when a flag
// needs it. Until then a placeholder of the same size is shown.
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
    // If a module fails to load, the next flag requests it again. Until then the placeholder is shown.
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

/**
 * Returns the drawing of a country given by code or English name, as the address of an image. Undefined until it is
 * loaded.
 */
export function useDrawnFlag(name: string, wanted: boolean): string | undefined {
  const address = useSyncExternalStore(subscribe, () => (wanted ? addressOf(name) : undefined), undrawn);
  useEffect(() => {
    if (wanted && address === undefined) void load(name);
  }, [name, wanted, address]);
  return address;
}
