import type { Locale } from '@kvota/contracts';

import { coversAny, deferredFontsId, type DeferredFont } from './deferred-font.ts';

/** A letter of each face that a language is written in, besides those of every page. */
const lettersOf: Readonly<Record<Locale, string>> = { en: '', rs: 'đ', ba: 'đ', de: '', el: 'ω', sq: '', ru: 'я' };

/** Takes faces off the list of the page, so that none is brought twice: the page's first script and the client both do. */
function take(page: Document, wanted: (face: DeferredFont) => boolean): DeferredFont[] {
  const list = page.getElementById(deferredFontsId);
  // The build wrote it; a development server and the stories have all faces in their style sheets.
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
 * Fetches the faces that have these letters, and lets the page have them once they are there: it is laid out anew once, and
 * no stand-in is looked for meanwhile. One that cannot be had is tried again by whoever needs its letters next.
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

/** Fetches the faces of a language. */
export function loadFontsOfLocale(locale: Locale, page: Document = document): Promise<void> {
  return loadFontFor(lettersOf[locale], page);
}

/** Lets the page have all other faces, whose files the browser fetches when something is written in them. */
export function registerAllFonts(page: Document = document): void {
  for (const face of take(page, () => true)) page.fonts.add(faceOf(face));
}
