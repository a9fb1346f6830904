import { isColor } from '../color/color-text.ts';
import { colorPaths, colorProperty } from '../tokens/token-names.ts';

/** The reason why a colour of a template is refused. */
export interface ThemeFault {
  readonly token: string;
  readonly value: string;
  readonly reason: 'unknown-token' | 'not-a-colour';
}

const property = (token: string): string => (token.startsWith('--') ? token : `--${token}`);

/**
 * Splits the colours of an operator or a template into accepted and refused ones.
 * Keys are token names with or without the leading dashes. Values are hex, rgb(), hsl(), oklab() or oklch();
 * everything else is refused, so that a template cannot bring a `url()` or a second declaration (THEME-10).
 */
export function checkThemeColors(colors: Readonly<Record<string, unknown>>): {
  readonly accepted: Readonly<Record<string, string>>;
  readonly faults: readonly ThemeFault[];
} {
  const known = new Set(colorPaths().map(colorProperty));
  const accepted: Record<string, string> = {};
  const faults: ThemeFault[] = [];
  for (const [key, raw] of Object.entries(colors)) {
    const token = property(key);
    const value = String(raw).trim();
    if (!known.has(token)) faults.push({ token, value, reason: 'unknown-token' });
    else if (typeof raw !== 'string' || !isColor(value)) faults.push({ token, value, reason: 'not-a-colour' });
    else accepted[token] = value;
  }
  return { accepted, faults };
}

/**
 * The part of an element that is used: the root of a page, or a replacement in tests. Written out for users who
 * compile without the types of the DOM.
 */
interface Styled {
  readonly style: { setProperty(name: string, value: string): void; removeProperty(name: string): string };
}

/** Writes the accepted colours on the element, usually `document.documentElement`, and returns the faults. */
export function applyTheme(root: Styled, colors: Readonly<Record<string, unknown>>): readonly ThemeFault[] {
  const { accepted, faults } = checkThemeColors(colors);
  for (const [token, value] of Object.entries(accepted)) root.style.setProperty(token, value);
  return faults;
}

/** Removes every override (THEME-14). */
export function clearTheme(root: Styled): void {
  for (const path of colorPaths()) root.style.removeProperty(colorProperty(path));
}
