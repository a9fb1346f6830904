import type { Locale } from '@kvota/contracts';

import { coversAny, deferredFontsId, type DeferredFont } from './deferred-font.ts';

/** One character of each font that a language needs beside those of every page. */
const lettersOf: Readonly<Record<Locale, string>> = { en: '', rs: 'đ', ba: 'đ', de: '', el: 'ω', sq: '', ru: 'я' };

/** The fonts that are left. The list in the page was written by the build; a development server and the stories have none. */
function read(list: HTMLElement | null): DeferredFont[] {
  return JSON.parse(list?.dataset['left'] ?? (list?.textContent || '[]')) as DeferredFont[];
}

/** Kept in an attribute, because Trusted Types let nobody change the text of a script element, even if it holds data. */
function write(list: HTMLElement, faces: readonly DeferredFont[]): void {
  list.dataset['left'] = JSON.stringify(faces);
}

/** Removes fonts from the list in the page, so that the page's first script and the client do not both load them. */
function take(page: Document, wanted: (face: DeferredFont) => boolean): DeferredFont[] {
  const list = page.getElementById(deferredFontsId);
  const [taken, left] = [read(list).filter(wanted), read(list).filter((face) => !wanted(face))];
  if (list && taken.length > 0) write(list, left);
  return taken;
}

function putBack(page: Document, face: DeferredFont): void {
  const list = page.getElementById(deferredFontsId);
  if (list) write(list, [...read(list), face]);
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
