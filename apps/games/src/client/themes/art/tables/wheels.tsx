import type { ReactElement } from 'react';

import { Pointer } from '../../pictures.tsx';
import { At, Chips, Ring, type TableProps } from './parts.tsx';

const rims = ['#8a4a1c', '#3d2b52', '#0f5e66', '#7a5a12'];

/** A roulette in perspective, with its ball. */
export function RoulettePicture({ variant, tones }: TableProps): ReactElement {
  return (
    <>
      <g transform="translate(76 56) scale(1 .66)">
        <circle r="67" cy="8" fill="#0b0a0a" opacity=".5" />
        <circle r="66" fill={rims[variant % rims.length]} />
        <circle r="60" fill="#2a1408" />
        <circle r="50" fill="#14161a" />
        <Ring radius={50} width={16} parts={38} ink="#d3253c" />
        <Ring radius={50} width={16} parts={38} ink="#1f9d57" dash="1 37" shift={-11} />
        <circle r="42" fill="none" stroke="#e8c56a" strokeWidth="1.6" />
        <circle r="58" fill="none" stroke="#e8c56a" strokeWidth="1.6" />
        <circle r="36" fill={rims[variant % rims.length]} />
        <circle r="26" fill={tones.near} />
        <path d="M-30 0H30M0 -30V30" stroke="#f0d68a" strokeWidth="5" strokeLinecap="round" />
        <circle r="11" fill="#f0d68a" />
        <circle r="7" cy="-6" fill="#fff3c4" />
      </g>
      <circle cx={variant % 2 === 0 ? 101 : 50} cy={variant % 2 === 0 ? 27 : 28} r="5" fill="#fff" stroke="#1a1a1a" />
      <Chips x={143} y={86} count={3 + (variant % 2)} fill={variant > 1 ? '#d9a93a' : '#1c6fae'} />
    </>
  );
}

const colours = [
  ['#e8455a', '#2fbf8a', '#ffc94d', '#4b8df0'],
  ['#ff8a3d', '#8b5cf6', '#34c3d9', '#f5e663'],
  ['#d3253c', '#f4f1e6', '#e8b53a', '#23344a'],
  ['#37b6e6', '#f4f1e6', '#1f9d8a', '#ffb02e'],
  ['#2fa052', '#f4f8f6', '#1c5a2e', '#d9f24f'],
  ['#e8b53a', '#7a3f16', '#f6e2a8', '#b3261e'],
] as const;

/** A wheel with the segments of its maths. */
export function WheelPicture({ model, variant, symbols }: TableProps): ReactElement {
  const parts = Number(/\d+$/.exec(model)?.[0] ?? 20);
  const inks = colours[variant % colours.length] ?? colours[0];
  return (
    <>
      <g transform="translate(80 64)">
        <circle r="50" cy="4" opacity=".45" />
        <circle r="50" fill="#f3e3b0" />
        <circle r="47" fill="#14262c" />
        {inks.map((ink, index) => (
          <Ring key={ink} radius={31} width={28} parts={parts} ink={ink} dash="1 3" shift={-index} />
        ))}
        <Ring radius={48.5} width={3} parts={parts} ink="#b97f16" dash=".3 .7" />
        <circle r="19" fill="#f3e3b0" />
        <circle r="16.5" fill="#14262c" />
        <g transform="scale(.25) translate(-50 -50)">{(variant < 3 ? symbols.scatter : symbols.wild).draw()}</g>
      </g>
      <At x={85} y={17} side={30}>
        <Pointer />
      </At>
    </>
  );
}
