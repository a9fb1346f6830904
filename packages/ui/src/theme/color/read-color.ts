import { luminanceOf, rgbOf, within, type Rgb } from './oklch.ts';

function rgbOfHex(hex: string): Rgb {
  const digits = hex.length < 6 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255) as unknown as Rgb; // Three.
}

/** Returns a colour of hue in degrees, and saturation and lightness from 0 to 1. */
export function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number): number => {
    const k = (shift + (((hue % 360) + 360) % 360) / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/**
 * Parses the notations that `isColor` accepts and ignores transparency. Percentages are of 1, of 255, or of OKLab's
 * 0.4.
 */
export function readColor(text: string): Rgb {
  const value = text.trim().toLowerCase();
  if (value.startsWith('#')) return rgbOfHex(value);
  const name = value.slice(0, value.indexOf('('));
  const parts = value.match(/[+-]?[\d.]+%?/g) ?? [];
  const part = (index: number, whole: number): number => {
    const written = parts[index] ?? '0';
    return written.endsWith('%') ? (Number.parseFloat(written) / 100) * whole : Number.parseFloat(written);
  };
  if (name.startsWith('rgb')) return [0, 1, 2].map((index) => within(part(index, 255) / 255, 0, 1)) as unknown as Rgb; // Three.
  if (name.startsWith('hsl')) return rgbOfHsl(part(0, 360), within(part(1, 1), 0, 1), within(part(2, 1), 0, 1));
  const l = part(0, 1);
  if (name === 'oklch') return rgbOf({ l, c: Math.max(0, part(1, 0.4)), h: part(2, 360) });
  const a = part(1, 0.4);
  const b = part(2, 0.4);
  return rgbOf({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** Returns the WCAG 2 contrast of two luminances, from 1 to 21. */
export function contrastWith(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the contrast of two colours. */
export function contrastOf(one: string, other: string): number {
  return contrastWith(luminanceOf(readColor(one)), luminanceOf(readColor(other)));
}
