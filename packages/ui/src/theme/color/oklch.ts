// The colour maths of a theme, by Björn Ottosson's OKLab and WCAG 2. A colour library would weigh several times the
// rest of this entry; culori is the independent reference of the tests.

/** Three channels of sRGB from 0 to 1, as they are stored (gamma-encoded). */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** Returns the linear light of a channel as it is stored. */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Returns a channel as it is stored, of its linear light. */
export function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

export const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** OKLab of a colour: lightness, green to red, blue to yellow. */
export function labOf(rgb: Rgb): Triple {
  const [r, g, b] = rgb.map(linear) as unknown as Triple; // Three in, three out.
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Channels of linear light; below 0 or above 1 outside sRGB. */
function lightOf([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const rectangular = ({ l, c, h }: Oklch): Triple => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
];
const isShown = (light: Triple): boolean => light.every((channel) => channel >= -1e-6 && channel <= 1.000_001);

/** Returns lightness, chroma and hue of a colour. The hue of a grey has no meaning. */
export function oklchOf(rgb: Rgb): Oklch {
  const [l, a, b] = labOf(rgb);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Returns the nearest colour of sRGB with the same hue and lightness, by reducing the chroma. */
export function rgbOf(color: Oklch): Rgb {
  const l = within(color.l, 0, 1);
  let light = lightOf(rectangular({ ...color, l }));
  if (!isShown(light)) {
    let kept = 0;
    let lost = color.c;
    for (let step = 0; step < 16; step += 1) {
      const c = (kept + lost) / 2;
      const tried = lightOf(rectangular({ ...color, l, c }));
      if (isShown(tried)) kept = c;
      else lost = c;
    }
    light = lightOf(rectangular({ ...color, l, c: kept }));
  }
  return light.map((channel) => within(encoded(within(channel, 0, 1)), 0, 1)) as unknown as Rgb; // Three in, three out.
}

/** Returns the colour at a share of the way from one to another, over the shorter arc of hues. */
export function moveBetween(one: Oklch, other: Oklch, share: number): Oklch {
  const arc = ((((other.h - one.h) % 360) + 540) % 360) - 180;
  return { l: one.l + (other.l - one.l) * share, c: one.c + (other.c - one.c) * share, h: one.h + arc * share };
}

/** Rounds the channels to 8 bits. */
export function storedRgb(rgb: Rgb): Rgb {
  return rgb.map((channel) => Math.round(within(channel, 0, 1) * 255) / 255) as unknown as Rgb; // Three in, three out.
}

/** Six digits, the form of every derived colour. */
export function hexOf(rgb: Rgb): string {
  const digits = storedRgb(rgb).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
}

/** Relative luminance of WCAG 2. */
export function luminanceOf(rgb: Rgb): number {
  const [r, g, b] = rgb.map(linear) as unknown as Triple; // Three in, three out.
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
