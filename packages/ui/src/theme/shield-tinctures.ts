/**
 * The colours of team shields, equal in every theme because shields are pictures. A ring of hues in OKLCH, each with
 * a middle and a dark shade; light shades for marks and letters. A test proves that every light shade is readable on
 * every other one, and that all are within sRGB.
 */
interface Hue {
  /** Degrees of OKLCH. */
  readonly hue: number;
  readonly chroma: number;
}

const hues: readonly Hue[] = [
  { hue: 27, chroma: 0.17 },
  { hue: 12, chroma: 0.12 },
  { hue: 48, chroma: 0.11 },
  { hue: 130, chroma: 0.1 },
  { hue: 150, chroma: 0.11 },
  { hue: 170, chroma: 0.07 },
  { hue: 205, chroma: 0.07 },
  { hue: 240, chroma: 0.09 },
  { hue: 258, chroma: 0.14 },
  { hue: 267, chroma: 0.19 },
  { hue: 292, chroma: 0.16 },
  { hue: 330, chroma: 0.15 },
  { hue: 250, chroma: 0.02 },
];

const cloth = (lightness: number, chroma: number, hue: number): string => `oklch(${lightness} ${chroma} ${hue})`;

/** A hue of the ring as two shades for one field. */
export interface Cloth {
  readonly middle: string;
  readonly dark: string;
}

export const cloths: readonly Cloth[] = hues.map(({ hue, chroma }) => ({
  middle: cloth(0.43, chroma, hue),
  dark: cloth(0.29, Math.round(chroma * 650) / 1000, hue),
}));

/** White, silver, cream, gold, orange, sky, mint, rose. */
export const lightCloths: readonly string[] = [
  cloth(0.98, 0.005, 100),
  cloth(0.89, 0.008, 240),
  cloth(0.95, 0.045, 95),
  cloth(0.87, 0.15, 92),
  cloth(0.84, 0.095, 62),
  cloth(0.86, 0.07, 225),
  cloth(0.89, 0.09, 160),
  cloth(0.87, 0.06, 10),
];
