import type { Locale } from '@kvota/contracts/values';
import { setupI18n, type I18n } from '@lingui/core';

import { catalogs } from './compiled/catalogs.ts';
import { serverCatalogs } from './compiled/server-catalogs.ts';
import type { MessageGroup, ServerGroup } from './message-group.ts';
import { pluralTags } from './plural-tags.ts';

export { languageNames } from './language.ts';

/** A text with its id and its English version. `pnpm messages` collects those marked with an `i18n` comment. */
export interface ServerMessage {
  readonly id: string;
  readonly message: string;
}

/** Returns a message in one language, with its placeholders replaced. */
export type Translate = (message: ServerMessage, values?: Record<string, string | number>) => string;

/**
 * Returns the translator of a group in a language. Unlike the texts of apps it has no active language, because a server
 * answers in many at a time.
 *
 * @example
 * const translate = translatorOf('de', 'identity');
 * translate({ id: 'signIn.title', message: 'Log in' }); // 'Anmelden'
 */
export function translatorOf(locale: Locale, group: ServerGroup): Translate {
  const messages = { [locale]: serverCatalogs[locale][group] };
  const i18n = setupI18n({ locale, locales: [pluralTags[locale]], messages });
  return ({ id }, values) => i18n.t({ id, ...(values ? { values } : {}) });
}

/**
 * Returns the texts that an app has for a group, in one language and apart from the active one, for what a server draws
 * beside its pages.
 */
export async function appTextsOf(locale: Locale, group: MessageGroup): Promise<I18n> {
  const { messages } = await catalogs[locale][group]();
  return setupI18n({ locale, locales: [pluralTags[locale]], messages: { [locale]: messages } });
}
