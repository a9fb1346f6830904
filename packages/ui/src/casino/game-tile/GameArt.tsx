import type { ReactElement } from 'react';
import { vars } from '../../theme/contract.css.ts';
import * as css from './GameTile.css.ts';

/** Hashes a text to a number between 0 and 2^32. The same text always gives the same number. */
export function seedOf(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

const { casino, brand, move, live, status } = vars.color;
const inks = [casino.text, brand.text, move.up, live.text, status.success, status.warning] as const;
const grounds = [casino.subtle, brand.subtle, move.upSubtle, status.successSubtle, status.warningSubtle] as const;

/** Replaces a missing picture: slanted bars in the colours of the theme, always the same for the same game. */
export function GameArt({ name, seed }: { readonly name: string; readonly seed: string }): ReactElement {
  const hash = seedOf(seed);
  const ink = inks[hash % inks.length] ?? casino.text;
  const ground = grounds[(hash >>> 4) % grounds.length] ?? casino.subtle;
  const bars = [0, 1, 2, 3].map((index) => {
    const bits = hash >>> (index * 7);
    return {
      x: 4 + index * 38 + (bits % 14),
      y: bits % 46,
      width: 10 + (bits % 22),
      opacity: 0.12 + (bits % 5) * 0.07,
    };
  });
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" className={css.picture} aria-hidden="true">
      <path d="M0 0h160v100H0z" fill={ground} />
      <g transform="skewX(-14) translate(12 0)" fill={ink}>
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} y={bar.y} width={bar.width} height={100 - bar.y} opacity={bar.opacity} />
        ))}
      </g>
      <text x="80" y="66" className={css.initial} style={{ fill: ink }}>
        {Array.from(name.trim()).slice(0, 2).join('')}
      </text>
    </svg>
  );
}
