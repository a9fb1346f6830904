import { formatsOf } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react';
import { createElement } from 'react';

import type { Host } from '../host/host.ts';
import { localeAtom } from '../state/atoms.ts';
import { noticesAtom } from '../state/notices.ts';

const blockedNotice = 'youAreBlocked';
const refusedNotice = 'accountRefused';
const countdownNotice = 'maintenanceCountdown';
const pausedNotice = 'maintenancePaused';
const endedNotice = 'sessionEnded';

/** The seconds at which a screen reader announces the countdown again. Announcing every second would drown out the page. */
const announcedSeconds: ReadonlySet<number> = new Set([60, 30, 10]);

/** The snackbars of the session. Those that stay are elements, so that their text follows the language of the page. */
export interface SessionNotices {
  readonly showBlocked: () => void;
  readonly hideBlocked: () => void;
  /** States that betting is paused for maintenance (OP-43). */
  readonly showPaused: () => void;
  readonly hidePaused: () => void;
  /** Explains that the account cannot be reached, and offers the logout (SES-23). */
  readonly showRefused: () => void;
  readonly hideRefused: () => void;
  readonly showCountdown: (seconds: number) => void;
  readonly hideCountdown: () => void;
  readonly isCountdownShown: () => boolean;
  /** Explains that the session has ended. It stays until it is closed, so that a player who returns to the tab reads it. */
  readonly showEnded: () => void;
  readonly hideEnded: () => void;
}

/** Creates the snackbars of the session. */
export function createSessionNotices({
  store,
  notify,
  dismiss,
  logout,
}: Pick<Host, 'store' | 'notify' | 'dismiss' | 'logout'>): SessionNotices {
  const isCountdownShown = (): boolean => store.get(noticesAtom).some(({ id }) => id === countdownNotice);
  return {
    showBlocked: () => {
      const text = msg({ id: 'youAreBlocked', message: 'Your account is blocked. Please contact support.' });
      notify({ id: blockedNotice, tone: 'error', text: createElement(Trans, text) });
    },
    hideBlocked: () => dismiss(blockedNotice),
    showPaused: () => {
      const text = msg({
        id: 'maintenanceModePaused',
        message: 'Betting is paused for maintenance. You can look around; bets are accepted again afterwards.',
      });
      notify({ id: pausedNotice, tone: 'info', text: createElement(Trans, text) });
    },
    hidePaused: () => dismiss(pausedNotice),
    showRefused: () => {
      const text = msg({
        id: 'session.refused',
        message: 'Your account cannot be reached at the moment. Log out and in again, or contact support.',
      });
      notify({
        id: refusedNotice,
        tone: 'error',
        text: createElement(Trans, text),
        action: { label: i18n._(msg({ id: 'session.logout', message: 'Log out' })), onPress: logout },
      });
    },
    hideRefused: () => dismiss(refusedNotice),
    showCountdown: (left) => {
      // Below a minute the value needs its unit; `1:30` explains itself.
      const { duration, countdown } = formatsOf(store.get(localeAtom));
      const seconds = left < 60 ? duration(left) : countdown(left);
      notify({
        id: countdownNotice,
        tone: 'error',
        quiet: isCountdownShown() && !announcedSeconds.has(left),
        text: i18n._(msg({ id: 'maintenanceModeCountdown', message: `Maintenance starts in ${seconds}.` })),
      });
    },
    hideCountdown: () => dismiss(countdownNotice),
    isCountdownShown,
    showEnded: () => {
      const text = msg({ id: 'session.ended', message: 'Your session has ended. Log in again to go on.' });
      notify({ id: endedNotice, tone: 'info', text: createElement(Trans, text) });
    },
    hideEnded: () => dismiss(endedNotice),
  };
}
