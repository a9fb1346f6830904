/** One theme's colours. The path of a leaf is its name: `odds.selectedBg` is `--kvota-color-odds-selected-bg`. */
export interface ColorTokens {
  readonly bg: {
    readonly canvas: string;
    readonly surface: string;
    readonly raised: string;
    readonly overlay: string;
    readonly inset: string;
    readonly scrim: string;
    readonly shadow: string;
  };
  readonly border: { readonly subtle: string; readonly control: string; readonly focus: string };
  readonly text: { readonly primary: string; readonly secondary: string; readonly muted: string };
  readonly brand: {
    readonly base: string;
    readonly hover: string;
    readonly on: string;
    readonly text: string;
    readonly subtle: string;
  };
  readonly odds: {
    readonly bg: string;
    readonly hover: string;
    readonly text: string;
    readonly label: string;
    readonly selectedBg: string;
    readonly selectedText: string;
    readonly lockedBg: string;
    readonly lockedText: string;
  };
  readonly move: { readonly up: string; readonly upSubtle: string; readonly down: string; readonly downSubtle: string };
  readonly live: { readonly text: string; readonly solid: string; readonly on: string };
  readonly status: {
    readonly success: string;
    readonly successSubtle: string;
    readonly warning: string;
    readonly warningSubtle: string;
    readonly danger: string;
    readonly dangerSubtle: string;
    readonly dangerSolid: string;
    readonly dangerOn: string;
    readonly info: string;
    readonly infoSubtle: string;
  };
  readonly casino: { readonly text: string; readonly subtle: string };
}

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a token without its dashes in front. Names are stored in saved templates: they never change. */
export function tokenName(path: readonly string[]): string {
  return ['kvota', ...path.map(kebab)].join('-');
}

/** A tree of colours as custom properties. */
export function flattenTokens(colors: ColorTokens): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [group, leaves] of Object.entries(colors)) {
    for (const [leaf, value] of Object.entries<string>(leaves)) flat[`--${tokenName(['color', group, leaf])}`] = value;
  }
  return flat;
}
