import { atom } from 'jotai';

import type { ReloadCause } from '../reload/reload-record.ts';

/** The blocking dialogs of the shell, most pressing first (DLG-01, DLG-02, OP-47). */
export const maintenanceStartedAtom = atom(false);
export const noConnectionAtom = atom(false);
/** The cause for which the page was reloaded too often; the user is shown an error with retry. */
export const reloadGivenUpAtom = atom<ReloadCause | undefined>(undefined);
