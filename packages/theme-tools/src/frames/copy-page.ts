import type { SeededTheme } from '@kvota/ui/theme';

/** Elements that a still copy cannot use, or that are not part of the page itself. */
const leftOut =
  'script, iframe, noscript, link[rel="modulepreload"], link[rel="preload"], link[rel="manifest"], [data-theme-tools]';

/**
 * Replaces a page by a still copy of another, in a theme. The copy has the style sheets of the original and nothing that
 * runs.
 */
export function copyPage(from: Document, to: Document, theme: SeededTheme): void {
  const root = to.importNode(from.documentElement, true);
  for (const element of root.querySelectorAll(leftOut)) element.remove();
  root.dataset['theme'] = theme;
  to.documentElement.replaceWith(root);
}
