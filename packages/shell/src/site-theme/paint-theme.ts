import { applyTheme, colorPaths, colorProperty, type SiteColors } from '@kvota/ui/theme';

import type { Theme } from '../state/theme.ts';

/** The part of a document that is painted; tests pass their own. */
export interface PaintedPage {
  readonly documentElement: {
    readonly dataset: DOMStringMap;
    readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'>;
  };
  querySelector(selector: string): Pick<HTMLMetaElement, 'content' | 'dataset'> | null;
}

/**
 * Puts a theme on the page: its name, and the site's colours over the kit's (THEME-04). The tint of the browser's frame
 * follows; its meta element has the kit's colours of both themes as data.
 */
export function paintTheme(page: PaintedPage, theme: Theme, site: SiteColors): void {
  const { documentElement: root } = page;
  root.dataset['theme'] = theme;
  // What stays is not removed in between: each change of a property costs the browser, also one to the same value.
  for (const property of colorPaths().map(colorProperty))
    if (site[theme][property] === undefined) root.style.removeProperty(property);
  applyTheme(root, site[theme]);
  const tint = page.querySelector('meta[name="theme-color"]');
  if (tint) tint.content = site[theme]['--kvota-color-bg-canvas'] ?? tint.dataset[theme] ?? tint.content;
}
