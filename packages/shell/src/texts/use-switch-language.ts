import type { Locale } from '@kvota/contracts';
import { loadMessages } from '@kvota/i18n';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';

import { useApp } from '../host/host-context.ts';
import { warn } from '../browser/report.ts';
import { shownGroups } from './use-messages.ts';
import { pendingLocaleAtom, sessionAtom } from '../state/atoms.ts';
import { groupsOf } from '../navigation/groups-of.ts';
import { inLanguage } from '../navigation/last-path.ts';

const noticeId = 'languageFailed';

/**
 * Changes the language and keeps the page. A player's choice is saved (FAV-05, FAV-06, OP-63).
 * Only the texts on screen are fetched. If they cannot be loaded, the page stays as it is and a snackbar offers a retry.
 */
export function useSwitchLanguage(): (locale: Locale) => Promise<void> {
  const { host, modules } = useApp();
  const router = useRouter();
  const { _ } = useLingui();
  const switchTo = async (locale: Locale): Promise<void> => {
    const page = router.state.matches.at(-1)?.staticData.page;
    host.store.set(pendingLocaleAtom, locale);
    try {
      // Fetched before the navigation, so that the page changes at once instead of showing a splash.
      await loadMessages(locale, [...new Set([...groupsOf(modules, page), ...shownGroups(host.store)])]);
    } catch (error) {
      warn(`The texts of ${locale} could not be loaded`, error);
      if (host.store.get(pendingLocaleAtom) !== locale) return;
      host.store.set(pendingLocaleAtom, undefined);
      host.notify({
        id: noticeId,
        tone: 'error',
        text: _(msg({ id: 'language.failed', message: 'This language could not be loaded.' })),
        action: {
          label: _(msg({ id: 'ui.retry', message: 'Try again' })),
          onPress: () => void switchTo(locale),
        },
      });
      return;
    }
    // If the player chose another language in the meantime, that one wins.
    if (host.store.get(pendingLocaleAtom) !== locale) return;
    host.store.set(pendingLocaleAtom, undefined);
    host.dismiss(noticeId);
    if (host.store.get(sessionAtom).status === 'signed-in') {
      host.api
        .saveUserSettings({ body: { settings: [{ object: 'site', property: 'lang', value: locale }] } })
        .catch((error: unknown) => warn('The language was not saved', error));
    }
    // The page is the same, so it stays where it is scrolled.
    await router.navigate({ href: inLanguage(router.state.location.href, locale), resetScroll: false });
  };
  return switchTo;
}
