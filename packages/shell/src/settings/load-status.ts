import { readStatusSettings } from '@kvota/contracts';

import { warn } from '../browser/report.ts';
import type { Host } from '../host/host.ts';
import { statusSettingsAtom } from '../state/atoms.ts';
import { fetchFresh } from '../host/fetch-fresh.ts';
import { settingsQueries } from './settings-queries.ts';

type SettingsHost = Pick<Host, 'api' | 'queryClient' | 'store'>;

/** Loads the status settings unless they are cached. A failure is only a warning and leaves everything on (ROUTE-62, ERR-05). */
export async function loadStatus({ api, queryClient, store }: SettingsHost): Promise<void> {
  try {
    const settings = await fetchFresh(queryClient, settingsQueries.status(api));
    store.set(statusSettingsAtom, readStatusSettings(settings));
  } catch (error) {
    warn('The status settings could not be loaded', error);
  }
}
