import { vars } from '@kvota/ui';

/** A value of the contract: its name, and the current value on the page. */
export interface ContractValue {
  readonly name: string;
  readonly value: string;
}

/** Returns every custom property below a part of the contract, in its order. */
const namesIn = (part: unknown): readonly string[] =>
  typeof part === 'string'
    ? [part.replace(/^var\(|\)$/g, '')]
    : Object.values(Object(part) as Record<string, unknown>).flatMap(namesIn);

/** Returns a part of the contract with its current values. Colours depend on the theme, rows on the density. */
export function contractPart(part: Exclude<keyof typeof vars, 'color'>): readonly ContractValue[] {
  const page = getComputedStyle(document.documentElement);
  return namesIn(vars[part]).map((name) => ({ name, value: page.getPropertyValue(name).trim() }));
}
