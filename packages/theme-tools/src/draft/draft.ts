import {
  colorAt,
  colorPaths,
  colorProperty,
  completeColors,
  defaultSeeds,
  deriveColors,
  seedNames,
  themeColors,
  type ColorPath,
  type ColorTokens,
  type ContrastPair,
  type MovedColor,
  type SeededTheme,
  type SeedName,
  type SiteColors,
} from '@kvota/ui/theme';
import { fixContrast, lowPairs, suggestInk, toHex, type LowPair } from '@kvota/ui/theme-editing';

import { themes, type Template } from '../formats/index.ts';

/** One theme being edited: seeds, from which colours are derived, and colours that were chosen by hand. */
export interface DraftTheme {
  readonly seeds: Readonly<Partial<Record<SeedName, string>>>;
  /** Colours chosen by hand. They stay through changes of seeds until they are given back. */
  readonly picked: Readonly<Partial<Record<ColorPath, string>>>;
}

/** A template being edited (THEME-06). */
export interface Draft {
  readonly name: string;
  readonly dark: DraftTheme;
  readonly light: DraftTheme;
}

const derived = new WeakMap<DraftTheme, { readonly theme: SeededTheme; readonly colors: ColorTokens }>();

/** Returns all colours of a theme: the chosen ones, and the others derived so that they can be read with them. */
export function colorsOf(part: DraftTheme, theme: SeededTheme): ColorTokens {
  const known = derived.get(part);
  if (known?.theme === theme) return known.colors;
  const { colors } = deriveColors(part.seeds, theme, new Map(pickedOf(part)));
  derived.set(part, { theme, colors });
  return colors;
}

const pickedOf = (part: DraftTheme): readonly (readonly [ColorPath, string])[] =>
  colorPaths().flatMap((path) => {
    const color = part.picked[path];
    return color === undefined ? [] : [[path, color] as const];
  });

const unreadable = new WeakMap<ColorTokens, readonly LowPair[]>();

/** Returns the pairs of a theme that cannot be read well enough. */
export function lowPairsOf(part: DraftTheme, theme: SeededTheme): readonly LowPair[] {
  const colors = colorsOf(part, theme);
  const known = unreadable.get(colors);
  if (known) return known;
  const pairs = lowPairs(colors);
  unreadable.set(colors, pairs);
  return pairs;
}

/** Returns the draft as it is saved, copied and published: every colour of both themes. */
export function templateOfDraft(draft: Draft): Template {
  const half = (theme: SeededTheme): Readonly<Record<string, string>> => {
    const colors = colorsOf(draft[theme], theme);
    return Object.fromEntries(colorPaths().map((path) => [colorProperty(path), colorAt(colors, path)]));
  };
  return {
    name: draft.name,
    dark: half('dark'),
    light: half('light'),
    seeds: { dark: draft.dark.seeds, light: draft.light.seeds },
  };
}

/** Returns the colour that shows a seed in a theme: the seed itself, if it can be read. */
export const shownSeed = (part: DraftTheme, theme: SeededTheme, seed: SeedName): string =>
  colorAt(colorsOf(part, theme), seedColor(theme)[seed]);

/** The colour that shows a seed as it was given, if it can be read. The ground is the paper of a light theme. */
const seedColor = (theme: SeededTheme): Readonly<Record<SeedName, ColorPath>> => ({
  brand: 'brand.base',
  ground: theme === 'light' ? 'bg.canvas' : 'bg.surface',
  text: 'text.primary',
  odds: 'odds.bg',
  live: 'live.solid',
  up: 'move.up',
  down: 'move.down',
  casino: 'casino.text',
});

/** Returns seeds without those of the kit, which change nothing. */
function withoutDefaults(seeds: DraftTheme['seeds'], theme: SeededTheme): DraftTheme['seeds'] {
  return Object.fromEntries(
    Object.entries(seeds).filter(([name, color]) => color !== defaultSeeds[theme][name as SeedName]),
  );
}

/**
 * Returns the draft of given colours, which shows exactly them. Missing ones are the kit's. Without seeds, these are taken
 * from the colours that show them; what does not follow from them counts as chosen by hand.
 */
function draftThemeOf(
  given: Readonly<Record<string, string>>,
  theme: SeededTheme,
  knownSeeds: DraftTheme['seeds'] | undefined,
): DraftTheme {
  const wanted = (path: ColorPath): string => {
    const color = given[colorProperty(path)];
    return color === undefined ? colorAt(themeColors[theme], path) : toHex(color);
  };
  const guessed = (): DraftTheme['seeds'] =>
    Object.fromEntries(seedNames.map((name) => [name, wanted(seedColor(theme)[name]).slice(0, 7)]));
  const seeds = withoutDefaults(knownSeeds ?? guessed(), theme);
  let part: DraftTheme = { seeds, picked: {} };
  // A colour that is fixed can move others, so this ends when none differs. Each round fixes more of them.
  for (;;) {
    const colors = colorsOf(part, theme);
    const differing = colorPaths().filter((path) => colorAt(colors, path) !== wanted(path));
    if (differing.length === 0) return part;
    part = { seeds, picked: { ...part.picked, ...Object.fromEntries(differing.map((path) => [path, wanted(path)])) } };
  }
}

