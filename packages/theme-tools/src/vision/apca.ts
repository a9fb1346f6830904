import { readColor } from '@kvota/ui/theme-editing';

// The published formula of APCA (0.0.98G, constants of 0.1.9), written from its description. It is a draft and advice
// here; the rule is WCAG 2 (THEME-27).

const share = [0.212_672_9, 0.715_152_2, 0.072_175] as const;
// oxlint-disable-next-line oxc/approx-constant -- a constant of the formula, not the square root of two
const [darkEnd, darkPower] = [0.022, 1.414];
const scale = 1.14;
const [least, offset] = [0.1, 0.027];

/** Luminance as the formula estimates it for a screen, with the darkest colours lifted. */
function screenLuminance(color: string): number {
  const [r, g, b] = readColor(color).map((channel) => channel ** 2.4) as [number, number, number]; // Three channels.
  const y = r * share[0] + g * share[1] + b * share[2];
  return y >= darkEnd ? y : y + (darkEnd - y) ** darkPower;
}

/**
 * Returns the lightness contrast Lc of a text on a ground, about −108 to 106. It is negative for light text on dark.
 * Transparency is ignored.
 */
export function lightnessContrast(text: string, ground: string): number {
  const [ink, paper] = [screenLuminance(text), screenLuminance(ground)];
  if (Math.abs(paper - ink) < 0.0005) return 0;
  if (paper > ink) {
    const contrast = (paper ** 0.56 - ink ** 0.57) * scale;
    return contrast < least ? 0 : (contrast - offset) * 100;
  }
  const contrast = (paper ** 0.65 - ink ** 0.62) * scale;
  return contrast > -least ? 0 : (contrast + offset) * 100;
}

/** The size of Lc that is advised where WCAG asks for a contrast: 60 for text, 30 for large text and signs. */
export const advisedContrast = (ratio: number): number => (ratio >= 4.5 ? 60 : 30);
