import { pairsOf } from './contrast-pairs.ts';
import { darkColors } from '../tokens/dark-colors.ts';
import { lightColors } from '../tokens/light-colors.ts';
import { moveDistance } from '../color/move-distance.ts';
import { hexOf, moveBetween, oklchOf, rgbOf, type Oklch } from '../color/oklch.ts';
import { readColor } from '../color/read-color.ts';
import { checkSeeds, defaultSeeds, type GivenSeeds, type SeedFault, type SeededTheme, type SeedName } from './seeds.ts';
import { solveColor, type Demand } from '../color/solve-color.ts';
import { colorPaths, type ColorPath } from '../tokens/token-names.ts';
import { colorAt, treeOf, type ColorTokens } from '../tokens/tokens.ts';
import { seedOf, subtleOf, tintOf } from './seed-tints.ts';

/** A colour that had to differ from its seed to be readable. */
export interface MovedColor {
  readonly path: ColorPath;
  readonly requested: string;
  readonly applied: string;
}

export interface DerivedColors {
  /** A complete theme. Every pair of `contrastPairs` holds in it, whatever the seeds. */
  readonly colors: ColorTokens;
  /** Seeds that were not used; the kit's defaults replace them. */
  readonly faults: readonly SeedFault[];
  readonly moved: readonly MovedColor[];
}

/** The smallest distance of up and down for people with colour vision deficiency, as `moveDistance` measures it. */
export const leastMoveDistance = 17.5;

/** The kit's own colours of the themes that can be derived. */
export const ownColors: Record<SeededTheme, ColorTokens> = { dark: darkColors, light: lightColors };
const moves = ['up', 'down'] as const;
const read = (color: string): Oklch => oklchOf(readColor(color));
const isGround = (path: ColorPath): boolean =>
  /^bg\.|Subtle$|\.subtle$|^odds\.(?:bg|hover|lockedBg)$/.test(path) && !path.startsWith('move.');

/** Colours that are given one by one and stay as they are. */
type FixedColors = ReadonlyMap<ColorPath, string>;

/** A theme during derivation: the target of each colour, and the colours that are fixed already. */
class Draft {
  readonly settled = new Map<ColorPath, string>();
  readonly moved = new Map<ColorPath, MovedColor>();
  readonly theme: SeededTheme;
  private readonly seeds: Partial<Record<SeedName, Oklch>> = {};
  private readonly fixed: FixedColors;

  constructor(theme: SeededTheme, accepted: Partial<Record<SeedName, string>>, fixed: FixedColors) {
    this.theme = theme;
    this.fixed = fixed;
    for (const [path, color] of fixed) this.settled.set(path, color);
    for (const [name, color] of Object.entries(accepted) as [SeedName, string][]) {
      const same = hexOf(readColor(color)) === defaultSeeds[theme][name];
      if (!same) this.seeds[name] = read(color);
    }
  }

  own(path: ColorPath): Oklch {
    return read(colorAt(ownColors[this.theme], path));
  }

  /** Returns the seed of a colour if the operator changed it. */
  seed(path: ColorPath): Oklch | undefined {
    const name = seedOf(path);
    return name && this.seeds[name];
  }

  /** Returns the colour before any contrast is considered. */
  target(path: ColorPath): Oklch {
    const name = seedOf(path);
    const seed = this.seed(path);
    const own = this.own(path);
    if (!name || !seed) return own;
    if (/subtle$/i.test(path) && name !== 'ground') return subtleOf(own, seed, this.theme);
    if (name === 'ground' || name === 'text' || name === 'odds')
      return tintOf(own, seed, read(defaultSeeds[this.theme][name]), name);
    return seed;
  }

  demands(path: ColorPath): Demand[] {
    return pairsOf(path).flatMap(({ ink, ground, least }) => {
      const against = this.settled.get(ink === path ? ground : ink);
      return against === undefined ? [] : [{ against, least }];
    });
  }

  unsettle(path: ColorPath): void {
    if (!this.fixed.has(path)) this.settled.delete(path);
  }

  settle(path: ColorPath, target = this.target(path), also: readonly Demand[] = []): void {
    this.settleWith(path, target, [...this.demands(path), ...also]);
  }

  /** Fixes a background as it is, because texts follow backgrounds, also if a text is given and cannot follow. */
  settleGround(path: ColorPath, target = this.target(path)): void {
    this.settleWith(path, target, []);
  }

