/**
 * The colours of the contract, group by group. Separate from their values, because the script before the first paint
 * needs the names only. Saved templates store them, so a name never changes.
 */
export const colorGroups = {
  bg: ['canvas', 'surface', 'raised', 'overlay', 'inset', 'scrim', 'shadow'],
  border: ['subtle', 'control', 'focus'],
  text: ['primary', 'secondary', 'muted'],
  brand: ['base', 'hover', 'on', 'text', 'subtle'],
  odds: ['bg', 'hover', 'text', 'label', 'selectedBg', 'selectedText', 'lockedBg', 'lockedText'],
  move: ['up', 'upSubtle', 'down', 'downSubtle'],
  live: ['text', 'solid', 'on'],
  status: [
    'success',
    'successSubtle',
    'warning',
    'warningSubtle',
    'danger',
    'dangerSubtle',
    'dangerSolid',
    'dangerOn',
    'info',
    'infoSubtle',
  ],
  casino: ['text', 'subtle'],
} as const;

type Groups = typeof colorGroups;

/** A colour by its path in the contract: `odds.selectedBg` is `--kvota-color-odds-selected-bg`. */
export type ColorPath = { [G in keyof Groups]: `${G}.${Groups[G][number]}` }[keyof Groups];

/** Every colour of the contract, in its order. */
export function colorPaths(): readonly ColorPath[] {
  // A group and one of its leaves.
  return Object.entries(colorGroups).flatMap(([group, leaves]) =>
    leaves.map((leaf) => `${group}.${leaf}` as ColorPath),
  );
}

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the name of a token without its leading dashes. */
export function tokenName(path: readonly string[]): string {
  return ['kvota', ...path.map(kebab)].join('-');
}

/** Returns the custom property of a colour. */
export function colorProperty(path: ColorPath): string {
  return `--${tokenName(['color', ...path.split('.')])}`;
}
