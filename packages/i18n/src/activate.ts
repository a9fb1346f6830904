import { languageTag, type Locale } from '@kvota/contracts/values';
import { i18n } from '@lingui/core';

import { pluralTags } from './plural-tags.ts';

/** Sets the active language. If its texts are not loaded, their keys are shown instead (OP-75). */
export function activate(locale: Locale): void {
  i18n.activate(locale, [pluralTags[locale]]);
}

/** Sets the `lang` attribute of the document, for screen readers, hyphenation and glyph variants (OP-76). */
export function markDocument(root: HTMLElement, locale: Locale): void {
  root.lang = languageTag(locale);
}

/**
 * Shows the key of a missing text without a warning (OP-75), so that an app can render before its texts are loaded. Use it
 * in built apps only: during development, Lingui's compiler makes new texts readable that are not in a catalog yet.
 */
export function showKeysForMissing(): void {
  i18n.setMessagesCompiler((message) => [message]);
}
