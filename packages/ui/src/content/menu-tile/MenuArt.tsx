import type { ReactElement } from 'react';
import * as css from './MenuTile.css.ts';

export type MenuTileKind = 'betting' | 'live' | 'casino' | 'casino_live' | 'virtuals';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

const art: Record<MenuTileKind, ReactElement> = {
  // A pitch seen from the grandstand, slanted like the word mark.
  betting: (
    <g transform="translate(70 -52) scale(1.6) skewX(-14) translate(10 0)" {...line} strokeWidth={1.5} opacity="0.5">
      <path d="M40 20h210v132H40zM145 20v132M40 52h34v68H40M250 52h-34v68h34M40 70h14v32H40M250 70h-14v32h14" />
      <circle cx="145" cy="86" r="26" />
      <circle cx="145" cy="86" r="3" fill="currentColor" />
      <path d="M74 72a18 18 0 0 1 0 28M216 72a18 18 0 0 0 0 28" />
      <path d="M92 20h-26v132h26zM197 20h26v132h-26z" fill="currentColor" stroke="none" opacity="0.14" />
    </g>
  ),
  live: (
    <g {...line}>
      {[18, 38, 60, 84, 110].map((radius, index) => (
        <path
          key={radius}
          d={`M${190 - radius} 100a${radius} ${radius} 0 0 1 ${radius * 2} 0`}
          opacity={0.9 - index * 0.16}
        />
      ))}
      <circle cx="190" cy="100" r="7" fill="currentColor" stroke="none" />
      <path d="M190 108v54" opacity="0.5" />
    </g>
  ),
  casino: (
    <g>
      <g transform="rotate(-14 160 90)" opacity="0.35">
        <rect x="116" y="36" width="76" height="108" rx="8" {...line} />
      </g>
      <g transform="rotate(8 200 90)">
        <rect x="160" y="32" width="76" height="108" rx="8" {...line} />
        <path d="m198 58 20 28-20 28-20-28z" fill="currentColor" />
        <path d="m170 42 5 7-5 7-5-7zM226 116l5 7-5 7-5-7z" fill="currentColor" />
      </g>
    </g>
  ),
  casino_live: (
    <g {...line}>
      <circle cx="196" cy="86" r="72" />
      <circle cx="196" cy="86" r="54" opacity="0.7" />
      <circle cx="196" cy="86" r="24" opacity="0.7" />
      {Array.from({ length: 16 }, (_, index) => (
        <path
          key={index}
          d="M196 14v18"
          transform={`rotate(${index * 22.5} 196 86)`}
          strokeWidth={index % 2 ? 2 : 12}
          opacity={index % 2 ? 0.8 : 0.35}
        />
      ))}
      <circle cx="228" cy="46" r="6" fill="currentColor" stroke="none" />
      <path d="M196 70v32M180 86h32" />
    </g>
  ),
  virtuals: (
    <g {...line}>
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <path key={index} d={`M${208 + (index - 3) * 14} 70 ${208 + (index - 3) * 62} 172`} opacity="0.55" />
      ))}
      {[74, 84, 100, 124, 158].map((y) => (
        <path key={y} d={`M90 ${y}h240`} opacity="0.55" />
      ))}
      <circle cx="208" cy="52" r="26" />
      <path d="M182 52h52M208 26v52M190 34c10 8 26 8 36 0M190 70c10-8 26-8 36 0" opacity="0.7" />
    </g>
  ),
};

/** The drawing of a part of the site. No photograph, so that it follows the colours of every theme. */
export function MenuArt({ kind }: { readonly kind: MenuTileKind }): ReactElement {
  return (
    <svg
      viewBox={kind === 'betting' ? '0 0 500 172' : '0 0 280 172'}
      preserveAspectRatio="xMaxYMid slice"
      className={css.art}
      aria-hidden="true"
    >
      {art[kind]}
    </svg>
  );
}
