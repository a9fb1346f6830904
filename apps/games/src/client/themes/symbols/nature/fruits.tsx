import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Leaf = ({ at }: { readonly at: string }): ReactElement => (
  <g transform={at}>
    <path d="M0 0C6-15 24-20 38-14C34 2 16 10 0 0Z" fill="#3f9b3a" />
    <path d="M0 0C12-4 24-9 38-14C34 2 16 10 0 0Z" fill="#2b7a31" />
  </g>
);

const Seven = (): ReactElement => (
  <>
    <path
      d="M17 15H85L88 32C70 47 60 64 58 90H31C34 66 43 49 58 37H37L33 46H17Z"
      fill="#8f1020"
      transform="translate(2 4)"
    />
    <path d="M17 12H85L87 29C69 44 59 61 57 87H30C33 63 42 46 57 34H36L32 44H17Z" fill="#e8283c" />
    <path d="M17 12H85L86 20H17Z" fill="#ff6b6f" />
    <path d="M57 34H36L32 44H17V40H28L33 29H62C48 41 39 58 37 87H30C33 63 42 46 57 34Z" fill="#b9152b" />
    <path
      d="M17 12H85L87 29C69 44 59 61 57 87H30C33 63 42 46 57 34H36L32 44H17Z"
      fill="none"
      stroke="#ffd84a"
      strokeWidth="4"
      strokeLinejoin="round"
    />
  </>
);

