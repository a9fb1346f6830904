import type { SiteColors } from '@kvota/ui/theme';

import { warn } from '../browser/report.ts';
import type { Host } from '../host/host.ts';
import type { Stop } from '../browser/stop.ts';
import { siteIdentitiesAtom, themeAtom } from '../state/atoms.ts';
import { paintTheme, type PaintedPage } from './paint-theme.ts';
import { colorsOfAnswer, identitiesOfAnswer } from './site-theme.ts';
import { siteColorsKey } from './stored-theme.ts';

interface SiteThemeOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the site is reached: its colours are asked for by it (THEME-03). */
  readonly origin: string;
  readonly page: PaintedPage;
}

/** What is kept of an answer; the mark tells it from colours that somebody put there by hand. */
const keptOf = (colors: SiteColors): string => JSON.stringify({ ...colors, fetched: true });

function isFetched(stored: string | null): boolean {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null && Reflect.get(value, 'fetched') === true;
  } catch {
    return false;
  }
}

/**
 * Asks for the colours of the site by its origin, applies them and keeps them as the first ones of the next visit
 * (THEME-03 … THEME-05); again when settings may have changed (NET-16). Runs after the first paint: what was
 * kept is on the page already, and what fails leaves it there. Empty colours are never applied; but those of an earlier
 * answer, which the operator has taken back since, do not stay for ever.
 */
export function startSiteTheme(
  { api, store, settingsChanged, config }: Pick<Host, 'api' | 'store' | 'settingsChanged' | 'config'>,
  { storage, origin, page }: SiteThemeOptions,
): Stop {
  let last = 0;
  const load = async (): Promise<void> => {
    last += 1;
    const mine = last;
    try {
      const answer = await api.themesByDomain({ query: { domain: origin } });
      // A later question has been asked, or nobody asks any more.
      if (mine !== last) return;
      store.set(siteIdentitiesAtom, identitiesOfAnswer(answer, config.brand));
      const colors = colorsOfAnswer(answer);
      if (colors) {
        storage.setItem(siteColorsKey, keptOf(colors));
        paintTheme(page, store.get(themeAtom), colors);
      } else if (isFetched(storage.getItem(siteColorsKey))) {
        storage.removeItem(siteColorsKey);
        paintTheme(page, store.get(themeAtom), { dark: {}, light: {} });
      }
    } catch (error) {
      warn('The theme of the site could not be loaded', error);
    }
  };
  void load();
  const stop = settingsChanged.subscribe(() => void load());
  return () => {
    last += 1;
    stop();
  };
}