  private settleWith(path: ColorPath, target: Oklch, demands: readonly Demand[]): void {
    if (this.fixed.has(path)) return;
    const { hex } = solveColor(target, demands);
    const requested = hexOf(rgbOf(target));
    this.settled.set(path, hex + colorAt(ownColors[this.theme], path).slice(7));
    if (hex === requested) this.moved.delete(path);
    else this.moved.set(path, { path, requested, applied: hex });
  }
}

/**
 * The further distance that a mark may move to carry light letters instead of dark ones, which look heavy on a medium
 * red or green.
 */
const patience = 0.05;

/** Fixes a full colour and the text on it: light letters if possible, otherwise dark ones. */
function settleSolid(draft: Draft, solid: ColorPath, on: ColorPath): void {
  const seed = draft.seed(solid);
  if (!seed) {
    draft.settle(solid);
    draft.settle(on);
    return;
  }
  const light: Oklch = { l: 0.985, c: Math.min(seed.c * 0.1, 0.012), h: seed.h };
  const dark: Oklch = { l: 0.2, c: Math.min(seed.c * 0.3, 0.03), h: seed.h };
  const demands = draft.demands(solid);
  const alone = solveColor(seed, demands);
  const carries: Demand = { against: hexOf(rgbOf(light)), least: 4.5 };
  const isLight = solveColor(seed, [...demands, carries]).moved <= alone.moved + patience;
  draft.settle(solid, seed, isLight ? [carries] : []);
  draft.settle(on, isLight ? light : dark);
}

/** The brand under a pointer: a little further from its text. */
function settleHover(draft: Draft): void {
  if (!draft.seed('brand.base')) {
    draft.settle('brand.hover');
    return;
  }
  const base = read(draft.settled.get('brand.base') ?? '');
  const on = read(draft.settled.get('brand.on') ?? '');
  const away = on.l < base.l ? 0.04 : -0.04;
  const l = base.l + away;
  draft.settle('brand.hover', { ...base, l: l > 1 || l < 0 ? base.l - away : l });
}

/** Moves up and down towards the kit's blue and orange until people who confuse red and green can separate them. */
function settleMoves(draft: Draft): void {
  for (let share = 0; share <= 1.001; share += 0.05) {
    for (const move of moves) {
      const target = moveBetween(draft.target(`move.${move}`), draft.own(`move.${move}`), share);
      const ground = draft.own(`move.${move}Subtle`);
      draft.unsettle(`move.${move}`);
      draft.settleGround(
        `move.${move}Subtle`,
        draft.seed(`move.${move}`) || share > 0 ? subtleOf(ground, target, draft.theme) : ground,
      );
      draft.settle(`move.${move}`, target);
    }
    const [up = '', down = ''] = moves.map((move) => draft.settled.get(`move.${move}`));
    if (moveDistance(up, down) >= leastMoveDistance) return;
  }
}

/**
 * Derives a complete theme from a few seeds. Parts that no seed affects stay as the kit has them. The rest is derived
 * in OKLCH, and every lightness is moved until each pair of `contrastPairs` holds, so no brand colour is refused.
 * Seeds are opaque colours in hex, rgb(), hsl(), oklab() or oklch(). Missing ones are the kit's defaults for the
 * theme. `fixed` has colours that are not derived; the others keep their contrast with them.
 */
export function deriveColors(seeds: GivenSeeds, theme: SeededTheme, fixed: FixedColors = new Map()): DerivedColors {
  const { accepted, faults } = checkSeeds(seeds);
  const draft = new Draft(theme, accepted, fixed);
  for (const path of colorPaths()) if (isGround(path)) draft.settleGround(path);
  settleMoves(draft);
  settleSolid(draft, 'brand.base', 'brand.on');
  settleHover(draft);
  draft.settle('odds.selectedBg', read(draft.settled.get('brand.base') ?? ''));
  draft.settle('odds.selectedText', read(draft.settled.get('brand.on') ?? ''));
  settleSolid(draft, 'live.solid', 'live.on');
  settleSolid(draft, 'status.dangerSolid', 'status.dangerOn');
  if (theme === 'light' && draft.seed('brand.base'))
    draft.settle('border.focus', read(draft.settled.get('brand.base') ?? ''));
  for (const path of colorPaths()) if (!draft.settled.has(path)) draft.settle(path);
  return { colors: treeOf((path) => draft.settled.get(path) ?? ''), faults, moved: [...draft.moved.values()] };
}
