import type { Locale } from '@kvota/contracts';
import { activate, formatsOf, loadMessages, messageGroups } from '@kvota/i18n';
import type { StoryLanguage } from '@kvota/ui/fixtures';
import { i18n } from '@lingui/core';

/** English texts of stories that mean something else in the product, so its translation would be wrong. */
const otherMeaning = new Set([
  'Games',
  'Goals',
  'Messages',
  'Open',
  'Paid in',
  'Play',
  'Players',
  'Remove',
  'Sets',
  'Sport',
  'Total',
  'Winner',
]);

/** Message ids of the product by their English text. Texts with values or plurals are left out. */
let ids: ReadonlyMap<string, string> | undefined;

async function idsByEnglish(): Promise<ReadonlyMap<string, string>> {
  await loadMessages('en', messageGroups);
  activate('en');
  return new Map(
    Object.entries(i18n.messages).flatMap(([id, message]) => {
      const [text, ...rest] = [message].flat();
      return typeof text === 'string' && rest.length === 0 && !otherMeaning.has(text) ? [[text, id]] : [];
    }),
  );
}

/** Loads and activates a language of the product and returns what stories take from it. */
export async function loadStoryLanguage(locale: Locale): Promise<StoryLanguage> {
  ids ??= await idsByEnglish();
  await loadMessages(locale, messageGroups);
  activate(locale);
  const { money, calendar } = formatsOf(locale);
  return {
    productText: (english) => {
      const id = ids?.get(english);
      return id === undefined ? english : i18n._(id);
    },
    money: (amount) => money(amount),
    calendar,
  };
}
