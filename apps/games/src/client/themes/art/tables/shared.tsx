import type { ReactElement } from 'react';

import { Balloon, Kite, Rocket } from '../../flyers.tsx';
import { sailOf } from '../../race-colors.ts';
import { NumberBall } from './numbers.tsx';
import { tone } from '../tones.ts';
import { Ring, type TableProps } from './parts.tsx';

const rims = ['#3a210e', '#0d3a4d', '#5c4310'];
const hubs = ['#6b3f1a', '#14566b', '#241a06'];
const cloths = ['#5a1320', '#0b4a63', '#4a3608'];
const lastNumbers = ['#c6283a', '#171c20', '#c6283a', '#0a7a45', '#171c20'];

/** A roulette from above, and the last numbers of its table as plates. */
export function LiveRoulettePicture({ variant, tones }: TableProps): ReactElement {
  const turn = variant * 40;
  return (
    <>
      <path d="M92 -4H164V104H92Z" fill={cloths[variant % cloths.length]} />
      <path d="M92 -4V104" stroke={tones.light} strokeWidth="1.5" opacity=".5" />
      {lastNumbers.map((fill, index) => (
        <rect
          key={index}
          x={122}
          y={9 + index * 17}
          width={index === 0 ? 26 : 20}
          height="13"
          rx="2.5"
          fill={lastNumbers[(index + variant) % lastNumbers.length] ?? fill}
          stroke="#f4efe2"
          strokeWidth={index === 0 ? 1.8 : 0.7}
        />
      ))}
      <g transform={`translate(56 50) rotate(${turn})`}>
        <circle r="60" cy="3" opacity=".45" />
        <circle r="59" fill={rims[variant % rims.length]} />
        <circle r="56" fill="none" stroke="#e8c56a" strokeWidth="1.6" />
        <circle r="46" fill="#14161a" />
        <Ring radius={38.5} width={15} parts={38} ink="#c6283a" />
        <Ring radius={38.5} width={15} parts={38} ink="#1f9d57" dash="1 37" shift={-11} />
        <circle r="46" fill="none" stroke="#e8c56a" strokeWidth="1.4" />
        <circle r="31" fill={hubs[variant % hubs.length]} stroke="#e8c56a" strokeWidth="1.4" />
        <path d="M-21 0H21M0 -21V21" stroke="#f0d68a" strokeWidth="4" strokeLinecap="round" />
        <circle r="8" fill="#f0d68a" />
        <circle cx="35" cy="-13" r="4.500" fill="#fff" stroke="#1a1a1a" strokeWidth=".8" />
      </g>
    </>
  );
}

const tumbling = [
  { x: 52, y: 34, r: 11, ink: '#e3203a' },
  { x: 76, y: 28, r: 10, ink: '#37a6e6' },
  { x: 101, y: 40, r: 12, ink: '#ff9d2e' },
  { x: 70, y: 55, r: 13, ink: '#2fbf8a' },
];

/** The globe from which numbers are drawn, with the drawn ones below. */
export function DrawPicture({ variant, model }: TableProps): ReactElement {
  const numbers = model.startsWith('5') ? [31, 8, 24, 17, 2] : [64, 19, 7, 42, 80];
  const inks = ['#a46bf5', ...tumbling.map(({ ink }) => ink)];
  return (
    <>
      <g transform={variant % 2 === 0 ? undefined : 'translate(4 0)'}>
        <circle cx="76" cy="44" r="42" fill="#0b1a24" opacity=".55" />
        {tumbling.map((ball, index) => (
          <NumberBall key={ball.ink} {...ball} number={numbers[(index + 2) % numbers.length] ?? 1} />
        ))}
        <circle cx="76" cy="44" r="41" fill="#cfeaff" opacity=".14" />
        <circle cx="76" cy="44" r="41" fill="none" stroke="#f0d68a" strokeWidth="3" />
        <path
          d="M48 22A36 36 0 0 1 70 9"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".7"
        />
      </g>
      <rect x="8" y="78" width="144" height="20" rx="10" fill="#0b1a24" opacity=".75" />
      {numbers.map((number, index) => (
        <NumberBall
          key={number}
          x={24 + index * 28}
          y={88}
          r={11}
          number={number}
          ink={inks[(index + 2 + variant) % inks.length] ?? ''}
        />
      ))}
    </>
  );
}

