import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ShellHost } from '../host/create-host.ts';
import { pendingLocaleAtom } from '../state/atoms.ts';
import { hasNoTexts } from '../texts/no-texts.ts';

/** Reloads the page if one of its chunks cannot be fetched, because a newer build has most likely replaced it (PWA-04). */
export function recoverFromMissingChunks({ store, reload }: ShellHost, root: HTMLElement): void {
  // Copied before the app renders over it. Its texts are the only ones that are there so early.
  const splash = root.querySelector('.first')?.cloneNode(true);
  addEventListener('vite:preloadError', (event) => {
    const failure: unknown = Reflect.get(event, 'payload');
    // The router recognises a missing module by its message and would reload by itself, even during a payment.
    if (failure instanceof Error) {
      failure.message = i18n._(msg({ id: 'error.missingPart', message: 'A part of this page could not be loaded.' }));
    }
    // If only the texts of a chosen language are missing, the page goes on in its present one.
    if (store.get(pendingLocaleAtom) === undefined) reload('chunk-failed');
    // Without texts no page of the app can be shown, so the splash explains that the site cannot be reached.
    if (hasNoTexts() && splash) {
      root.hidden = true;
      document.documentElement.dataset['lost'] = '';
      document.body.append(splash);
    }
  });
}
