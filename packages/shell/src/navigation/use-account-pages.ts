import { languageTag } from '@kvota/contracts';
import { useAtomValue } from 'jotai';

import { useHost } from '../host/host-context.ts';
import { localeAtom, themeAtom } from '../state/atoms.ts';

/** A page of the identity provider about the account of the user. */
type AccountPage = 'account' | 'account/password' | 'account/second-factor';

/**
 * Returns the addresses of the account pages of the identity provider, with the language and the theme of this page.
 *
 * @param back Path of the page to which they lead back.
 */
export function useAccountPages(back: string): (page: AccountPage) => string {
  const { config } = useHost();
  const locale = useAtomValue(localeAtom);
  const theme = useAtomValue(themeAtom);
  return (page) => {
    const query = new URLSearchParams({ ui_locales: languageTag(locale), theme, back: location.origin + back });
    return `${config.authority}/${page}?${query.toString()}`;
  };
}
