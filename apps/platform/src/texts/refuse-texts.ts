import type { Locale } from '@kvota/contracts';

import type { TextGroup } from './text-store.ts';

/** Why texts cannot be stored, or undefined when all can: a client would leave out what does not fit the text it replaces (OP-94). */
export async function refuseTexts(
  lang: Locale,
  group: TextGroup,
  texts: Readonly<Record<string, string | null>>,
): Promise<string | undefined> {
  const written = Object.entries(texts).flatMap(([id, text]) => (text === null ? [] : [[id, text] as const]));
  if (written.length === 0) return undefined;
  // Loaded by need: the compiled catalogs are made by the build of the apps, and a platform alone starts without them.
  const { refuseOverrides } = await import('@kvota/i18n/messages');
  const refused = await refuseOverrides(lang, group, Object.fromEntries(written));
  if (refused.size === 0) return undefined;
  return [...refused].map(([id, reason]) => `The text "${id}" ${reason}.`).join(' ');
}
