import { checkThemeColors } from './apply-theme.ts';
import type { SeededTheme } from './seeds.ts';

/** Colours for the dark and for the light theme, by the names of their custom properties; either may be incomplete. */
export type SiteColors = Readonly<Record<SeededTheme, Readonly<Record<string, string>>>>;

function acceptedOf(value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null ? checkThemeColors({ ...value }).accepted : {};
}

/**
 * Parses stored colours. Invalid JSON, unknown names and invalid colours are ignored silently, because nothing can be
 * reported yet.
 */
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
