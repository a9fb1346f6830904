/** Colours of a scene, from the light to the darkest ground. */
export interface Tones {
  readonly light: string;
  readonly glow: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly deep: string;
}

const byte = (linear: number): string => {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
};

/** Converts a colour of OKLCH to hex. If a program cannot read OKLCH, the picture still has its colours. */
export function tone(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

/** Makes the colours of a scene from the hue of its ground and of its light. */
export const tonesOf = (ground: number, light: number, chroma: number): Tones => ({
  light: tone(0.93, 0.09, light),
  glow: tone(0.74, 0.14, light),
  far: tone(0.5, chroma * 1.15, ground),
  mid: tone(0.38, chroma, ground),
  near: tone(0.28, chroma * 0.9, ground),
  deep: tone(0.19, chroma * 0.7, ground),
});

/** Hashes a text to a number between 0 and 2^32. The same text always gives the same number. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  // The lower bits of similar texts are similar without this.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 12)) >>> 0;
}
