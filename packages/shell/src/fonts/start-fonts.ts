import type { Stop } from '../browser/stop.ts';
import type { Store } from '../state/store.ts';
import { localeAtom } from '../state/atoms.ts';
import { loadFontsOfLocale, registerAllFonts } from './load-fonts.ts';

/** Milliseconds until the fonts that the page may never need are registered. */
const registerDelay = 5000;

/**
 * Fetches the fonts of each language that the player chooses; the page itself has requested those of the first. Later it
 * registers all fonts, because names of players and countries need characters that are not known in advance.
 */
export function startFonts(store: Store): Stop {
  const timer = setTimeout(() => registerAllFonts(), registerDelay);
  const stop = store.sub(localeAtom, () => void loadFontsOfLocale(store.get(localeAtom)));
  return () => {
    clearTimeout(timer);
    stop();
  };
}
