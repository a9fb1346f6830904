import type { Stop } from '../browser/stop.ts';
import { invalidate } from '../host/fetch-fresh.ts';
import type { Host } from '../host/host.ts';
import { contentKey } from './content-key.ts';
import { loadOtherSettings } from './load-other-settings.ts';
import { loadStatus } from './load-status.ts';

/** Loads the settings, and again whenever they may have changed; menu and guards follow (NET-16). */
export function startSettings(host: Host): Stop {
  const { queryClient, settingsChanged } = host;
  const load = (): void => void Promise.all([loadStatus(host), loadOtherSettings(host)]);
  load();
  const stops = [
    settingsChanged.subscribe((change) => {
      // Content on screen is refetched at once, the rest when it is next shown. The first page has just fetched its own.
      if (change !== 'first-connect') void invalidate(queryClient, contentKey, 'active');
      void invalidate(queryClient, ['settings']).then(load);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
