import { colorPaths, colorProperty, type ColorPath, type colorGroups } from './token-names.ts';

type Groups = typeof colorGroups;

/** The colours of one theme. The path of a leaf is its name: `odds.selectedBg` is `--kvota-color-odds-selected-bg`. */
export type ColorTokens = { readonly [G in keyof Groups]: { readonly [L in Groups[G][number]]: string } };

/** Returns the colour at a path. */
export function colorAt(colors: ColorTokens, path: ColorPath): string {
  const [group = '', leaf = ''] = path.split('.');
  // Paths are made from the same list as the tree.
  return (colors as Record<string, Record<string, string>>)[group]?.[leaf] ?? '';
}

/** Returns a tree of colours from colours by path. */
export function treeOf(colorOf: (path: ColorPath) => string): ColorTokens {
  const tree: Record<string, Record<string, string>> = {};
  for (const path of colorPaths()) {
    const [group = '', leaf = ''] = path.split('.');
    (tree[group] ??= {})[leaf] = colorOf(path);
  }
  // Made from the list that the type is made from.
  return tree as ColorTokens;
}

/** Returns a tree of colours as custom properties. */
export function flattenTokens(colors: ColorTokens): Record<string, string> {
  return Object.fromEntries(colorPaths().map((path) => [colorProperty(path), colorAt(colors, path)]));
}
