import { replaceEqualDeep } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

import type { Host } from '../host/host.ts';
import type { Stop } from '../browser/stop.ts';
import { sessionAtom, statusSettingsAtom, wantedPathAtom } from '../state/atoms.ts';

/**
 * Evaluates the guards of the page on screen again when the session or the status settings change (ROUTE-69). After a
 * sign-in the wanted page is opened (ROUTE-71).
 */
export function startGuards(host: Pick<Host, 'store'>, router: AnyRouter): Stop {
  const again = (): void => void router.invalidate();
  let session = host.store.get(sessionAtom);
  let status = host.store.get(statusSettingsAtom);
  const stops = [
    host.store.sub(sessionAtom, () => {
      const next = replaceEqualDeep(session, host.store.get(sessionAtom));
      if (next === session) return;
      session = next;
      const wanted = host.store.get(wantedPathAtom);
      // The sign-in was in another tab.
      if (wanted !== undefined && next.status === 'signed-in') void router.navigate({ href: wanted });
      else again();
    }),
    host.store.sub(statusSettingsAtom, () => {
      const next = replaceEqualDeep(status, host.store.get(statusSettingsAtom));
      if (next !== status) again();
      status = next;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
