import type { Locale } from '@kvota/contracts/values';
import { i18n } from '@lingui/core';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

import { catalogs } from '../compiled/catalogs.ts';
import type { MessageGroup } from '../message-group.ts';
import { faultsOf } from './faults.ts';

/** Returns the built-in texts of a group, compiled. */
async function builtInTexts(locale: Locale, group: MessageGroup): Promise<Readonly<Record<string, CompiledMessage>>> {
  const { messages } = await catalogs[locale][group]();
  return messages as Record<string, CompiledMessage>; // as scripts/compile.ts writes them
}

function refusal(locale: Locale, text: string, own: CompiledMessage | undefined): string | undefined {
  if (!own) return 'is no text of this group';
  if (text.trim() === '') return 'is empty';
  const faults = faultsOf(locale, text, own);
  return faults.length > 0 ? faults.join('; ') : undefined;
}

/**
 * Returns the reasons why an operator's texts cannot replace built-in ones, by id; empty if all can (OP-94). A text must
 * have the same placeholders and elements as the built-in one, and every plural form of its language.
 */
export async function refuseOverrides(
  locale: Locale,
  group: MessageGroup,
  texts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const own = await builtInTexts(locale, group);
  return new Map(
    Object.entries(texts).flatMap(([id, text]) => {
      const reason = refusal(locale, text, Object.hasOwn(own, id) ? own[id] : undefined);
      return reason === undefined ? [] : [[id, reason] as const];
    }),
  );
}

/**
 * Replaces built-in texts with an operator's, and restores those that the operator no longer has (OP-94, CALL-34). Texts
 * that cannot be shown are left out and returned with their reasons, by id.
 */
export async function mergeOverrides(
  locale: Locale,
  group: MessageGroup,
  texts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const [own, refused] = await Promise.all([builtInTexts(locale, group), refuseOverrides(locale, group, texts)]);
  const fit = Object.entries(texts).filter(([id]) => !refused.has(id));
  const compiled = Object.fromEntries(fit.map(([id, text]) => [id, compileMessageOrThrow(text)]));
  i18n.load(locale, { ...own, ...compiled });
  return refused;
}
