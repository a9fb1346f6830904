import type { Locale } from '@kvota/contracts/values';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

import { pluralTags } from '../plural-tags.ts';
import { shapeOf, type MessageShape } from './shape.ts';

/** Returns the plural categories of a language: for whole numbers and fractions, or for ordinal numbers. */
export function pluralCategoriesOf(locale: Locale, type: 'cardinal' | 'ordinal' = 'cardinal'): readonly string[] {
  return new Intl.PluralRules(pluralTags[locale], { type }).resolvedOptions().pluralCategories;
}

/**
 * Returns the reasons why a text cannot replace another one; empty if it can. Reasons are syntax errors, placeholders or
 * elements that differ, and plural forms that the language lacks or requires. Each is an English phrase about the text.
 */
export function faultsOf(locale: Locale, text: string, source: string | CompiledMessage): readonly string[] {
  let shape: MessageShape;
  try {
    shape = shapeOf(compileMessageOrThrow(text));
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`];
  }
  const wanted = shapeOf(typeof source === 'string' ? compileMessageOrThrow(source) : source);
  return [...placeholderFaults(shape, wanted), ...elementFaults(shape, wanted), ...pluralFaults(shape, locale)];
}

function placeholderFaults({ placeholders }: MessageShape, wanted: MessageShape): string[] {
  const faults: string[] = [];
  for (const [name, kind] of wanted.placeholders) {
    const own = placeholders.get(name);
    if (own === undefined) faults.push(`lacks the placeholder {${name}}`);
    else if (own !== kind) faults.push(`uses the placeholder {${name}} as ${own} in place of ${kind}`);
  }
  for (const name of placeholders.keys())
    if (!wanted.placeholders.has(name)) faults.push(`has the placeholder {${name}}, for which there is no value`);
  return faults;
}

function elementFaults({ elements }: MessageShape, wanted: MessageShape): string[] {
  const faults: string[] = [];
  for (const name of wanted.elements.keys()) if (!elements.has(name)) faults.push(`lacks the element <${name}>`);
  for (const [name, { opened, closed }] of elements) {
    if (!wanted.elements.has(name)) faults.push(`has the element <${name}>, which is not there`);
    else if (opened !== closed) faults.push(`opens <${name}> ${opened} times and closes it ${closed} times`);
  }
  return faults;
}

function pluralFaults({ plurals }: MessageShape, locale: Locale): string[] {
  return plurals.flatMap(({ placeholder, categories: own, ordinal }) => {
    const categories = pluralCategoriesOf(locale, ordinal ? 'ordinal' : 'cardinal');
    return [
      ...categories.filter((name) => !own.includes(name)).map((name) => `lacks the form "${name}" of {${placeholder}}`),
      ...own
        .filter((name) => !categories.includes(name))
        .map((name) => `has a form "${name}" of {${placeholder}}, which the language does not have`),
    ];
  });
}
