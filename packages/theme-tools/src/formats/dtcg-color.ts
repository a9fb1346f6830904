import { encoded, hexOf, isColor, linear, rgbOf, rgbOfHsl, toHex, type Rgb } from '@kvota/ui/theme-editing';

type Triple = readonly [number, number, number];

/** Display P3 to sRGB in linear light, by the primaries of both (white point D65). */
const p3ToSrgb: readonly Triple[] = [
  [1.2249401763, -0.2249401763, 0],
  [-0.0420569547, 1.0420569547, 0],
  [-0.0196375546, -0.0786360456, 1.0982736001],
];

const mix = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => a * x + b * y + c * z) as unknown as Triple; // Three rows.

/** The colour spaces that are read. For all others the `hex` of the value is used, which tools write beside it. */
const spaces: Readonly<Record<string, (components: Triple) => Rgb>> = {
  srgb: (rgb) => rgb,
  'srgb-linear': (rgb) => rgb.map(encoded) as unknown as Triple, // Three in, three out.
  hsl: ([hue, saturation, lightness]) => rgbOfHsl(hue, saturation / 100, lightness / 100),
  oklch: ([l, c, h]) => rgbOf({ l, c: Math.max(0, c), h }),
  oklab: ([l, a, b]) => rgbOf({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }),
  'display-p3': (rgb) => mix(p3ToSrgb, rgb.map(linear) as unknown as Triple).map(encoded) as unknown as Triple, // The same.
};

const numberOf = (part: unknown): number | undefined =>
  part === 'none' ? 0 : typeof part === 'number' && Number.isFinite(part) ? part : undefined;

const opacityDigits = (alpha: unknown): string | undefined => {
  if (alpha === undefined) return '';
  const share = numberOf(alpha);
  if (share === undefined || share < 0 || share > 1) return undefined;
  const digits = Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
  return digits === 'FF' ? '' : digits;
};

/** Reads the value of a colour token: an object of the format of 2025.10, or a text in hex. Returns hex, or undefined. */
export function readTokenColor(value: unknown): string | undefined {
  if (typeof value === 'string') return isColor(value.trim()) ? toHex(value) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, components, alpha, hex } = value as Readonly<Record<string, unknown>>;
  const opacity = opacityDigits(alpha);
  if (opacity === undefined) return undefined;
  const convert = typeof colorSpace === 'string' && Object.hasOwn(spaces, colorSpace) ? spaces[colorSpace] : undefined;
  const numbers = Array.isArray(components) && components.length === 3 ? components.map(numberOf) : [];
  if (convert && numbers.length === 3 && numbers.every((part) => part !== undefined))
    return hexOf(convert(numbers as unknown as Triple)) + opacity; // Three numbers.
  return typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex) ? hex.toUpperCase() + opacity : undefined;
}

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const rounded = (share: number): number => Math.round(share * 1e5) / 1e5;

/** Writes a colour in hex as the value of a token. */
export function writeTokenColor(hex: string): Readonly<Record<string, unknown>> {
  return {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => rounded(channel(hex, at))),
    alpha: hex.length === 9 ? rounded(channel(hex, 7)) : 1,
    hex: hex.slice(0, 7).toLowerCase(),
  };
}
