import { hexOf } from './oklch.ts';
import { readColor } from './read-color.ts';

const byte = (share: number): string =>
  Math.round(Math.min(Math.max(share, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/** Returns the opacity of a colour that `isColor` accepts, from 0 to 1. */
export function opacityOf(text: string): number {
  const value = text.trim();
  if (value.startsWith('#')) {
    const digits = value.length < 6 ? value.slice(1).replaceAll(/./g, '$&$&') : value.slice(1);
    return digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
  }
  const written = /^\w+\((?:.*\/|(?:[^,]*,){3})\s*([+-]?[\d.]+%?)\s*\)$/.exec(value)?.[1];
  if (written === undefined) return 1;
  const share = Number.parseFloat(written) / (written.endsWith('%') ? 100 : 1);
  return Math.min(Math.max(share, 0), 1);
}

/** Returns a colour that `isColor` accepts as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque. */
export function toHex(text: string): string {
  const opacity = byte(opacityOf(text));
  return hexOf(readColor(text)) + (opacity === 'FF' ? '' : opacity);
}
