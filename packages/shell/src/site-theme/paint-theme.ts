import { applyTheme, clearTheme, type SiteColors } from '@kvota/ui/theme';

import type { Theme } from '../state/theme.ts';

/** What is painted: the page's document, or a stand-in for tests. */
export interface PaintedPage {
  readonly documentElement: {
    readonly dataset: DOMStringMap;
    readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'>;
  };
  querySelector(selector: string): Pick<HTMLMetaElement, 'content' | 'dataset'> | null;
}

/**
 * Puts a theme on the page: its name, the site's own colours over the kit's (THEME-04), and the tint of the browser's
 * frame, whose meta element carries the kit's colours as data for either theme.
 */
export function paintTheme(page: PaintedPage, theme: Theme, site: SiteColors): void {
  const { documentElement: root } = page;
  root.dataset['theme'] = theme;
  clearTheme(root);
  applyTheme(root, site[theme]);
  const tint = page.querySelector('meta[name="theme-color"]');
  if (tint) tint.content = site[theme]['--kvota-color-bg-canvas'] ?? tint.dataset[theme] ?? tint.content;
}