/** Returns the draft that shows a template. A brand colour without its accents gets them first, as on the site (THEME-19). */
export function draftOfTemplate(template: Template): Draft {
  const isComplete = themes.every((theme) => Object.keys(template[theme]).length === colorPaths().length);
  const colors = isComplete ? template : completeColors(template);
  const half = (theme: SeededTheme): DraftTheme => {
    // A template of seeds alone shows what they derive.
    const own = template.seeds?.[theme];
    return Object.keys(template[theme]).length === 0 && own
      ? { seeds: withoutDefaults(own, theme), picked: {} }
      : draftThemeOf(colors[theme], theme, own);
  };
  return { name: template.name, dark: half('dark'), light: half('light') };
}

/** Returns all colours that a template shows, in both themes: of seeds, of single colours, or of both. */
export function colorsOfTemplate(template: Template): SiteColors {
  const { dark, light } = templateOfDraft(draftOfTemplate(template));
  return { dark, light };
}

/** Returns the draft that shows the colours of the site; the kit's own if it has none. */
export const draftOfSite = (name: string, colors: SiteColors): Draft =>
  draftOfTemplate({ name, dark: colors.dark, light: colors.light });

/** A change of a draft. Colours are hex. */
export type DraftChange =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'seed'; readonly theme: SeededTheme; readonly seed: SeedName; readonly color: string | undefined }
  | { readonly kind: 'color'; readonly theme: SeededTheme; readonly path: ColorPath; readonly color: string }
  | { readonly kind: 'give-back'; readonly theme: SeededTheme; readonly paths: readonly ColorPath[] }
  | { readonly kind: 'fix'; readonly theme: SeededTheme; readonly pair: ContrastPair }
  | { readonly kind: 'fix-all' }
  | { readonly kind: 'replace'; readonly draft: Draft }
  /** Back to the colours of another draft: all of them, or some of one theme (THEME-14). */
  | { readonly kind: 'reset'; readonly to: Draft; readonly theme?: SeededTheme; readonly paths?: readonly ColorPath[] };

/** Returns the draft after a change. A change that changes nothing returns the same draft. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'name':
      return change.name === draft.name ? draft : { ...draft, name: change.name };
    case 'replace':
      return change.draft;
    case 'seed': {
      const { [change.seed]: before, ...rest } = draft[change.theme].seeds;
      const isDefault = change.color === undefined || change.color === defaultSeeds[change.theme][change.seed];
      if (change.color === before || (isDefault && before === undefined)) return draft;
      const seeds = isDefault ? rest : { ...rest, [change.seed]: change.color };
      return { ...draft, [change.theme]: { ...draft[change.theme], seeds } };
    }
    case 'color':
      return pick(draft, change.theme, [[change.path, change.color]]);
    case 'give-back':
      return giveBack(draft, change.theme, change.paths);
    case 'fix': {
      const { path, applied } = suggestInk(colorsOf(draft[change.theme], change.theme), change.pair);
      return pick(draft, change.theme, [[path, applied]]);
    }
    case 'fix-all':
      return themes.reduce((fixed, theme) => pick(fixed, theme, fixesOf(fixed[theme], theme).map(entryOf)), draft);
    case 'reset': {
      const { to, theme, paths } = change;
      if (theme === undefined || paths === undefined) return { ...to, name: draft.name };
      const colors = colorsOf(to[theme], theme);
      return pick(
        draft,
        theme,
        paths.map((path) => [path, colorAt(colors, path)] as const),
      );
    }
  }
}

const entryOf = ({ path, applied }: MovedColor): readonly [ColorPath, string] => [path, applied];

/** Returns the colours that "fix all" would change in one theme. */
export function fixesOf(part: DraftTheme, theme: SeededTheme): readonly MovedColor[] {
  const before = colorsOf(part, theme);
  const { colors, moved } = fixContrast(before, theme);
  if (moved.length === 0) return moved;
  // The derivation would follow the colours that move, so what it would change is fixed as it is.
  const following = colorsOf(withPicked(part, moved.map(entryOf)), theme);
  return colorPaths().flatMap((path) => {
    const [requested, applied] = [colorAt(before, path), colorAt(colors, path)];
    const isMoved = requested !== applied || colorAt(following, path) !== applied;
    return isMoved ? [{ path, requested, applied }] : [];
  });
}

const withPicked = (part: DraftTheme, entries: readonly (readonly [ColorPath, string])[]): DraftTheme => ({
  ...part,
  picked: { ...part.picked, ...Object.fromEntries(entries) },
});

function pick(draft: Draft, theme: SeededTheme, entries: readonly (readonly [ColorPath, string])[]): Draft {
  const part = draft[theme];
  const changed = entries.filter(([path, color]) => part.picked[path] !== color);
  return changed.length === 0 ? draft : { ...draft, [theme]: withPicked(part, changed) };
}

function giveBack(draft: Draft, theme: SeededTheme, paths: readonly ColorPath[]): Draft {
  const part = draft[theme];
  if (!paths.some((path) => part.picked[path] !== undefined)) return draft;
  const picked = Object.fromEntries(pickedOf(part).filter(([path]) => !paths.includes(path)));
  return { ...draft, [theme]: { ...part, picked } };
}

/** A colour that differs between two drafts. */
export interface ColorDifference {
  readonly theme: SeededTheme;
  readonly path: ColorPath;
  readonly from: string;
  readonly to: string;
}

/** Returns the colours that differ between two drafts, in the order of the contract. */
export function compareDrafts(from: Draft, to: Draft): readonly ColorDifference[] {
  return themes.flatMap((theme) => {
    const [one, other] = [colorsOf(from[theme], theme), colorsOf(to[theme], theme)];
    return colorPaths().flatMap((path) => {
      const [before, after] = [colorAt(one, path), colorAt(other, path)];
      return before === after ? [] : [{ theme, path, from: before, to: after }];
    });
  });
}
