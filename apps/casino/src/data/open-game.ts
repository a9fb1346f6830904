import type { EventArgs, InboundEvents } from '@kvota/contracts';
import { atom } from 'jotai';

/** The notice of a bet above the limit of a game; without a limit the game cannot be played (CAS-02, CAS-04). */
export type GameLimit = EventArgs<InboundEvents['casinoBetLimit']>[0];

/** The code of the game on screen. */
export const openGameAtom = atom<string | undefined>(undefined);

/** The last notice of a limit that concerns the game on screen, until its dialog is closed (DLG-13). */
export const gameLimitAtom = atom<GameLimit | undefined>(undefined);
