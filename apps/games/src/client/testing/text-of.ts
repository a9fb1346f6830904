import { i18n } from '@lingui/core';

/** The text of a key in the language of the story. */
export const textOf = (id: string, values: Record<string, unknown> = {}): string => i18n._(id, values);

/** The part of a story with this selector. Throws if there is none. */
export function partOf(element: HTMLElement, selector: string): HTMLElement {
  const part = element.querySelector<HTMLElement>(selector);
  if (part) return part;
  throw new Error(`Nothing matches ${selector}.`);
}
