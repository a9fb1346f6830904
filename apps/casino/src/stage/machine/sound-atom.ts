import { ownPrefix } from '@kvota/shell';
import { atom } from 'jotai';

const key = `${ownPrefix}gameSound`;
const soundValueAtom = atom(read());

/** True if games may sound. It is off until the player wants it, and remembered in this browser (CAS-36). */
export const soundAtom = atom(
  (get) => get(soundValueAtom),
  (_get, set, on: boolean) => {
    set(soundValueAtom, on);
    try {
      localStorage.setItem(key, on ? 'on' : 'off');
    } catch {
      // A browser without storage asks again in the next tab.
    }
  },
);

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}
