import type { Host } from '../host/host.ts';
import type { Stop } from '../browser/stop.ts';
import { localeAtom } from '../state/atoms.ts';
import { contentKey } from './content-key.ts';
import { invalidate } from '../host/fetch-fresh.ts';
import { loadOtherSettings } from './load-other-settings.ts';
import { loadStatus } from './load-status.ts';
import { onceHeard, watchSettings } from './watch-settings.ts';

/** Loads the settings, and again when they may have changed; menu and guards follow (NET-16). */
export function startSettings(host: Host): Stop {
  const load = (): void => void Promise.all([loadStatus(host), loadOtherSettings(host)]);
  const reload = (): void => {
    // Banners and documents: those on screen are fetched again, the others when they are next shown.
    void invalidate(host.queryClient, contentKey, 'active');
    void invalidate(host.queryClient, ['settings']).then(load);
  };
  load();
  const stops = [
    onceHeard(host.realtime, () => void invalidate(host.queryClient, ['settings']).then(load)),
    watchSettings(host.realtime, reload),
    // The news are kept by language.
    host.store.sub(localeAtom, () => void loadOtherSettings(host)),
  ];
  return () => stops.forEach((stop) => stop());
}
