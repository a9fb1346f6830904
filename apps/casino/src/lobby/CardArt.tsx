import type { ReactElement } from 'react';

export type CardArt = 'reels' | 'wheel' | 'curve' | 'dice' | 'cards';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

const drawings: Record<CardArt, ReactElement> = {
  reels: (
    <g {...line}>
      {[0, 1, 2].map((reel) => (
        <g key={reel} transform={`translate(${64 + reel * 58} 18)`}>
          <rect width="50" height="104" rx="6" opacity="0.5" />
          <path d="M0 35h50M0 69h50" opacity="0.3" />
          <path d="M15 43h20l-12 20" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" />
          <circle cx="25" cy="18" r="8" opacity="0.45" />
          <path d="m25 76 10 12-10 12-10-12z" opacity="0.45" />
        </g>
      ))}
    </g>
  ),
  wheel: (
    <g {...line}>
      <circle cx="180" cy="74" r="62" />
      <circle cx="180" cy="74" r="44" opacity="0.6" />
      <circle cx="180" cy="74" r="16" opacity="0.6" />
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          d="M180 12v18"
          transform={`rotate(${index * 30} 180 74)`}
          strokeWidth={index % 2 ? 2 : 10}
          opacity={index % 2 ? 0.7 : 0.3}
        />
      ))}
      <circle cx="206" cy="42" r="5" fill="currentColor" stroke="none" />
    </g>
  ),
  curve: (
    <g {...line}>
      <path d="M40 118h210M40 118V18" opacity="0.35" />
      <path d="M40 116C120 112 176 92 224 22" strokeWidth="5" strokeLinecap="round" />
      <path d="M40 116C120 112 176 92 224 22v96H40z" fill="currentColor" stroke="none" opacity="0.12" />
      <path d="m230 14 6-12M238 22l12-6M222 10l-4-10" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  dice: (
    <g {...line}>
      <g transform="rotate(-14 130 80)">
        <rect x="96" y="42" width="72" height="72" rx="12" />
        {[
          [114, 60],
          [150, 60],
          [132, 78],
          [114, 96],
          [150, 96],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="6" fill="currentColor" stroke="none" />
        ))}
      </g>
      <g transform="rotate(10 220 60)" opacity="0.6">
        <rect x="192" y="28" width="58" height="58" rx="10" />
        {[
          [208, 44],
          [221, 57],
          [234, 70],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="5" fill="currentColor" stroke="none" />
        ))}
      </g>
    </g>
  ),
  cards: (
    <g {...line}>
      <g transform="rotate(-16 150 84)" opacity="0.5">
        <rect x="116" y="26" width="70" height="102" rx="8" />
      </g>
      <g transform="rotate(6 196 80)">
        <rect x="160" y="22" width="70" height="102" rx="8" />
        <path d="M195 50c14-20 34 4 0 32-34-28-14-52 0-32z" fill="currentColor" stroke="none" />
        <path d="M172 34v12M168 40h8M218 104v12" strokeWidth="4" strokeLinecap="round" />
      </g>
    </g>
  ),
};

/** A drawing for a category of games, in the colours of the theme. */
export function CardDrawing({ art }: { readonly art: CardArt }): ReactElement {
  return (
    <svg viewBox="0 0 260 140" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {drawings[art]}
    </svg>
  );
}
