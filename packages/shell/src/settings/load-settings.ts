import { readStatusSettings, readTicketSettings } from '@kvota/contracts';

import { warn } from '../app/report.ts';
import type { Host } from '../module/host.ts';
import { localeAtom, marqueeAtom, menuOrderAtom, statusSettingsAtom, ticketSettingsAtom } from '../state/atoms.ts';
import { readMarquee, readMenuOrder } from './general-settings.ts';
import { settingsQueries } from './settings-queries.ts';

type SettingsHost = Pick<Host, 'api' | 'queryClient' | 'store'>;

/** Loads the status settings unless they are there; a failure is a warning and leaves everything on (ROUTE-62, ERR-05). */
export async function loadStatus({ api, queryClient, store }: SettingsHost): Promise<void> {
  try {
    const settings = await queryClient.fetchQuery(settingsQueries.status(api));
    store.set(statusSettingsAtom, readStatusSettings(settings));
  } catch (error) {
    warn('The status settings could not be loaded', error);
  }
}

/** Loads limits, menu and news; what fails keeps its default. */
export async function loadOtherSettings({ api, queryClient, store }: SettingsHost): Promise<void> {
  const ticket = async (): Promise<void> => {
    store.set(ticketSettingsAtom, readTicketSettings(await queryClient.fetchQuery(settingsQueries.ticket(api))));
  };
  const general = async (): Promise<void> => {
    const settings = await queryClient.fetchQuery(settingsQueries.general(api));
    store.set(menuOrderAtom, readMenuOrder(settings));
    store.set(marqueeAtom, readMarquee(settings, store.get(localeAtom)));
  };
  const results = await Promise.allSettled([ticket(), general()]);
  for (const result of results) if (result.status === 'rejected') warn('Settings could not be loaded', result.reason);
}
