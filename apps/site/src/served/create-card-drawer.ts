import { readFileSync } from 'node:fs';

import { createApiClient } from '@kvota/api-client';
import { isLocale, type Locale } from '@kvota/contracts';
import { appTextsOf, translatorOf } from '@kvota/i18n/server';
import { readConfig } from '@kvota/shell/served';
import { cardSize, drawMatchCard, fetchMatch, matchCard } from '@kvota/sportsbook/served';

const oddsAsOf = /*i18n*/ { id: 'card.odds', message: 'Odds as of {moment}' };

/** The faces of the kit, which have every letter of the seven languages. */
const faces = { text: 'sofia-sans', condensed: 'sofia-sans-condensed' } as const;
const styles = {
  text: import.meta.resolve('@fontsource-variable/sofia-sans/index.css'),
  condensed: import.meta.resolve('@fontsource-variable/sofia-sans-condensed/index.css'),
} as const;
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'];

function registerFonts(register: (font: Buffer, name: string) => unknown): void {
  for (const kind of ['text', 'condensed'] as const) {
    for (const script of scripts) {
      const file = new URL(`files/${faces[kind]}-${script}-wght-normal.woff2`, styles[kind]);
      register(readFileSync(file), faces[kind]);
    }
  }
}

/**
 * Creates what draws the picture that other sites show with a link to a match (ROUTE-74). `config` is that of the renderer. A
 * picture has the odds of the moment when it is drawn, and times in the zone of the server.
 */
export async function createCardDrawer(
  config: string,
): Promise<(request: { readonly item: string; readonly locale: string }) => Promise<Uint8Array | undefined>> {
  // A machine without its native code still serves pages.
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const { platformUrl, brand } = readConfig(config, 'http://localhost:4000');
  const api = createApiClient({ baseUrl: platformUrl, token: () => undefined });
  registerFonts((font, name) => GlobalFonts.register(font, name));
  const sentence = (locale: Locale, moment: string): string => translatorOf(locale, 'head')(oddsAsOf, { moment });
  return async ({ item, locale }) => {
    if (!isLocale(locale)) return undefined;
    const match = await fetchMatch(api, item, { inPlay: false });
    if (!match) return undefined;
    const canvas = createCanvas(cardSize.width, cardSize.height);
    const card = matchCard(match, await appTextsOf(locale, 'betting'), locale, Date.now());
    drawMatchCard(canvas.getContext('2d'), card, { site: brand, fonts: faces, asOf: sentence(locale, card.moment) });
    return canvas.encode('png');
  };
}
