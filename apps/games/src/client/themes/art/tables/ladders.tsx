import type { ReactElement } from 'react';

import { Ball, Gem, Glove, Mine } from '../../pictures.tsx';
import { At, type TableProps } from './parts.tsx';

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A field of covers: some are open, one hides a mine. */
export function MinesPicture({ code, tones, symbols }: TableProps): ReactElement {
  const [kind] = code.split('-');
  const prize = kind === 'coral' ? symbols.ranked[0] : symbols.ranked[6];
  const open = new Set(kind === 'coral' ? [0, 5, 10] : kind === 'orchard' ? [2, 4, 9] : [1, 4, 11]);
  const mine = kind === 'coral' ? 7 : 6;
  return (
    <g transform="translate(80 50) rotate(-8) translate(-80 -50)">
      <defs>
        <g id="prize">
          {kind === 'mines' ? (
            <At x={12} y={12} side={22}>
              <Gem />
            </At>
          ) : (
            <g transform="scale(.24)">{prize?.draw()}</g>
          )}
        </g>
      </defs>
      {cells.map((cell) => {
        const x = 32 + (cell % 4) * 32;
        const y = 18 + Math.floor(cell / 4) * 32;
        const isOpen = open.has(cell) || cell === mine;
        return (
          <g key={cell}>
            <rect x={x - 14} y={y - 12} width="28" height="28" rx="4" fill={tones.deep} />
            <rect x={x - 14} y={y - 14} width="28" height="28" rx="4" fill={isOpen ? tones.near : tones.far} />
            {isOpen ? null : <path d={`M${x - 11} ${y - 11}h22l-6 5h-10v10l-6 6z`} fill={tones.glow} opacity=".55" />}
            {open.has(cell) ? <use href="#prize" x={x - 12} y={y - 12} /> : null}
            {cell === mine ? (
              <At x={x} y={y} side={30}>
                <Mine hit />
              </At>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** A goal with its net, the ball and the keeper's glove. */
export const PenaltiesPicture = ({ variant }: TableProps): ReactElement => (
  <>
    <path
      d="M24 22H136M24 34H136M24 46H136M24 58H136M36 12V70M50 12V70M64 12V70M78 12V70M92 12V70M106 12V70M120 12V70"
      stroke="#fff"
      strokeWidth=".8"
      opacity=".55"
    />
    <path d="M24 76V12H136V76" fill="none" stroke="#fff" strokeWidth="5" strokeLinejoin="round" />
    <At x={variant === 0 ? 106 : 54} y={40} side={44} turn={variant === 0 ? 28 : -28}>
      <Glove />
    </At>
    <ellipse cx={variant === 0 ? 58 : 100} cy="91" rx="24" ry="5" opacity=".4" />
    <At x={variant === 0 ? 56 : 102} y={64} side={54}>
      <Ball />
    </At>
  </>
);

/** A tower whose floors are lit up to where the player came. */
export function TowersPicture({ code, tones }: TableProps): ReactElement {
  const stone = code.startsWith('pharaoh')
    ? ['#e8b878', '#b97f3e']
    : code.startsWith('eagle')
      ? ['#aebfc0', '#72878a']
      : ['#c7a6ff', '#7a55c4'];
  const floors = [0, 1, 2, 3, 4];
  const slope = code.startsWith('pharaoh') ? 9 : 4;
  const lit = code.startsWith('eagle') ? 4 : 3;
  return (
    <>
      {floors.map((floor) => {
        const half = 40 - floor * slope * (slope > 5 ? 0.85 : 1);
        const y = 80 - floor * 16;
        const windows = half > 26 ? [-18, 0, 18] : half > 14 ? [-9, 9] : [0];
        return (
          <g key={floor}>
            <path d={`M${80 - half} ${y}h${half * 2}v16h${-half * 2}z`} fill={stone[0]} />
            <path d={`M80 ${y}h${half}v16h${-half}z`} fill={stone[1]} />
            <path d={`M${80 - half - 2} ${y - 2}h${half * 2 + 4}v4h${-half * 2 - 4}z`} fill={tones.near} />
            {windows.map((x) => (
              <path
                key={x}
                d={`M${80 + x - 4} ${y + 14}v-6a4 4 0 0 1 8 0v6z`}
                fill={floor < lit ? '#ffe27a' : tones.deep}
              />
            ))}
          </g>
        );
      })}
      <g transform="translate(80 10) scale(.16) translate(-50 -50)">
        <path d="M50 5L63 35L95 38L71 60L78 92L50 75L22 92L29 60L5 38L37 35Z" fill="#ffd23f" />
      </g>
    </>
  );
}
