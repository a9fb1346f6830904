import { i18n } from '@lingui/core';

/** The locale of a page whose texts have not been loaded yet. */
const noTexts = 'none';

/** Lets the page render without texts: the provider of texts renders nothing unless some locale is active. */
export function activateNoTexts(): void {
  i18n.loadAndActivate({ locale: noTexts, messages: {} });
}

/** Whether the page has no texts yet. */
export function hasNoTexts(): boolean {
  return i18n.locale === noTexts;
}
