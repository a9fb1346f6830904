import type { Locale } from '../../contracts/src/locale/locale.ts';

/** Returns the reader of a group's texts in a language, from the compiled catalogs. The page cannot wait for a catalog. */
export async function builtTexts(locale: Locale, group: 'site' | 'head'): Promise<(id: string) => string> {
  const { messages } = (await import(`../../i18n/src/compiled/${locale}/${group}.ts`)) as {
    readonly messages: Readonly<Record<string, readonly unknown[]>>; // as written by i18n/scripts/compile.ts
  };
  return (id) => {
    const parts = messages[id] ?? [];
    if (parts.length !== 1 || typeof parts[0] !== 'string')
      throw new Error(`The text "${id}" is missing in ${locale} or has parts to fill in: the page needs it plain.`);
    return parts[0];
  };
}

/** Escapes a text for HTML, in elements and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
