import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import { fruits } from '../nature/fruits.tsx';
import type { SymbolSet } from '../symbol.ts';

type Corner = readonly [x: number, y: number];
/** Colours of a stone from its brightest facet to its edge. */
type Shades = readonly [light: string, bright: string, middle: string, dark: string, edge: string];

const path = (corners: readonly Corner[]): string => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Corners on an ellipse, the first at this angle in degrees from the top. */
const around = (count: number, [rx, ry]: Corner, from = 0): readonly Corner[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + (at * 360) / count) * Math.PI) / 180;
    return [
      Math.round((50 + Math.sin(angle) * rx) * 10) / 10,
      Math.round((50 - Math.cos(angle) * ry) * 10) / 10,
    ] as const;
  });

const inside = (corners: readonly Corner[], share: number): readonly Corner[] =>
  corners.map(([x, y]) => [50 + (x - 50) * share, 48 + (y - 50) * share] as const);

/** A cut stone: facets between its outline and its table, brighter towards the upper left. */
function stone(corners: readonly Corner[], shades: Shades, share = 0.56): () => ReactElement {
  const [light, bright, middle, dark, edge] = shades;
  const table = inside(corners, share);
  const facets = corners.map((corner, at): { readonly d: string; readonly fill: string } => {
    const next = (at + 1) % corners.length;
    const [b = corner, c = corner, d = corner] = [corners[next], table[next], table[at]];
    const facing = (corner[0] + b[0]) / 2 - 50 + ((corner[1] + b[1]) / 2 - 50);
    const fill = facing < -34 ? light : facing < 0 ? bright : facing < 30 ? middle : dark;
    return { d: path([corner, b, c, d]), fill };
  });
  return function Stone() {
    return (
      <>
        <path d={path(corners)} fill={edge} transform="translate(0 3)" />
        <path d={path(corners)} fill={middle} stroke={edge} strokeWidth="3" strokeLinejoin="round" />
        {facets.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} stroke={edge} strokeWidth="0.8" strokeOpacity="0.5" />
        ))}
        <path d={path(table)} fill={bright} />
        <path d={path([...table.slice(0, Math.ceil(table.length / 2)), [50, 48]])} fill={middle} opacity="0.75" />
        <path d={path(inside(corners, share * 0.5))} fill={light} opacity="0.45" />
        <path d="M30 30L36 21L39 32L47 35L38 38L34 47L32 38L24 34Z" fill="#fff" opacity="0.92" />
      </>
    );
  };
}

const square: readonly Corner[] = [
  [26, 8],
  [74, 8],
  [90, 26],
  [90, 74],
  [74, 92],
  [26, 92],
  [10, 74],
  [10, 26],
];
const shield: readonly Corner[] = [
  [28, 12],
  [72, 12],
  [94, 36],
  [72, 68],
  [50, 92],
  [28, 68],
  [6, 36],
];
const drop: readonly Corner[] = [
  [50, 5],
  [72, 26],
  [88, 54],
  [79, 80],
  [50, 93],
  [21, 80],
  [12, 54],
  [28, 26],
];
const triangle: readonly Corner[] = [
  [50, 9],
  [62, 18],
  [92, 72],
  [86, 84],
  [14, 84],
  [8, 72],
  [38, 18],
];

/** Cut stones, each of its colour and its shape. */
export const jewels: SymbolSet = {
  ranked: [
    {
      name: msg({ id: 'games.symbol.diamond', message: 'diamond' }),
      draw: stone(shield, ['#ffffff', '#dff4ff', '#a9d8f2', '#6fb0d8', '#2c668c'], 0.5),
    },
    {
      name: msg({ id: 'games.symbol.ruby', message: 'ruby' }),
      draw: stone(around(8, [44, 44], 22.5), ['#ffb3b8', '#ff5a6a', '#dd1f3b', '#a00d28', '#5c0616']),
    },
    {
      name: msg({ id: 'games.symbol.emerald', message: 'emerald' }),
      draw: stone(square, ['#c2ffdc', '#4fdf98', '#15ab66', '#087544', '#04452a'], 0.6),
    },
    {
      name: msg({ id: 'games.symbol.sapphire', message: 'sapphire' }),
      draw: stone(around(6, [44, 46]), ['#c0dcff', '#5b9bff', '#2563d8', '#153e9c', '#0a2260']),
    },
    {
      name: msg({ id: 'games.symbol.amethyst', message: 'amethyst' }),
      draw: stone(drop, ['#ecd2ff', '#b982f5', '#8645cf', '#5c2599', '#35125e']),
    },
    {
      name: msg({ id: 'games.symbol.citrine', message: 'citrine' }),
      draw: stone(triangle, ['#fff1b8', '#ffd04a', '#f2a413', '#b96f05', '#6e3f00'], 0.52),
    },
    {
      name: msg({ id: 'games.symbol.garnet', message: 'garnet' }),
      draw: stone(around(10, [34, 45], 18), ['#ffcfb0', '#f58348', '#cf5218', '#93330a', '#561a02']),
    },
    {
      name: msg({ id: 'games.symbol.turquoise', message: 'turquoise' }),
      draw: stone(around(12, [45, 32], 15), ['#d2fffb', '#5fe6dc', '#1eb3ad', '#0b7c7c', '#04494b']),
    },
  ],
  wild: fruits.wild,
  scatter: fruits.scatter,
};
