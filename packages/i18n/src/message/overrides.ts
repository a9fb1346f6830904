import type { Locale } from '@kvota/contracts';
import { i18n } from '@lingui/core';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

import { catalogs } from '../compiled/catalogs.ts';
import type { MessageGroup } from '../message-group.ts';
import { faultsOf } from './faults.ts';

/** Our own texts of a group, as they were compiled. */
async function ownTexts(locale: Locale, group: MessageGroup): Promise<Readonly<Record<string, CompiledMessage>>> {
  const { messages } = await catalogs[locale][group]();
  return messages as Record<string, CompiledMessage>; // what scripts/compile.ts writes
}

function refusal(locale: Locale, text: string, own: CompiledMessage | undefined): string | undefined {
  if (!own) return 'is no text of this group';
  if (text.trim() === '') return 'is empty';
  const faults = faultsOf(locale, text, own);
  return faults.length > 0 ? faults.join('; ') : undefined;
}

/**
 * Why texts of an operator cannot stand in for ours, by id; empty where all can (OP-94).
 * A text must name the same placeholders and elements as ours, and have every form of plural of its language.
 */
export async function refuseOverrides(
  locale: Locale,
  group: MessageGroup,
  texts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const own = await ownTexts(locale, group);
  return new Map(
    Object.entries(texts).flatMap(([id, text]) => {
      const reason = refusal(locale, text, Object.hasOwn(own, id) ? own[id] : undefined);
      return reason === undefined ? [] : [[id, reason] as const];
    }),
  );
}

/**
 * Lets an operator's texts stand in for ours, and ours come back where the operator has none any more (OP-94, CALL-34).
 * Those that cannot be shown are left out and returned with the reason, by id.
 */
export async function mergeOverrides(
  locale: Locale,
  group: MessageGroup,
  texts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const [own, refused] = await Promise.all([ownTexts(locale, group), refuseOverrides(locale, group, texts)]);
  const fit = Object.entries(texts).filter(([id]) => !refused.has(id));
  const compiled = Object.fromEntries(fit.map(([id, text]) => [id, compileMessageOrThrow(text)]));
  i18n.load(locale, { ...own, ...compiled });
  return refused;
}
