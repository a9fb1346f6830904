import { languageTag, type Locale } from '@kvota/contracts';
import { i18n } from '@lingui/core';

import { pluralTags } from './plural-tags.ts';

/** Makes a language the one that texts are read in. Its texts should be loaded, or keys show in their place (OP-75). */
export function activate(locale: Locale): void {
  i18n.activate(locale, [pluralTags[locale]]);
}

/** Says the language on the document, for speech, hyphens and the letter forms of the font (OP-76). */
export function markDocument(root: HTMLElement, locale: Locale): void {
  root.lang = languageTag(locale);
}

/**
 * Lets an app draw before its texts are there, and lets a missing text show its key without a warning each (OP-75).
 * Only for built apps: while developing, Lingui's own compiler turns texts that are in no catalog yet into readable ones.
 */
export function showKeysForMissing(): void {
  i18n.setMessagesCompiler((message) => [message]);
}
