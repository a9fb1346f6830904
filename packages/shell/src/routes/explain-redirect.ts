import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react';
import { createElement } from 'react';

import type { Host } from '../host/host.ts';
import { loginFirstNotice } from '../state/notices.ts';

/** Explains that the operator has closed the page that was asked for (ROUTE-69, ROUTE-71). */
export function explainClosed(host: Pick<Host, 'notify'>): void {
  const text = msg({
    id: 'page.closed',
    message: 'This page is not available at the moment. You are on the home page.',
  });
  host.notify({ id: 'pageClosed', tone: 'info', timeout: 8000, text: createElement(Trans, text) });
}

/** Explains that the page requires a login, and offers it. Stays until another page is opened (ROUTE-71). */
export function explainLogin(host: Pick<Host, 'notify' | 'login'>): void {
  host.notify({
    id: loginFirstNotice,
    tone: 'info',
    text: createElement(Trans, msg({ id: 'page.loginFirst', message: 'Log in to open the page you asked for.' })),
    action: { label: i18n._(msg({ id: 'session.login', message: 'Log in' })), onPress: host.login },
  });
}
