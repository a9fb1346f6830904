import type { Stop } from '../browser/stop.ts';
import type { Store } from '../state/store.ts';
import { localeAtom } from '../state/atoms.ts';
import { loadLettersOf, nameAllFaces } from './load-letters.ts';

/** Milliseconds until a page is calm enough to be told of faces that it may never need. */
const calm = 5000;

/**
 * Fetches the faces of a language that is chosen; those of the first have been asked for by the page itself. Later the page
 * is told of all: players and pages about other countries write in letters that nobody can know of before.
 */
export function startFaces(store: Store): Stop {
  const timer = setTimeout(() => nameAllFaces(), calm);
  const stop = store.sub(localeAtom, () => void loadLettersOf(store.get(localeAtom)));
  return () => {
    clearTimeout(timer);
    stop();
  };
}
