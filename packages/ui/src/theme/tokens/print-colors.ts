import type { ColorPath } from './token-names.ts';
import { treeOf, type ColorTokens } from './tokens.ts';

const [paper, ink, grey, hairline, none] = ['#FFFFFF', '#000000', '#333333', '#999999', '#FFFFFF00'];

const own: Partial<Record<ColorPath, string>> = {
  'bg.scrim': none,
  'bg.shadow': none,
  'border.subtle': hairline,
  'border.control': '#666666',
  'text.secondary': grey,
  'text.muted': grey,
  'odds.label': grey,
  'odds.lockedText': grey,
  'brand.base': paper,
  'brand.hover': paper,
  'odds.bg': paper,
  'odds.hover': paper,
  'odds.selectedBg': paper,
  'odds.lockedBg': paper,
  'live.solid': paper,
  'status.dangerSolid': paper,
};

const colorOf = (path: ColorPath): string =>
  own[path] ?? (path.startsWith('bg.') || /subtle$/i.test(path) ? paper : ink);

/** Black on white: browsers do not print backgrounds, so no text relies on one. */
export const printColors: ColorTokens = treeOf(colorOf);
