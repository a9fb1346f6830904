import type { Locale } from '@kvota/contracts';
import { loadMessages } from '@kvota/i18n';
import { useRouter } from '@tanstack/react-router';

import { useApp } from '../app/host-context.ts';
import { warn } from '../app/report.ts';
import { sessionAtom } from '../state/atoms.ts';
import { groupsOf } from './enter.ts';
import { inLanguage } from './last-path.ts';

/** Changes the language of the page and keeps the page; a player's choice is saved (FAV-05, FAV-06, OP-63). */
export function useSwitchLanguage(): (locale: Locale) => Promise<void> {
  const { host, modules } = useApp();
  const router = useRouter();
  return async (locale) => {
    const page = router.state.matches.at(-1)?.staticData.page;
    // Fetched before the page moves, so that it changes at once and not by a detour over a splash.
    await loadMessages(locale, groupsOf(modules, page));
    if (host.store.get(sessionAtom).status === 'signed-in') {
      host.api
        .saveUserSettings({ body: { settings: [{ object: 'site', property: 'lang', value: locale }] } })
        .catch((error: unknown) => warn('The language was not saved', error));
    }
    await router.navigate({ href: inLanguage(router.state.location.href, locale) });
  };
}
