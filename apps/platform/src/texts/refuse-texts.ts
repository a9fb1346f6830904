import type { Locale } from '@kvota/contracts';

import type { TextGroup } from '@kvota/contracts';

/**
 * Returns why texts cannot be stored, or undefined if all can. A client would omit a text that does not fit the one it
 * replaces (OP-94).
 */
export async function refuseTexts(
  lang: Locale,
  group: TextGroup,
  texts: Readonly<Record<string, string | null>>,
): Promise<string | undefined> {
  const written = Object.entries(texts).flatMap(([id, text]) => (text === null ? [] : [[id, text] as const]));
  if (written.length === 0) return undefined;
  // Loaded when needed, because it brings a parser of messages.
  const { refuseOverrides } = await import('@kvota/i18n/messages');
  const refused = await refuseOverrides(lang, group, Object.fromEntries(written));
  if (refused.size === 0) return undefined;
  return [...refused].map(([id, reason]) => `The text "${id}" ${reason}.`).join(' ');
}
