import type { ReactElement } from 'react';

import { Gem } from '../../pictures.tsx';
import { At, type TableProps } from './parts.tsx';

/** Digits as strokes in a field of 6 by 10. */
const digits = [
  'M3 0C0 0 0 10 3 10S6 0 3 0Z',
  'M1 2L4 0V10',
  'M0 2C1 -1 6 -1 6 2.500C6 5 0 7 0 10H6',
  'M0 1C3 -1 6 0 5.500 2.500C5 5 2 4.500 2 4.700C6 4.500 7 9 4 10C2 10.500 .500 9.500 0 9',
  'M4.500 10V0L0 7H6.500',
  'M6 0H1L.500 4.500C3 3 6 4 6 7C6 10 2 11 0 9',
  'M5 0C1 1 -1 7 1 9C3 11 6 9 5.500 6.500C5 4 1 4.500 .500 7',
  'M0 0H6L2 10',
  'M3 0C0 0 0 4.500 3 4.700S6 10 3 10S0 5 3 4.700S6 0 3 0Z',
  'M1 10C5 9 7 3 5 1C3 -1 0 1 .500 3.500C1 6 5 5.500 5.500 3',
] as const;

interface BallProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly number: number;
  readonly ink: string;
}

/** A ball with its number. */
export const NumberBall = ({ x, y, r, number, ink }: BallProps): ReactElement => {
  const shown = String(number)
    .split('')
    .map((digit) => digits[Number(digit)] ?? digits[0]);
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <circle cx="1" cy="3" r="20" opacity=".4" />
      <circle r="20" fill={ink} />
      <path
        d="M-15 -4A16 16 0 0 1 -4 -15"
        fill="none"
        stroke="#fff"
        strokeWidth="3.6"
        strokeLinecap="round"
        opacity=".7"
      />
      <circle r="12.500" fill="#fffdf5" />
      <g fill="none" stroke="#14262c" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        {shown.map((d, index) => (
          <path
            key={index === 0 ? 'first' : 'second'}
            d={d}
            transform={`translate(${shown.length === 1 ? -3 : -7.6 + index * 8.6} -5)`}
          />
        ))}
      </g>
    </g>
  );
};

const balls: readonly (readonly BallProps[])[] = [
  [
    { x: 118, y: 30, r: 17, number: 8, ink: '#4b8df0' },
    { x: 30, y: 34, r: 18, number: 61, ink: '#2fbf8a' },
    { x: 134, y: 66, r: 22, number: 27, ink: '#ff9d2e' },
    { x: 44, y: 72, r: 22, number: 14, ink: '#a46bf5' },
    { x: 84, y: 50, r: 32, number: 7, ink: '#e3203a' },
  ],
  [
    { x: 26, y: 44, r: 16, number: 80, ink: '#ff9d2e' },
    { x: 132, y: 34, r: 18, number: 33, ink: '#e3203a' },
    { x: 54, y: 76, r: 19, number: 5, ink: '#f5d93a' },
    { x: 112, y: 74, r: 21, number: 46, ink: '#2fbf8a' },
    { x: 76, y: 42, r: 30, number: 19, ink: '#37a6e6' },
  ],
  [
    { x: 128, y: 36, r: 20, number: 3, ink: '#a46bf5' },
    { x: 118, y: 72, r: 23, number: 72, ink: '#ff5d8f' },
    { x: 78, y: 54, r: 30, number: 11, ink: '#e8b53a' },
  ],
];

/** Twenty of eighty: balls of many colours. */
export const KenoPicture = ({ variant }: TableProps): ReactElement => (
  <>
    {variant === 2 ? (
      <At x={34} y={52} side={50} turn={-12}>
        <Gem />
      </At>
    ) : null}
    {balls[variant % balls.length]?.map((ball) => (
      <NumberBall key={ball.number} {...ball} />
    ))}
  </>
);

/** Five drawn balls in their tube. */
export const FivePicture = ({ variant, tones }: TableProps): ReactElement => {
  const inks = ['#e3203a', '#f5d93a', '#2fbf8a', '#37a6e6', '#a46bf5'];
  const drawn = variant === 3 ? [4, 12, 20, 28, 35] : [7, 13, 21, 30, 34];
  return (
    <g transform={variant === 3 ? 'rotate(7 80 50)' : 'rotate(-9 80 50)'}>
      <rect x="-20" y="31" width="200" height="42" rx="6" fill={tones.deep} opacity=".7" />
      {drawn.map((number, index) => (
        <NumberBall key={number} x={16 + index * 32} y={50} r={17} number={number} ink={inks[index] ?? ''} />
      ))}
      <path d="M-20 33H180M-20 71H180" stroke={tones.light} strokeWidth="3" opacity=".8" />
      <path d="M-20 39H180" stroke="#fff" strokeWidth="4" opacity=".2" />
    </g>
  );
};