const Bar = (): ReactElement => (
  <>
    {[20, 42, 64].map((y, at) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <rect x="9" y="2" width="82" height="19" rx="5" fill="#0b1418" />
        <rect x="9" y="-1" width="82" height="19" rx="5" fill={at === 1 ? '#d7263d' : '#1f3a46'} />
        <rect x="9" y="-1" width="82" height="8" rx="4" fill="#fff" opacity=".16" />
        <rect x="10.5" y=".5" width="79" height="16" rx="4" fill="none" stroke="#ffd84a" strokeWidth="2.4" />
        <path
          d="M31 4.5H38C41.5 4.5 41.8 8 39.6 8.6C42.4 9.2 42 13 38.4 13H31ZM50 4.5L54.6 13M50 4.5L45.4 13M47 10.4H53M59 13V4.5H65C68.6 4.5 68.6 9.2 65 9.2H59M64 9.2L68.4 13"
          fill="none"
          stroke="#fff6d0"
          strokeWidth="2.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    ))}
  </>
);

const Bell = (): ReactElement => (
  <>
    <path
      d="M50 8C56 8 59 12 59 17C74 21 79 33 80 50C81 63 85 69 90 74V80H10V74C15 69 19 63 20 50C21 33 26 21 41 17C41 12 44 8 50 8Z"
      fill="#b97a08"
    />
    <path
      d="M50 8C56 8 59 12 59 17C74 21 78 33 78 49C78 62 81 68 84 73H10C15 69 19 63 20 50C21 33 26 21 41 17C41 12 44 8 50 8Z"
      fill="#f6b91c"
    />
    <path d="M41 21C31 25 28 36 28 49C28 60 25 66 22 70H34C36 60 34 34 45 20Z" fill="#ffe07a" />
    <rect x="9" y="72" width="82" height="10" rx="5" fill="#d8920c" />
    <rect x="9" y="72" width="82" height="4" rx="2" fill="#ffd45a" />
    <circle cx="50" cy="88" r="8" fill="#8a5604" />
    <circle cx="48" cy="86" r="4" fill="#e3a323" />
  </>
);

const Melon = (): ReactElement => (
  <g transform="translate(-6 2) scale(1.12) rotate(-9 50 50)">
    <path d="M6 34A46 46 0 0 0 94 34Z" transform="translate(0 4)" fill="#1e6b2d" />
    <path d="M6 30A46 46 0 0 0 94 30Z" fill="#34a148" />
    <path d="M13 30A38 40 0 0 0 87 30Z" fill="#e9f7cf" />
    <path d="M18 30A33 35 0 0 0 82 30Z" fill="#f0354b" />
    <path d="M18 30A33 35 0 0 0 30 54C27 46 26 38 27 30Z" fill="#ff6f78" />
    {['34 40', '50 38', '66 40', '42 52', '58 52', '50 62'].map((at) => (
      <ellipse key={at} rx="2.6" ry="4.4" transform={`translate(${at})`} fill="#3a0d14" />
    ))}
  </g>
);

const Plum = (): ReactElement => (
  <>
    <path d="M52 26C50 16 54 9 60 5" fill="none" stroke="#6b4423" strokeWidth="5" strokeLinecap="round" />
    <Leaf at="translate(56 18)" />
    <path d="M50 27C75 18 92 38 88 60C84 82 68 94 50 94C32 94 16 82 12 60C8 38 25 18 50 27Z" fill="#4b1d78" />
    <path d="M50 27C73 19 86 37 82 58C78 78 64 88 48 88C32 88 17 77 13 58C9 38 26 18 50 27Z" fill="#7b35b8" />
    <path d="M50 27C44 44 46 68 56 92" fill="none" stroke="#4b1d78" strokeWidth="4" opacity=".55" />
    <path d="M24 40C18 48 18 58 22 66" fill="none" stroke="#cf9af5" strokeWidth="7" strokeLinecap="round" />
  </>
);

const Orange = (): ReactElement => (
  <>
    <circle cx="50" cy="56" r="39" fill="#c65a00" />
    <circle cx="49" cy="54" r="37" fill="#ff9416" />
    <path d="M20 48A32 32 0 0 1 44 24" fill="none" stroke="#ffd08a" strokeWidth="7" strokeLinecap="round" />
    {['62 46', '70 60', '54 66', '40 74', '62 78', '36 58'].map((at) => (
      <circle key={at} r="1.9" transform={`translate(${at})`} fill="#d96d00" />
    ))}
    <Leaf at="translate(50 22)" />
    <circle cx="50" cy="21" r="4.6" fill="#5e7f23" />
  </>
);

const Cherries = (): ReactElement => (
  <>
    <path
      d="M30 62C34 36 48 20 70 10C68 30 70 44 72 58"
      fill="none"
      stroke="#3c7d2c"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M70 10C58 2 42 6 34 18C48 26 62 22 70 10Z" fill="#3f9b3a" />
    <path d="M70 10C58 11 44 15 34 18C48 26 62 22 70 10Z" fill="#2b7a31" />
    {[
      [29, 72],
      [72, 69],
    ].map(([x = 0, y = 0]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="21" fill="#8f1020" />
        <circle cx={x - 1} cy={y - 1.5} r="19" fill="#e3203a" />
        <path
          d={`M${x - 13} ${y - 2}A13 13 0 0 1 ${x - 3} ${y - 14}`}
          fill="none"
          stroke="#ff9fa4"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    ))}
  </>
);

const Lemon = (): ReactElement => (
  <g transform="rotate(-28 50 52)">
    <path
      d="M5 52C11 48 14 42 20 36C34 20 66 20 80 36C86 42 89 48 95 52C89 56 86 62 80 68C66 84 34 84 20 68C14 62 11 56 5 52Z"
      fill="#c69a00"
    />
    <path
      d="M5 51C11 47 14 41 20 35C34 20 66 20 80 35C86 41 88 46 91 50C84 54 82 60 76 65C62 78 34 79 20 66C14 60 11 55 5 51Z"
      fill="#ffe02e"
    />
    <path d="M24 44C32 31 46 28 58 30" fill="none" stroke="#fff8b8" strokeWidth="7" strokeLinecap="round" />
  </g>
);

const Joker = (): ReactElement => (
  <>
    <path d="M14 74L8 28L32 46L50 12L68 46L92 28L86 74Z" transform="translate(0 5)" fill="#37530c" />
    <path d="M14 74L8 28L32 46L50 12L68 46L92 28L86 74Z" fill="#d9f24f" />
    <path d="M50 12L68 46L92 28L86 74H50Z" fill="#b7d52c" />
    <path d="M14 74H86V88C70 92 30 92 14 88Z" fill="#8fae14" />
    <path d="M14 74C30 79 70 79 86 74V80C70 85 30 85 14 80Z" fill="#f4ffad" />
    {['8 26', '50 10', '92 26'].map((at) => (
      <circle key={at} r="7" transform={`translate(${at})`} fill="#e8283c" stroke="#fff" strokeWidth="2" />
    ))}
    <path d="M50 42L57 54L50 66L43 54Z" fill="#0f3a45" />
  </>
);

const Star = (): ReactElement => (
  <>
    <path d="M50 5L63 35L95 38L71 60L78 92L50 75L22 92L29 60L5 38L37 35Z" transform="translate(0 4)" fill="#8a4d00" />
    <path d="M50 5L63 35L95 38L71 60L78 92L50 75L22 92L29 60L5 38L37 35Z" fill="#ffb52b" />
    <path d="M50 5L50 52L5 38L37 35ZM50 52L22 92L29 60L5 38ZM95 38L50 52L63 35L50 5Z" fill="#ffd96b" />
    <path d="M50 52L95 38L71 60L78 92L50 75Z" fill="#f09a10" />
    <path d="M50 52L50 5L37 35ZM50 52L5 38L29 60Z" fill="#fff0b5" />
  </>
);

/** Fruits, bells and sevens, as on machines of the region. */
export const fruits: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.seven', message: 'seven' }), draw: Seven },
    { name: msg({ id: 'games.symbol.bar', message: 'bar' }), draw: Bar },
    { name: msg({ id: 'games.symbol.bell', message: 'bell' }), draw: Bell },
    { name: msg({ id: 'games.symbol.melon', message: 'melon' }), draw: Melon },
    { name: msg({ id: 'games.symbol.plum', message: 'plum' }), draw: Plum },
    { name: msg({ id: 'games.symbol.orange', message: 'orange' }), draw: Orange },
    { name: msg({ id: 'games.symbol.cherries', message: 'cherries' }), draw: Cherries },
    { name: msg({ id: 'games.symbol.lemon', message: 'lemon' }), draw: Lemon },
  ],
  wild: { name: msg({ id: 'games.symbol.joker', message: 'wild crown' }), draw: Joker },
  scatter: { name: msg({ id: 'games.symbol.star', message: 'star' }), draw: Star },
};
