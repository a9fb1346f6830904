import type { ReactElement } from 'react';

import { Comet } from '../../pictures.tsx';
import { At, type TableProps } from './parts.tsx';

const pipsOf: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const Face = ({ count, ink }: { readonly count: number; readonly ink: string }): ReactElement => (
  <>
    {pipsOf[count]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r="4.2" fill={ink} />
    ))}
  </>
);

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly faces: readonly [number, number, number];
  readonly inks: readonly [top: string, left: string, right: string, pip: string];
}

/** A die with three sides in view. */
const Die = ({ x, y, turn, faces, inks }: DieProps): ReactElement => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <ellipse cx="4" cy="34" rx="34" ry="9" opacity=".4" />
    <g strokeLinejoin="round" strokeWidth="4">
      <path d="M0 -34L30 -18L0 -2L-30 -18Z" fill={inks[0]} stroke={inks[0]} />
      <path d="M-30 -18L0 -2V34L-30 17Z" fill={inks[1]} stroke={inks[1]} />
      <path d="M30 -18L0 -2V34L30 17Z" fill={inks[2]} stroke={inks[2]} />
    </g>
    <g transform="translate(0 -18) matrix(.83 .44 -.83 .44 0 0)">
      <Face count={faces[0]} ink={inks[3]} />
    </g>
    <g transform="translate(-15 8) matrix(.83 .44 0 1 0 0)">
      <Face count={faces[1]} ink={inks[3]} />
    </g>
    <g transform="translate(15 8) matrix(.83 -.44 0 1 0 0)">
      <Face count={faces[2]} ink={inks[3]} />
    </g>
  </g>
);

/** Two dice. */
export const DicePicture = ({ code }: TableProps): ReactElement => {
  const neon = code.startsWith('neon');
  return (
    <>
      <Die
        x={112}
        y={42}
        turn={12}
        faces={[3, 6, 2]}
        inks={neon ? ['#2b1a52', '#1c1038', '#140a2b', '#5ff0ff'] : ['#ff6f78', '#e3203a', '#a3142a', '#fff']}
      />
      <Die
        x={56}
        y={52}
        turn={-10}
        faces={[5, 4, 1]}
        inks={neon ? ['#52184e', '#38103a', '#2a0a2c', '#ff6ad5'] : ['#fffdf5', '#e6e2d2', '#c2bca6', '#14262c']}
      />
    </>
  );
};

/** A comet on its way up, over lines of height. */
export const LimboPicture = ({ tones, code }: TableProps): ReactElement => (
  <>
    <path d="M0 24H160M0 44H160M0 62H160M0 78H160" stroke={tones.light} strokeDasharray="2 5" opacity=".5" />
    <path
      d="M-6 104C40 98 74 82 108 30"
      fill="none"
      stroke={tones.glow}
      strokeWidth="3"
      strokeDasharray="1 6"
      strokeLinecap="round"
    />
    {code.startsWith('comet') ? (
      <At x={86} y={50} side={118} turn={-26}>
        <Comet />
      </At>
    ) : (
      <g transform="translate(100 46) rotate(38)">
        <path d="M-8 24L0 52L8 24Z" fill="#ff9d2e" />
        <path d="M-4 24L0 42L4 24Z" fill="#fff3c9" />
        <path d="M-13 8L-26 28L-11 24ZM13 8L26 28L11 24Z" fill="#b3261e" />
        <path d="M0 -40C16 -24 18 4 12 26H-12C-18 4 -16 -24 0 -40Z" fill="#f4f8f6" />
        <path d="M0 -40C16 -24 18 4 12 26H0Z" fill="#c3d0d4" />
        <path d="M0 -40C6 -34 10 -27 12 -20H-12C-10 -27 -6 -34 0 -40Z" fill="#e3203a" />
        <circle cy="-4" r="7" fill="#0f4a63" stroke="#8fa4aa" strokeWidth="3" />
      </g>
    )}
  </>
);

/** Pegs, a ball on its way down, and the bins. */
export function PlinkoPicture({ code, model, symbols, tones }: TableProps): ReactElement {
  const rows = model.endsWith('12') ? 7 : 5;
  const gap = 58 / rows;
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 2 }, (_unused, peg) => `M${80 + (peg - (row + 1) / 2) * gap * 1.5} ${16 + row * gap}h0`),
  );
  const bins = rows + 1;
  const inks = ['#e8455a', '#ff9d2e', '#ffd23f', '#4fdfa0'];
  const width = gap * 1.5;
  const fruit = code.startsWith('orchard');
  return (
    <>
      <path d={pegs.flat().join('')} stroke={tones.light} strokeWidth={rows > 5 ? 4.4 : 5.6} strokeLinecap="round" />
      {Array.from({ length: bins }, (_, bin) => (
        <rect
          key={bin}
          x={80 + (bin - bins / 2) * width + 1}
          y="78"
          width={width - 2}
          height="15"
          rx="2"
          fill={inks[Math.min(bin, bins - 1 - bin, 3)]}
        />
      ))}
      <path
        d="M78 4L84 18L75 32L86 46"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      {fruit ? (
        <g transform="translate(72 38) scale(.28)">{symbols.ranked[5]?.draw()}</g>
      ) : (
        <>
          <circle cx="86" cy="53" r="9.6" fill="#7d0f3a" />
          <circle cx="86" cy="52" r="9" fill={code.startsWith('winter') ? '#f4fbff' : '#d9f24f'} />
          <circle cx="83" cy="49" r="2.8" fill="#fff" />
        </>
      )}
    </>
  );
}

/** A card whose cover is scratched off in part, with a coin. */
export function ScratchPicture({ variant, symbols, tones }: TableProps): ReactElement {
  const shown = [0, 2, 5].map((rank) => symbols.ranked[(rank + variant) % symbols.ranked.length]);
  return (
    <>
      <g transform={`rotate(${[-7, 6, -4, 8, -8, 5][variant % 6] ?? 0} 80 50)`}>
        <rect x="19" y="16" width="126" height="76" rx="6" opacity=".4" />
        <rect x="17" y="12" width="126" height="76" rx="6" fill={tones.light} />
        <rect x="22" y="17" width="116" height="66" rx="3" fill={tones.near} />
        {shown.map((symbol, index) => (
          <g key={symbol?.name.id} transform={`translate(${25 + index * 38} 31) scale(.35)`}>
            {symbol?.draw()}
          </g>
        ))}
        <path d="M22 17H138V83H84L92 74L78 78L98 64L70 70L112 52L84 52L122 38L92 38L124 26L22 26Z" fill="#a9b6bb" />
        <path d="M22 17H138V26H22ZM128 30L134 30V80H128ZM116 60L122 50V80H116ZM104 72L110 66V80H104Z" fill="#c9d3d6" />
        <path d="M22 26L58 26L40 32L60 33L34 44L22 42ZM22 83V66L44 62L30 72L60 70L46 83Z" fill="#a9b6bb" />
      </g>
      <circle cx="124" cy="80" r="17" fill="#7a5608" />
      <circle cx="123" cy="78" r="17" fill="#f6b91c" />
      <circle cx="123" cy="78" r="12.5" fill="none" stroke="#b97a08" strokeWidth="2" />
      <path
        d="M123 69L126 75L132 76L127.500 80.500L129 87L123 83.500L117 87L118.500 80.500L114 76L120 75Z"
        fill="#b97a08"
      />
    </>
  );
}
