import {
  checkSeeds,
  checkThemeColors,
  colorPaths,
  colorProperty,
  seedNames,
  themeValues,
  type SeededTheme,
  type SeedName,
} from '@kvota/ui/theme';
import { opacityOf, toHex } from '@kvota/ui/theme-editing';

/** The two themes of a template. */
export const themes = ['dark', 'light'] as const satisfies readonly SeededTheme[];

/** Seeds that an editor remembers beside the colours that were derived from them. */
export type TemplateSeeds = Readonly<Record<SeededTheme, Readonly<Partial<Record<SeedName, string>>>>>;

/**
 * A named set of colours for the dark and the light theme (THEME-06). Keys are custom properties, values are hex. Either
 * theme may be incomplete: what is missing is the kit's.
 */
export interface Template {
  readonly name: string;
  readonly dark: Readonly<Record<string, string>>;
  readonly light: Readonly<Record<string, string>>;
  readonly seeds?: TemplateSeeds;
}

/** The longest name of a template. */
export const longestName = 60;

export type FaultReason =
  | 'too-large'
  | 'too-deep'
  | 'not-readable'
  | 'no-colours'
  | 'unknown-token'
  | 'not-a-colour'
  | 'transparent'
  | 'unknown-seed'
  | 'unknown-alias'
  | 'alias-circle';

/** Something in a file that is not used: where it is, what it is, and why. */
export interface TemplateFault {
  readonly reason: FaultReason;
  /** Path in the file, such as `dark.--kvota-color-bg-canvas`; empty for the file as a whole. */
  readonly place: string;
  readonly value: string;
  /** Line and column, counted from 1, if they are known. */
  readonly line?: number;
  readonly column?: number;
}

/** The usable part of a file, and what is wrong with the rest. `template` is missing if nothing can be used. */
export interface ReadTemplate {
  readonly template?: Template;
  readonly faults: readonly TemplateFault[];
}

/** Longest value that a fault repeats. */
const shown = 80;
export const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > shown ? `${text.slice(0, shown - 1)}…` : text;
};

/** Colours that may be transparent. They are the ones that are transparent in the kit. */
const transparent = new Set(
  colorPaths()
    .map(colorProperty)
    .filter((token) => opacityOf(themeValues.dark[token] ?? '') < 1),
);

/** Returns the colours of one theme that can be used, in hex and in the order of the contract. */
export function readColors(
  given: Readonly<Record<string, unknown>>,
  place: string,
): { readonly colors: Readonly<Record<string, string>>; readonly faults: readonly TemplateFault[] } {
  const { accepted, faults } = checkThemeColors(given);
  const colors: Record<string, string> = {};
  const found: TemplateFault[] = faults.map(({ token, value, reason }) => ({
    reason: reason === 'unknown-token' ? 'unknown-token' : 'not-a-colour',
    place: `${place}.${shorten(token)}`,
    value: shorten(value),
  }));
  for (const token of Object.keys(themeValues.dark)) {
    const value = accepted[token];
    if (value === undefined) continue;
    if (opacityOf(value) < 1 && !transparent.has(token))
      found.push({ reason: 'transparent', place: `${place}.${token}`, value: shorten(value) });
    else colors[token] = toHex(value);
  }
  return { colors, faults: found };
}

/** Returns the seeds of one theme that can be used. */
export function readSeeds(
  given: Readonly<Record<string, unknown>>,
  place: string,
): { readonly seeds: Readonly<Partial<Record<SeedName, string>>>; readonly faults: readonly TemplateFault[] } {
  const { accepted, faults } = checkSeeds(given);
  const seeds: Partial<Record<SeedName, string>> = {};
  for (const name of seedNames) {
    const value = accepted[name];
    if (value !== undefined) seeds[name] = toHex(value);
  }
  const reasons = {
    'unknown-seed': 'unknown-seed',
    'not-a-colour': 'not-a-colour',
    transparent: 'transparent',
  } as const;
  return {
    seeds,
    faults: faults.map(({ seed, value, reason }) => ({
      reason: reasons[reason],
      place: `${place}.${shorten(seed)}`,
      value: shorten(value),
    })),
  };
}

/** Returns a name without line breaks and control characters, cut to the longest length. */
export function cleanName(name: unknown): string {
  if (typeof name !== 'string') return '';
  return name
    .replaceAll(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim();
}

/** Puts the parts together. A template without a colour and without a seed is none. */
export function assemble(
  parts: Omit<Template, 'seeds'> & { readonly seeds: TemplateSeeds },
  faults: readonly TemplateFault[],
): ReadTemplate {
  const { seeds, ...template } = parts;
  const hasSeeds = themes.some((theme) => Object.keys(seeds[theme]).length > 0);
  const hasColors = themes.some((theme) => Object.keys(template[theme]).length > 0);
  if (!hasSeeds && !hasColors)
    return { faults: faults.length > 0 ? faults : [{ reason: 'no-colours', place: '', value: '' }] };
  return { template: { ...template, ...(hasSeeds && { seeds }) }, faults };
}
