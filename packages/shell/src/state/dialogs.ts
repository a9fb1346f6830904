import { atom } from 'jotai';

import type { ReloadCause } from '../reload/reload-record.ts';
import { gameOnStageAtom } from './atoms.ts';
import { noticesAtom } from './notices.ts';
import { checkShownAtom } from './reality-check.ts';

/** The blocking dialogs of the shell, most urgent first (DLG-01, DLG-02, OP-47). */
export const maintenanceStartedAtom = atom(false);
export const noConnectionAtom = atom(false);
/** The cause for which the page was reloaded too often. The user sees an error with a retry. */
export const reloadGivenUpAtom = atom<ReloadCause | undefined>(undefined);

/** Whether a dialog, a notice or a game has to be shown. */
export const overlayNeededAtom = atom(
  (get) =>
    get(maintenanceStartedAtom) ||
    get(noConnectionAtom) ||
    get(gameOnStageAtom) !== 'none' ||
    get(reloadGivenUpAtom) !== undefined ||
    get(checkShownAtom) !== undefined ||
    get(noticesAtom).length > 0,
);
