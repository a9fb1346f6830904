import type { ReactElement } from 'react';

import { crestFigures, crestOf } from '../../crest-looks.ts';
import { tone } from '../tones.ts';
import type { TableProps } from './parts.tsx';

/** Two clubs in front, by league. */
const pairs: Readonly<Record<string, readonly [number, number]>> = {
  'danube-8': [0, 1],
  'coast-8': [2, 3],
  'mountain-6': [0, 5],
};

const edge = 'M3 3H29V16C29 24 22 29 16 31C10 29 3 24 3 16Z';

const Shield = (props: {
  readonly model: string;
  readonly club: number;
  readonly x: number;
  readonly lean: number;
}): ReactElement => {
  const { model, club, x, lean } = props;
  const { base, mark, figure } = crestOf(model, club);
  return (
    <g transform={`translate(${x} 40) rotate(${lean}) scale(2.1) translate(-16 -17)`}>
      <path d={edge} transform="translate(0 1.2)" opacity=".45" />
      <path d={edge} fill={base} />
      <path d={crestFigures[figure]} fill={mark} />
      <path d={edge} fill="none" stroke="#f0d68a" strokeWidth="1.6" strokeLinejoin="round" />
    </g>
  );
};

/** Two shields above a pitch, with the ball between them. */
export function LeaguePicture({ model, variant }: TableProps): ReactElement {
  const [left, right] = pairs[model] ?? [0, 1];
  const grass = 140 + (variant % 3) * 8;
  return (
    <>
      <path d="M-2 70L28 60H132L162 70V102H-2Z" fill={tone(0.47, 0.12, grass)} />
      <path d="M30 60H54L46 102H6ZM80 60H106L116 102H80Z" fill={tone(0.52, 0.125, grass)} />
      <path d="M-2 84H162M80 60V102" stroke="#fff" strokeWidth="1.6" opacity=".7" />
      <ellipse cx="80" cy="84" rx="34" ry="10" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".7" />
      <Shield model={model} club={left} x={46} lean={-6} />
      <Shield model={model} club={right} x={114} lean={6} />
      <g transform="translate(80 74)">
        <ellipse cy="17" rx="15" ry="4" opacity=".4" />
        <circle r="16" fill="#f7f7f3" stroke="#14202a" strokeWidth="1.4" />
        <path
          d="M0 -7L6.700 -2.200L4.100 5.700H-4.100L-6.700 -2.200ZM0 -16L5 -13L0 -10L-5 -13ZM15 -5L14.500 2L11 -1L11.500 -6ZM-15 -5L-14.500 2L-11 -1L-11.500 -6ZM9.500 13L4.500 15L5.500 10.500L10 9ZM-9.500 13L-4.500 15L-5.500 10.500L-10 9Z"
          fill="#14202a"
        />
      </g>
    </>
  );
}
