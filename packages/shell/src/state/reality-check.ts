import { atom } from 'jotai';

/** The reality check that is due by the last ping: the instant by which it is named. Undefined if none is (OP-87). */
export const checkDueAtom = atom<string | undefined>(undefined);

/** True while a round of a game runs. The check waits for its end. */
export const checkHeldAtom = atom(false);

/** The reality check to show, if one is. */
export const checkShownAtom = atom((get) => (get(checkHeldAtom) ? undefined : get(checkDueAtom)));

/** How often the player took a break at a check. Games end with each. */
export const breaksAtom = atom(0);
