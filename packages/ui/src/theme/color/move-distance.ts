import { labOf, type Rgb } from './oklch.ts';
import { readColor } from './read-color.ts';

// The mixing of channels in full deuteranopia and protanopia (Machado, Oliveira and Fernandes 2009).
const deuteranopia = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const protanopia = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];

function seen(rgb: Rgb, eyes: readonly (readonly number[])[]): Rgb {
  const mixed = eyes.map((row) => row.reduce((sum, share, index) => sum + share * (rgb[index] ?? 0), 0));
  return mixed as unknown as Rgb; // Three rows, three channels.
}

// OKLab spreads the darkest colours too far apart, although they all look black (Ottosson's toe, which follows
// CIELAB).
const [k1, k2] = [0.206, 0.03];
const k3 = (1 + k1) / (1 + k2);

/** Converts a colour to coordinates in which distance matches perception. */
function looked(rgb: Rgb): readonly [number, number, number] {
  const [l, a, b] = labOf(rgb);
  const above = k3 * l - k1;
  const lightness = (above + Math.sqrt(above ** 2 + 4 * k2 * k3 * Math.max(l, 0))) / 2;
  const share = l > 0 ? lightness / l : 0;
  return [lightness, a * share, b * share];
}

/** Returns the distance of two colours in OKLab, times a hundred, for the kind of vision that separates them worst. */
export function moveDistance(one: string, other: string): number {
  const distances = [deuteranopia, protanopia].map((eyes) => {
    const [a, b] = [looked(seen(readColor(one), eyes)), looked(seen(readColor(other), eyes))];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  });
  return 100 * Math.min(...distances);
}
