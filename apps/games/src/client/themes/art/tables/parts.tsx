import type { ReactElement, ReactNode } from 'react';

import { Suit } from '../../pictures.tsx';
import type { SymbolSet } from '../../symbols/symbol.ts';
import type { Tones } from '../tones.ts';

/** A title as its picture needs it. */
export interface TableProps {
  readonly code: string;
  readonly model: string;
  readonly tones: Tones;
  readonly variant: number;
  readonly symbols: SymbolSet;
}

/** Puts a drawing of `pictures.tsx`, a square of 100, at a place. */
export const At = (props: {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn?: number;
  readonly children: ReactNode;
}): ReactElement => {
  const { x, y, side, turn = 0, children } = props;
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${side / 100}) translate(-80 -50)`}>{children}</g>;
};

export type CardFace = 'ace' | 'court' | 'two' | 'six' | 'back';

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly face: CardFace;
  /** Clubs, diamonds, hearts, spades. */
  readonly suit?: number;
  readonly size?: number;
  /** Pixels to the left by which the middle of the face is drawn, where the next card does not cover it. */
  readonly shift?: number;
}

const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  two: [
    [0, -14],
    [0, 14],
  ],
  six: [
    [-9, -15],
    [9, -15],
    [-9, 0],
    [9, 0],
    [-9, 15],
    [9, 15],
  ],
};

/** A card without letters: pips, a crown, or its back. */
export function Card({ x, y, turn, face, suit = 0, size = 1, shift = 0 }: CardProps): ReactElement {
  const ink = suit === 1 || suit === 2 ? '#d3253c' : '#14262c';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <rect x="-21" y="-28" width="44" height="60" rx="4" opacity=".35" />
      <rect x="-22" y="-30" width="44" height="60" rx="4" fill={face === 'back' ? '#f4f1e6' : '#fffdf5'} />
      {face === 'back' ? (
        <>
          <rect x="-19" y="-27" width="38" height="54" rx="2" fill="#0f4a63" />
          <path
            d="M-19 -9L-1 -27H1L19 -9V-7L1 -25L-19 -5ZM-19 9L17 -27H19V-25L-19 13ZM-19 27V25L19 -13V-9L-17 27ZM1 27L19 9V7L-1 27Z"
            fill="#d9f24f"
          />
          <circle r="8" fill="#0f4a63" stroke="#d9f24f" strokeWidth="2" />
        </>
      ) : (
        <g color={ink}>
          <At x={-15.5} y={-22.5} side={9}>
            <use href={`#suit${suit}`} />
          </At>
          <At x={15.5} y={22.5} side={9} turn={180}>
            <use href={`#suit${suit}`} />
          </At>
          <g transform={shift === 0 ? undefined : `translate(${-shift} 3)`}>
            {face === 'ace' ? (
              <At x={0} y={0} side={28}>
                <use href={`#suit${suit}`} />
              </At>
            ) : null}
            {pips[face]?.map(([left, top]) => (
              <At key={`${left} ${top}`} x={left} y={top} side={face === 'two' ? 18 : 12}>
                <use href={`#suit${suit}`} />
              </At>
            ))}
            {face === 'court' ? (
              <>
                <path d="M-13 9L-15 -11L-6 -2L0 -15L6 -2L15 -11L13 9Z" fill="#e8b53a" />
                <path d="M0 -15L6 -2L15 -11L13 9H0Z" fill="#b97f16" />
                <path d="M-13 11H13V17H-13Z" fill={ink} />
              </>
            ) : null}
          </g>
        </g>
      )}
    </g>
  );
}

/** The suits that the cards of a picture use. */
export const Suits = ({ suits }: { readonly suits: readonly number[] }): ReactElement => (
  <defs>
    {[...new Set(suits)].map((suit) => (
      <g key={suit} id={`suit${suit}`}>
        <Suit suit={suit} />
      </g>
    ))}
  </defs>
);

/** A pile of chips. */
export const Chips = ({
  x,
  y,
  count,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly fill: string;
}): ReactElement => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <g key={index} transform={`translate(${x} ${y - index * 5})`}>
        <path d="M-15 0v5a15 6 0 0 0 30 0v-5z" fill="#0b1418" />
        <path d="M-15 0v3.6a15 6 0 0 0 30 0v-3.6z" fill={fill} />
        <path d="M-9 4.5v4M0 6v4M9 4.5v4" stroke="#fff" strokeWidth="4" transform="translate(0 -1)" />
        <ellipse rx="15" ry="6" fill={fill} stroke="#fff" strokeWidth="1" />
        <ellipse rx="8" ry="3" fill="none" stroke="#fff" strokeWidth="1.4" />
      </g>
    ))}
  </>
);

/** A ring of a wheel with `parts` segments, of which every second one is seen. */
export const Ring = (props: {
  readonly radius: number;
  readonly width: number;
  readonly parts: number;
  readonly ink: string;
  readonly dash?: string;
  readonly shift?: number;
}): ReactElement => {
  const { radius, width, parts, ink, dash = '1 1', shift = 0 } = props;
  return (
    <circle
      r={radius}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      pathLength={parts}
      strokeDasharray={dash}
      strokeDashoffset={shift}
    />
  );
};
