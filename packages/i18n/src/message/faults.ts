import type { Locale } from '@kvota/contracts';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

import { pluralTags } from '../plural-tags.ts';
import { shapeOf, type MessageShape } from './shape.ts';

/** The categories of plural that a language has for whole numbers and fractions. */
export function pluralCategoriesOf(locale: Locale): readonly string[] {
  return new Intl.PluralRules(pluralTags[locale]).resolvedOptions().pluralCategories;
}

/**
 * What keeps a text from standing in for another one: a text that cannot be read, placeholders or elements that differ,
 * plurals whose forms are not those of the language. Each fault is an English phrase about the text.
 */
export function faultsOf(locale: Locale, text: string, source: string | CompiledMessage): readonly string[] {
  let shape: MessageShape;
  try {
    shape = shapeOf(compileMessageOrThrow(text));
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`];
  }
  const wanted = shapeOf(typeof source === 'string' ? compileMessageOrThrow(source) : source);
  return [
    ...placeholderFaults(shape, wanted),
    ...elementFaults(shape, wanted),
    ...pluralFaults(shape, pluralCategoriesOf(locale)),
  ];
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

function pluralFaults({ plurals }: MessageShape, categories: readonly string[]): string[] {
  return plurals.flatMap(({ placeholder, categories: own }) => [
    ...categories.filter((name) => !own.includes(name)).map((name) => `lacks the form "${name}" of {${placeholder}}`),
    ...own
      .filter((name) => !categories.includes(name))
      .map((name) => `has a form "${name}" of {${placeholder}}, which the language does not have`),
  ]);
}
