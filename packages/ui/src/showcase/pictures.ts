import { darkColors } from '../theme/dark-colors.ts';

const { brand, casino, live, move, status } = darkColors;
const inks = [
  [brand.subtle, brand.base, status.success],
  [casino.subtle, status.warning, casino.text],
  [status.dangerSubtle, live.on, live.text],
  [move.upSubtle, brand.hover, move.up],
] as const;

/** A picture for stories, as a shop would send one: drawn here, so that no story depends on a network. */
export function drawnPicture(kind: number, width: number, height: number): string {
  const [ground, light, middle] = inks[kind % inks.length] ?? inks[0];
  const bars = [0, 1, 2, 3, 4]
    .map(
      (bar) =>
        `<path d='M${bar * 26 + 6} 100 ${bar * 26 + 40} 0h9L${bar * 26 + 15} 100z' fill='${middle}' opacity='${0.3 + bar * 0.12}'/>`,
    )
    .join('');
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 160 100' preserveAspectRatio='xMidYMid slice'>` +
    `<rect width='160' height='100' fill='${ground}'/>${bars}<circle cx='104' cy='52' r='26' fill='${light}'/>` +
    `<path d='M104 30l13 10-5 16H96l-5-16z' fill='${ground}'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
