import type { SymbolSet } from './symbols/symbol.ts';

/** The look of a game: its pictures and the colour of its light, as a hue in degrees of OKLCH. */
export interface GameTheme {
  /** Null in a game that draws none (`drawsSymbols`): its chunk is not loaded. */
  readonly symbols: SymbolSet | null;
  readonly hue: number;
}

interface ThemeSource {
  readonly hue: number;
  /** Symbols of slots, scratch cards and pictures of titles; those of fruits if there are none. */
  readonly symbols?: () => Promise<SymbolSet>;
}

/** Each set of symbols is a chunk that is loaded with a game that draws it. */
const adriatic = async (): Promise<SymbolSet> => (await import('./symbols/nature/adriatic.tsx')).adriatic;
const bells = async (): Promise<SymbolSet> => (await import('./symbols/places/bells.tsx')).bells;
const city = async (): Promise<SymbolSet> => (await import('./symbols/places/city.tsx')).city;
const desert = async (): Promise<SymbolSet> => (await import('./symbols/nature/desert.tsx')).desert;
const farm = async (): Promise<SymbolSet> => (await import('./symbols/nature/farm.tsx')).farm;
const football = async (): Promise<SymbolSet> => (await import('./symbols/places/football.tsx')).football;
const forest = async (): Promise<SymbolSet> => (await import('./symbols/nature/forest.tsx')).forest;
const fruits = async (): Promise<SymbolSet> => (await import('./symbols/nature/fruits.tsx')).fruits;
const jewels = async (): Promise<SymbolSet> => (await import('./symbols/places/jewels.tsx')).jewels;
const mountain = async (): Promise<SymbolSet> => (await import('./symbols/nature/mountain.tsx')).mountain;
const myth = async (): Promise<SymbolSet> => (await import('./symbols/places/myth.tsx')).myth;
const river = async (): Promise<SymbolSet> => (await import('./symbols/nature/river.tsx')).river;
const space = async (): Promise<SymbolSet> => (await import('./symbols/nature/space.tsx')).space;
const tavern = async (): Promise<SymbolSet> => (await import('./symbols/places/tavern.tsx')).tavern;
const treasure = async (): Promise<SymbolSet> => (await import('./symbols/places/treasure.tsx')).treasure;
const winter = async (): Promise<SymbolSet> => (await import('./symbols/nature/winter.tsx')).winter;

const themes: Readonly<Record<string, ThemeSource>> = {
  fruits: { hue: 15, symbols: fruits },
  bells: { hue: 80, symbols: bells },
  city: { hue: 275, symbols: city },
  desert: { hue: 70, symbols: desert },
  myth: { hue: 210, symbols: myth },
  space: { hue: 300, symbols: space },
  farm: { hue: 105, symbols: farm },
  football: { hue: 145, symbols: football },
  forest: { hue: 150, symbols: forest },
  jewels: { hue: 350, symbols: jewels },
  mountain: { hue: 165, symbols: mountain },
  river: { hue: 230, symbols: river },
  tavern: { hue: 50, symbols: tavern },
  treasure: { hue: 85, symbols: treasure },
  winter: { hue: 260, symbols: winter },
  adriatic: { hue: 220, symbols: adriatic },
  sea: { hue: 220, symbols: adriatic },
  cards: { hue: 165 },
  comet: { hue: 330 },
  dice: { hue: 250 },
  mines: { hue: 255 },
  numbers: { hue: 240 },
  pegs: { hue: 290 },
  roulette: { hue: 25 },
  towers: { hue: 305 },
  wheel: { hue: 265 },
};

/** If a code is unknown, its game looks like this. */
const unknown: ThemeSource = { hue: 200 };

/** Returns the hue of a theme. */
export const hueOf = (code: string): number => (themes[code] ?? unknown).hue;

/** Loads the symbols of a theme. */
export const loadSymbols = (code: string): Promise<SymbolSet> => (themes[code]?.symbols ?? fruits)();

/**
 * Returns the symbols of a game that draws them.
 *
 * @throws if the game was loaded without symbols
 */
export function symbolsIn({ symbols }: GameTheme): SymbolSet {
  if (symbols) return symbols;
  throw new Error('The game was loaded without symbols, but its view draws them. Name it in drawsSymbols.');
}
