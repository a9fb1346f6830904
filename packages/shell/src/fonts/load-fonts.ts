import type { Locale } from '@kvota/contracts';

import { coversAny, deferredFontsId, type DeferredFont } from './deferred-font.ts';

/** One character of each font that a language needs beside those of every page. */
const lettersOf: Readonly<Record<Locale, string>> = { en: '', rs: 'đ', ba: 'đ', de: '', el: 'ω', sq: '', ru: 'я' };

/** Removes fonts from the list in the page, so that the page's first script and the client do not both load them. */
function take(page: Document, wanted: (face: DeferredFont) => boolean): DeferredFont[] {
  const list = page.getElementById(deferredFontsId);
  // Written by the build. A development server and the stories have all fonts in their style sheets.
  const faces = JSON.parse(list?.textContent || '[]') as DeferredFont[];
  const taken = faces.filter(wanted);
  if (list && taken.length > 0) list.textContent = JSON.stringify(faces.filter((face) => !taken.includes(face)));
  return taken;
}

function putBack(page: Document, face: DeferredFont): void {
  const list = page.getElementById(deferredFontsId);
  if (list) list.textContent = JSON.stringify([...(JSON.parse(list.textContent || '[]') as DeferredFont[]), face]);
}

const faceOf = ({ family, weight, range, source }: DeferredFont): FontFace =>
  new FontFace(family, `url("${source}") format("woff2")`, { weight, unicodeRange: range, display: 'swap' });

/**
 * Fetches the fonts that cover a text, and registers each once its file is there. So the page is laid out again once, and
 * the browser searches no fallback in the meantime. A font that fails is fetched again with the next text that needs it.
 */
export async function loadFontFor(letters: string, page: Document = document): Promise<void> {
  await Promise.all(
    take(page, (face) => coversAny(face, letters)).map(async (face) => {
      try {
        page.fonts.add(await faceOf(face).load());
      } catch {
        putBack(page, face);
      }
    }),
  );
}

/** Fetches the fonts of a language. */
export function loadFontsOfLocale(locale: Locale, page: Document = document): Promise<void> {
  return loadFontFor(lettersOf[locale], page);
}

/** Registers all other fonts. The browser fetches their files when a text needs them. */
export function registerAllFonts(page: Document = document): void {
  for (const face of take(page, () => true)) page.fonts.add(faceOf(face));
}