const fleets = [
  [
    { x: 40, y: 52, size: 1.25, runner: 0 },
    { x: 104, y: 40, size: 0.95, runner: 3 },
    { x: 138, y: 28, size: 0.6, runner: 2 },
  ],
  [
    { x: 112, y: 54, size: 1.2, runner: 2 },
    { x: 48, y: 42, size: 1, runner: 6 },
    { x: 14, y: 29, size: 0.6, runner: 1 },
  ],
  [
    { x: 78, y: 53, size: 1.35, runner: 8 },
    { x: 132, y: 36, size: 0.8, runner: 0 },
    { x: 26, y: 36, size: 0.8, runner: 9 },
  ],
  [
    { x: 52, y: 50, size: 1.15, runner: 3 },
    { x: 112, y: 52, size: 1.2, runner: 0 },
    { x: 84, y: 30, size: 0.7, runner: 4 },
    { x: 144, y: 28, size: 0.55, runner: 7 },
  ],
] as const;

/** Hues of the water. */
const waters = [235, 250, 262, 215];

/** Boats of a regatta, the nearest one in front. */
export function RegattaPicture({ variant, tones }: TableProps): ReactElement {
  const fleet = fleets[variant % fleets.length] ?? fleets[0];
  const water = waters[variant % waters.length] ?? 235;
  return (
    <>
      <path d="M0 46Q40 42 80 46T160 45V100H0Z" fill={tone(0.44, 0.09, water)} />
      <path d="M0 64Q40 59 80 64T160 62V100H0Z" fill={tone(0.33, 0.085, water)} />
      <path
        d="M12 54h22M60 58h16M118 52h26M30 74h26M96 78h30M4 88h18"
        stroke={tones.light}
        strokeWidth="1.6"
        opacity=".4"
      />
      {fleet.toReversed().map(({ x, y, size, runner }) => {
        const { sail, dark } = sailOf(runner);
        return (
          <g key={runner} transform={`translate(${x} ${y}) scale(${size}) translate(-32 -22)`}>
            <path d="M29 -6C47 6 52 20 53 33H29Z" fill={dark} />
            <path d="M29 -7C45 5 50 19 51 32H29Z" fill={sail} />
            <path d="M27 2C17 12 11 23 9 32H27Z" fill={sail} opacity=".78" />
            <path d="M28 -8V34" stroke="#3b2a1c" strokeWidth="1.8" />
            <path d="M5 34H60C58 39 54 42 49 42H16C11 42 7 39 5 34Z" fill="#f4f0e6" />
            <path d="M6 36H59L58 38H7Z" fill={dark} />
            <path d="M-2 43Q16 39 32 43T66 42" fill="none" stroke="#fff" strokeWidth="2" opacity=".75" />
          </g>
        );
      })}
    </>
  );
}

const flights = [
  { Flyer: Balloon, path: 'M-4 96C52 94 92 78 118 44', x: 118, y: 48, size: 0.82, lean: 7 },
  { Flyer: Kite, path: 'M-4 92C44 92 84 80 116 40', x: 116, y: 58, size: 0.78, lean: 20 },
  { Flyer: Rocket, path: 'M-4 97C60 96 98 76 116 52', x: 116, y: 56, size: 0.84, lean: 34 },
] as const;

/** A curve with the one who flies at its end. */
export function CurvePicture({ variant, tones }: TableProps): ReactElement {
  const { Flyer, path, x, y, size, lean } = flights[variant % flights.length] ?? flights[0];
  return (
    <>
      <path d="M0 28H160M0 52H160M0 76H160" stroke={tones.light} strokeWidth=".8" opacity=".28" />
      <path d={`${path}V104H-4Z`} fill="#ffb454" opacity=".3" />
      <path d={path} fill="none" stroke="#3a1d05" strokeWidth="7" strokeLinecap="round" opacity=".35" />
      <path d={path} fill="none" stroke="#ffd98a" strokeWidth="4" strokeLinecap="round" />
      <g transform={`translate(${x} ${y}) rotate(${lean}) scale(${size}) translate(-32 -82)`}>
        <Flyer />
      </g>
    </>
  );
}
