import type { Stop } from '../browser/stop.ts';
import type { Store } from '../state/store.ts';
import { localeAtom } from '../state/atoms.ts';
import { loadFontsOfLocale, registerAllFonts } from './load-fonts.ts';

/** Milliseconds until a page is calm enough to be told of faces that it may never need. */
const registerDelay = 5000;

/**
 * Fetches the faces of a language that is chosen; those of the first have been asked for by the page itself. Later the page
 * is told of all: players and pages about other countries write in letters that nobody can know of before.
 */
export function startFonts(store: Store): Stop {
  const timer = setTimeout(() => registerAllFonts(), registerDelay);
  const stop = store.sub(localeAtom, () => void loadFontsOfLocale(store.get(localeAtom)));
  return () => {
    clearTimeout(timer);
    stop();
  };
}
