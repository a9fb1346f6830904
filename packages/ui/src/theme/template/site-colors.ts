import { checkThemeColors } from './apply-theme.ts';
import type { SeededTheme } from './seeds.ts';

/** Colours for the dark and for the light theme, by the names of their custom properties; either may be incomplete. */
export type SiteColors = Readonly<Record<SeededTheme, Readonly<Record<string, string>>>>;

function acceptedOf(value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null ? checkThemeColors({ ...value }).accepted : {};
}

/** Reads stored colours. What is no JSON, no known name or no colour is left out without a word: nobody could hear it yet. */
export function readSiteColors(text: string | null): SiteColors {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    value = undefined;
  }
  const part = (theme: SeededTheme): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, theme) : undefined;
  return { dark: acceptedOf(part('dark')), light: acceptedOf(part('light')) };
}
