import type { Host, Stop } from '../module/host.ts';
import { localeAtom } from '../state/atoms.ts';
import { loadOtherSettings } from './load-other-settings.ts';
import { loadStatus } from './load-status.ts';

/** Loads the settings, and again when the server says that they changed; menu and guards follow (NET-16). */
export function startSettings(host: Host): Stop {
  const load = (): void => void Promise.all([loadStatus(host), loadOtherSettings(host)]);
  const reload = (): void => {
    void host.queryClient.invalidateQueries({ queryKey: ['settings'], refetchType: 'none' }).then(load);
  };
  load();
  const stops = [
    host.realtime.on('reload_settings', reload),
    // The news are kept by language.
    host.store.sub(localeAtom, () => void loadOtherSettings(host)),
  ];
  return () => stops.forEach((stop) => stop());
}
