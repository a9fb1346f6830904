import type { ReactElement } from 'react';

import type { Tones } from '../tones.ts';

export interface SceneProps {
  readonly tones: Tones;
  /** Number of the title within its theme: 0, 1, 2 … */
  readonly variant: number;
}

/** The sky: a light that fades into the deep ground. */
export const Sky = ({
  tones,
  x,
  y,
}: {
  readonly tones: Tones;
  readonly x: number;
  readonly y: number;
}): ReactElement => (
  <>
    <radialGradient id="sky" gradientUnits="userSpaceOnUse" cx={x} cy={y} r="125">
      <stop stopColor={tones.glow} />
      <stop offset=".3" stopColor={tones.far} />
      <stop offset=".62" stopColor={tones.mid} />
      <stop offset="1" stopColor={tones.deep} />
    </radialGradient>
    <path d="M0 0H160V100H0Z" fill="url(#sky)" />
  </>
);

/** Rays around a point. */
export function Rays(props: { readonly x: number; readonly y: number; readonly fill: string; readonly count: number }) {
  const { x, y, fill, count } = props;
  const at = (turn: number): string =>
    `${Math.round(x + 190 * Math.cos(turn))} ${Math.round(y + 190 * Math.sin(turn))}`;
  const wedge = (Math.PI * 2) / count;
  const d = Array.from({ length: count }, (_, ray) => `M${x} ${y}L${at(ray * wedge)} ${at((ray + 0.5) * wedge)}Z`);
  return <path d={d.join('')} fill={fill} opacity=".16" />;
}

/** Small dots: stars, snow, sparks. */
export const Dots = ({ fill, at }: { readonly fill: string; readonly at: string }): ReactElement => (
  <path d={at} stroke={fill} strokeWidth="1.6" strokeLinecap="round" />
);

/** Points of the upper part, for stars and snow. */
export const stars =
  'M9 14h0M22 31h0M31 8h0M47 22h0M58 9h0M71 18h0M88 6h0M101 24h0M118 11h0M131 27h0M143 8h0M152 34h0M14 48h0M150 52h0M39 41h0M120 41h0';
