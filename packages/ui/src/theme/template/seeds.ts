import { isColor } from '../color/color-text.ts';

/** The colours that an operator chooses; all others are derived from them. */
export interface ThemeSeeds {
  /** The mark of the operator: buttons, selection, navigation. */
  readonly brand: string;
  /** The tint of the page, its surfaces and its lines. */
  readonly ground: string;
  /** The tint of text. */
  readonly text: string;
  /** The cells of prices. */
  readonly odds: string;
  /** Running matches. */
  readonly live: string;
  /** A price that rose. */
  readonly up: string;
  /** A price that fell. */
  readonly down: string;
  /** The mark of the casino. */
  readonly casino: string;
}

export type SeedName = keyof ThemeSeeds;

/** The themes that can be derived; the wireframe theme is fixed. */
export type SeededTheme = 'dark' | 'light';

/** The seeds of the kit's themes: derivation returns the themes unchanged with them. */
export const defaultSeeds: Record<SeededTheme, ThemeSeeds> = {
  dark: {
    brand: '#D9F24F',
    ground: '#101E23',
    text: '#EDF3F1',
    odds: '#1B3038',
    live: '#D81E5B',
    up: '#63CBFF',
    down: '#FFA552',
    casino: '#C7A6FF',
  },
  light: {
    brand: '#0F3A45',
    ground: '#F2F0E8',
    text: '#0E1E22',
    odds: '#E9EEEA',
    live: '#C7185A',
    up: '#0A5FA6',
    down: '#9A3F00',
    casino: '#5B2FA8',
  },
};

/** The seeds in the order of the form. */
export const seedNames: readonly SeedName[] = ['brand', 'ground', 'text', 'odds', 'live', 'up', 'down', 'casino'];

/** Seeds from outside: from a form, a file, a setting. */
export type GivenSeeds = Partial<ThemeSeeds> | Readonly<Record<string, unknown>>;

/** The reason why a seed is not used. */
export interface SeedFault {
  readonly seed: string;
  readonly value: string;
  readonly reason: 'unknown-seed' | 'not-a-colour' | 'transparent';
  /** Explains a fault to a developer: what is wrong, why, and what to do. */
  readonly message: string;
}

const transparent = /^#(?:[\da-f]{4}|[\da-f]{8})$|^\w+a?\([^)]*\/|^(?:rgb|hsl)a?\((?:[^,]*,){3}/i;

function faultOf(seed: string, value: unknown): SeedFault | undefined {
  const text = String(value);
  const fault = (reason: SeedFault['reason'], message: string): SeedFault => ({ seed, value: text, reason, message });
  if (!seedNames.some((name) => name === seed)) {
    return fault(
      'unknown-seed',
      `There is no seed "${seed}": a theme grows from ${seedNames.join(', ')}. Rename it or leave it out.`,
    );
  }
  if (typeof value !== 'string' || !isColor(value.trim())) {
    return fault(
      'not-a-colour',
      `The seed "${seed}" is "${text}", which is not a colour: give hex, rgb(), hsl(), oklab() or oklch() with plain numbers, such as #0F3A45.`,
    );
  }
  if (transparent.test(value.trim())) {
    return fault(
      'transparent',
      `The seed "${seed}" is "${text}", which shows what lies below, so that its contrast cannot be known: give it without an alpha value.`,
    );
  }
  return undefined;
}

/** Splits an operator's seeds into valid ones and faults. The kit's default replaces a missing or faulty one. */
export function checkSeeds(given: GivenSeeds): {
  readonly accepted: Partial<ThemeSeeds>;
  readonly faults: readonly SeedFault[];
} {
  const accepted: Partial<Record<SeedName, string>> = {};
  const faults: SeedFault[] = [];
  for (const [seed, value] of Object.entries<unknown>(given)) {
    const fault = faultOf(seed, value);
    if (fault) faults.push(fault);
    // Without a fault it is a seed and a text.
    else accepted[seed as SeedName] = String(value).trim();
  }
  return { accepted, faults };
}
