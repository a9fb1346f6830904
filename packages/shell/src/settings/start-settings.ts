import type { Host, Stop } from '../module/host.ts';
import { localeAtom } from '../state/atoms.ts';
import { contentKey } from './content-key.ts';
import { outdate } from './latest.ts';
import { loadOtherSettings } from './load-other-settings.ts';
import { loadStatus } from './load-status.ts';
import { settingsQueries } from './settings-queries.ts';
import { watchSettings } from './watch-settings.ts';

/** Loads the settings, and again when they may have changed; menu and guards follow (NET-16). */
export function startSettings(host: Host): Stop {
  const load = (): void => void Promise.all([loadStatus(host), loadOtherSettings(host)]);
  const reload = (): void => {
    // Banners and documents: those on screen are fetched again, the others when they are next shown.
    void outdate(host.queryClient, contentKey, 'active');
    void outdate(host.queryClient, ['settings']).then(load);
  };
  load();
  // What changed between the first answer and the first word of the sockets was told to nobody: what is switched off is asked for again.
  let heard = false;
  const first = (status: string): void => {
    if (heard || status !== 'connected') return;
    heard = true;
    void outdate(host.queryClient, settingsQueries.status(host.api).queryKey).then(() => loadStatus(host));
  };
  first(host.realtime.status.get());
  const stops = [
    host.realtime.status.subscribe(first),
    watchSettings(host.realtime, reload),
    // The news are kept by language.
    host.store.sub(localeAtom, () => void loadOtherSettings(host)),
  ];
  return () => stops.forEach((stop) => stop());
}
