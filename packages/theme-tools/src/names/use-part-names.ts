import type { AppearanceContent } from '@kvota/contracts/operator';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of the parts of an appearance, in the order in which they are listed. */
export function usePartNames(): Readonly<Record<AppearanceContent['part'], string>> {
  const { t } = useLingui();
  return {
    colors: t({ id: 'theme.part.colors', message: 'Colours' }),
    identity: t({ id: 'theme.part.identity', message: 'Name and contact' }),
    news: t({ id: 'theme.part.news', message: 'News' }),
    banners: t({ id: 'theme.part.banners', message: 'Banners' }),
    menu: t({ id: 'theme.part.menu', message: 'Menu' }),
  };
}
