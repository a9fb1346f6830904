import { reds } from '@kvota/games';
import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../../themes/roulette.css.ts';
import { pocketOf, restOf, spinMs, spinOf, wheelOrder } from './wheel-motion.ts';

export interface WheelProps {
  /** The number in which the ball lies; null if there was no round yet. */
  readonly number: number | null;
  /** Identifies the spin to show; null if nothing moves. */
  readonly spin: string | null;
}

/** Distances from the middle, of 100. */
const track = 91;
const pocket = 64;

export const colorOf = (number: number): 'zero' | 'red' | 'black' =>
  number === 0 ? 'zero' : reds.includes(number) ? 'red' : 'black';

const point = (angle: number, radius: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
};
const half = 180 / wheelOrder.length;
const ring = (angle: number, outer: number, inner: number): string =>
  `M${point(angle - half, outer)}A${outer} ${outer} 0 0 1 ${point(angle + half, outer)}L${point(angle + half, inner)}A${inner} ${inner} 0 0 0 ${point(angle - half, inner)}Z`;

/** The wheel. It turns one way and the ball the other, until the ball rests in the drawn number (RGS-22). If nothing may move, it rests there at once. */
export function Wheel({ number, spin }: WheelProps): ReactElement {
  const wheel = useRef<SVGGElement>(null);
  const orbit = useRef<SVGGElement>(null);
  const ball = useRef<SVGCircleElement>(null);
  const rest = restOf(number ?? 0);
  const before = useRef(rest);
  useEffect(() => {
    const from = before.current;
    before.current = rest;
    if (spin === null) return;
    const turns = spinOf(from, rest);
    const timing = { duration: spinMs, easing: 'cubic-bezier(0.2, 0.5, 0.3, 1)' };
    wheel.current?.animate(
      { transform: [`rotate(${rest.wheel - turns.wheel}deg)`, `rotate(${rest.wheel}deg)`] },
      timing,
    );
    orbit.current?.animate({ transform: [`rotate(${rest.ball - turns.ball}deg)`, `rotate(${rest.ball}deg)`] }, timing);
    ball.current?.animate(
      [
        { transform: `translateY(-${track}px)`, offset: 0 },
        { transform: `translateY(-${track}px)`, offset: 0.6, easing: 'ease-in' },
        { transform: `translateY(-${pocket - 4}px)`, offset: 0.76, easing: 'ease-out' },
        { transform: `translateY(-${pocket + 9}px)`, offset: 0.83, easing: 'ease-in' },
        { transform: `translateY(-${pocket - 1}px)`, offset: 0.9, easing: 'ease-out' },
        { transform: `translateY(-${pocket + 2}px)`, offset: 0.94, easing: 'ease-in' },
        { transform: `translateY(-${pocket}px)`, offset: 1 },
      ],
      { duration: spinMs },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a spin is shown once
  }, [spin, number]);
  return (
    <svg className={css.wheel} viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <radialGradient id="roulette-wood">
          <stop offset="0.1" stopColor="#8a5a2b" />
          <stop offset="1" stopColor="#4a2c14" />
        </radialGradient>
        <radialGradient id="roulette-gold" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.5" stopColor="#d6a83e" />
          <stop offset="1" stopColor="#7c5512" />
        </radialGradient>
        <radialGradient id="roulette-ball" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.7" stopColor="#e4e6e8" />
          <stop offset="1" stopColor="#9aa3a8" />
        </radialGradient>
      </defs>
      <circle r="99.5" fill="#2b1709" />
      <circle r="98" fill="none" stroke="url(#roulette-gold)" strokeWidth="1.6" />
      <circle r="95" fill="#5a3718" />
      <circle r="87" fill="#2b1709" />
      <g ref={wheel} style={{ transform: `rotate(${rest.wheel}deg)` }}>
        <circle r="86.5" fill="url(#roulette-gold)" />
        {wheelOrder.map((each) => (
          <g key={each}>
            <path d={ring(pocketOf(each), 85.5, 71.5)} className={css.pocket} data-color={colorOf(each)} />
            <path d={ring(pocketOf(each), 71.5, 56)} className={css.pocketFloor} data-color={colorOf(each)} />
            <text className={css.pocketText} transform={`rotate(${pocketOf(each)}) translate(0 -75.4)`}>
              {each}
            </text>
          </g>
        ))}
        <circle r="56" fill="url(#roulette-wood)" stroke="url(#roulette-gold)" strokeWidth="1.2" />
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M-2.6 0L-1.4 -34H1.4L2.6 0Z" fill="url(#roulette-gold)" />
            <circle cy="-36" r="4" fill="url(#roulette-gold)" />
          </g>
        ))}
        <circle r="13" fill="url(#roulette-gold)" />
      </g>
      {number === null ? null : (
        <g ref={orbit} style={{ transform: `rotate(${rest.ball}deg)` }}>
          <circle ref={ball} r="4.6" fill="url(#roulette-ball)" style={{ transform: `translateY(-${pocket}px)` }} />
        </g>
      )}
    </svg>
  );
}
