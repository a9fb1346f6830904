import type { AnyRouter } from '@tanstack/react-router';

import type { Host, Stop } from '../module/host.ts';
import { sessionAtom, statusSettingsAtom } from '../state/atoms.ts';

/** Judges the page on screen again when session or status settings change: whoever stands on a page that closes goes home (ROUTE-69). */
export function startGuarding(host: Pick<Host, 'store'>, router: AnyRouter): Stop {
  const again = (): void => void router.invalidate();
  let session = JSON.stringify(host.store.get(sessionAtom));
  let status = JSON.stringify(host.store.get(statusSettingsAtom));
  const stops = [
    host.store.sub(sessionAtom, () => {
      const next = JSON.stringify(host.store.get(sessionAtom));
      if (next !== session) again();
      session = next;
    }),
    host.store.sub(statusSettingsAtom, () => {
      const next = JSON.stringify(host.store.get(statusSettingsAtom));
      if (next !== status) again();
      status = next;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
