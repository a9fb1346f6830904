import type { SiteColors } from '@kvota/ui/theme';

import { warn } from '../browser/report.ts';
import type { Host } from '../host/host.ts';
import type { Stop } from '../browser/stop.ts';
import { publishedColorsAtom } from '../state/appearance.ts';
import { siteIdentitiesAtom } from '../state/atoms.ts';
import { colorsOfAnswer, identitiesOfAnswer, withAccents } from './site-theme.ts';
import { siteColorsKey } from './stored-theme.ts';

interface SiteThemeOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Origin of the site; its colours are fetched by it (THEME-03). */
  readonly origin: string;
}

/** Serializes fetched colours. The mark distinguishes them from colours that somebody stored by hand. */
const serialize = (colors: SiteColors): string => JSON.stringify({ ...colors, fetched: true });

function isFetched(stored: string | null): boolean {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null && Reflect.get(value, 'fetched') === true;
  } catch {
    return false;
  }
}

/**
 * Fetches the colours of the site by its origin, shows them, and stores them for the next visit (THEME-03 … THEME-05).
 * Fetches them again when settings may have changed (NET-16). It runs after the first paint, when the stored colours are on
 * the page already; a failure leaves them there. Empty colours are never applied, but they remove fetched ones.
 */
export function startSiteTheme(
  { api, store, settingsChanged, config }: Pick<Host, 'api' | 'store' | 'settingsChanged' | 'config'>,
  { storage, origin }: SiteThemeOptions,
): Stop {
  let last = 0;
  const load = async (): Promise<void> => {
    last += 1;
    const mine = last;
    try {
      const answer = await api.themesByDomain({ query: { domain: origin } });
      // A later request is in flight, or the service has stopped.
      if (mine !== last) return;
      store.set(siteIdentitiesAtom, identitiesOfAnswer(answer, config.brand));
      const given = colorsOfAnswer(answer);
      const colors = given && (await withAccents(given));
      if (mine !== last) return;
      if (colors) {
        storage.setItem(siteColorsKey, serialize(colors));
        store.set(publishedColorsAtom, colors);
      } else if (isFetched(storage.getItem(siteColorsKey))) {
        storage.removeItem(siteColorsKey);
        store.set(publishedColorsAtom, { dark: {}, light: {} });
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
