import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react';
import type { AnyRouter } from '@tanstack/react-router';
import { createElement } from 'react';

import type { Host } from '../host/host.ts';
import type { Stop } from '../browser/stop.ts';
import { sessionAtom, statusSettingsAtom } from '../state/atoms.ts';
import { isDisabled } from '../navigation/guard.ts';

/**
 * Evaluates the guards of the page on screen again when the session or the status settings change (ROUTE-69). If the
 * operator closed the page, a snackbar explains the way home.
 */
export function startGuards(host: Pick<Host, 'store' | 'notify'>, router: AnyRouter): Stop {
  const again = (): void => void router.invalidate();
  const notifyClosed = (): void => {
    if (!isDisabled(router.state.location.pathname, host.store.get(statusSettingsAtom))) return;
    host.notify({
      id: 'pageClosed',
      tone: 'info',
      timeout: 8000,
      text: createElement(
        Trans,
        msg({ id: 'page.closed', message: 'This page is not available at the moment. You are on the home page.' }),
      ),
    });
  };
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
      if (next !== status) {
        notifyClosed();
        again();
      }
      status = next;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
