import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

interface Metal {
  readonly deep: string;
  readonly shade: string;
  readonly body: string;
  readonly light: string;
}

const gold: Metal = { deep: '#8a5604', shade: '#dd8f0c', body: '#ffc52e', light: '#fff0a8' };
const silver: Metal = { deep: '#4b5a70', shade: '#93a5bd', body: '#d9e4f0', light: '#fff' };
const bronze: Metal = { deep: '#5c2410', shade: '#a8491f', body: '#dc7a3e', light: '#ffc9a0' };

const BellBody = ({ deep, shade, body, light }: Metal): ReactElement => (
  <>
    <circle cx="50" cy="13" r="8" fill="none" stroke={deep} strokeWidth="8" />
    <circle cx="50" cy="12.4" r="8" fill="none" stroke={body} strokeWidth="4" />
    <circle cx="50" cy="87" r="10" fill={deep} />
    <circle cx="48.6" cy="85.6" r="7" fill={shade} />
    <path
      d="M50 18C70 18 79 32 80 50C81 64 86 70 93 75C94 80 92 84 88 84H12C8 84 6 80 7 75C14 70 19 64 20 50C21 32 30 18 50 18Z"
      fill={deep}
    />
    <path d="M50 19C69 19 77 32 78 49C79 64 84 70 91 75H9C16 70 21 64 22 49C23 32 31 19 50 19Z" fill={body} />
    <path d="M50 19C69 19 77 32 78 49C79 64 84 70 91 75H62C68 56 66 32 50 19Z" fill={shade} />
    <path
      d="M42 25C33 30 30 38 30 50C30 60 28 65 25 69"
      fill="none"
      stroke={light}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M23 44H77.4" stroke={deep} strokeWidth="2.6" opacity=".6" />
    <rect x="5" y="71" width="90" height="10" rx="5" fill={shade} />
    <rect x="5" y="71" width="62" height="8" rx="4" fill={body} />
    <path d="M11 74H38" stroke={light} strokeWidth="3" strokeLinecap="round" />
  </>
);

const GoldBell = (): ReactElement => (
  <>
    <BellBody {...gold} />
    <path d="M50 47L53.6 55L62 56L56 61.6L57.6 70L50 66L42.4 70L44 61.6L38 56L46.4 55Z" fill="#e8283c" />
    <path d="M50 47L53.6 55L62 56L56 61.6L57.6 70L50 66Z" fill="#b3122e" />
  </>
);

const SilverBell = (): ReactElement => (
  <>
    <BellBody {...silver} />
    <path d="M50 49L59 58.5L50 68L41 58.5Z" fill="#1f6fe0" />
    <path d="M50 49L59 58.5L50 68Z" fill="#144a9c" />
    <path d="M50 49V68L41 58.5Z" fill="#4f9bff" />
  </>
);

const BronzeBell = (): ReactElement => (
  <>
    <BellBody {...bronze} />
    <path
      d="M25 60L34 50L42 60L50 50L58 60L66 50L75 60"
      fill="none"
      stroke="#5c2410"
      strokeWidth="4.6"
      strokeLinejoin="round"
    />
  </>
);

const figure = 'M14 14H86L88 31C70 46 60 62 58 88H30C33 64 42 48 56 37H36L32 47H14Z';

const Seven = (): ReactElement => (
  <g strokeLinejoin="round">
    <path d={figure} fill="#7a4a00" stroke="#7a4a00" strokeWidth="13" transform="translate(0 3)" />
    <path d={figure} fill="#ffc52e" stroke="#ffc52e" strokeWidth="11" />
    <path
      d="M10 30V12H88"
      fill="none"
      stroke="#fff0a8"
      strokeWidth="3.4"
      strokeLinecap="round"
      transform="translate(1 -1)"
    />
    <path d={figure} fill="#e8283c" />
    <path d="M14 14H86L87 22H14Z" fill="#ff7a80" />
    <path d="M88 31C70 46 60 62 58 88H46C48 62 60 44 78 32Z" fill="#a80f2a" />
    <path d="M56 37H36L32 47H14V42H28L32 33H61Z" fill="#a80f2a" />
    <path
      d="M78 70L81 77L88 80L81 83L78 90L75 83L68 80L75 77ZM14 62L16 67L21 69L16 71L14 76L12 71L7 69L12 67Z"
      fill="#ffe36e"
    />
  </g>
);

const arch = 'M22 88C8 62 10 14 50 14S92 62 78 88';

const Horseshoe = (): ReactElement => (
  <>
    <g fill="none" strokeLinejoin="round">
      <path d={arch} stroke="#2e1a66" strokeWidth="25" />
      <path d={arch} stroke="#6a45d8" strokeWidth="20" />
      <path d="M50 14C90 14 92 62 78 88" stroke="#4b2aa8" strokeWidth="20" />
      <path d="M15 82C4 58 8 8 48 7" stroke="#b79bff" strokeWidth="4" strokeLinecap="round" />
    </g>
    <path d="M8 80H35V94H8ZM65 80H92V94H65Z" fill="#2e1a66" />
    <path d="M10 80H33V91H10Z" fill="#8f6cf5" />
    <path d="M67 80H90V91H67Z" fill="#5b36c0" />
    <g fill="#ffe36e" stroke="#2e1a66" strokeWidth="2.4">
      {['21 70', '17 52', '22 33', '36 20', '64 20', '78 33', '83 52', '79 70'].map((at) => (
        <circle key={at} r="3.8" transform={`translate(${at})`} />
      ))}
    </g>
  </>
);

const leaf = 'M50 48C40 44 24 40 24 24C24 12 40 8 50 20C60 8 76 12 76 24C76 40 60 44 50 48Z';

const Clover = (): ReactElement => (
  <>
    <path d="M50 52C54 70 62 84 76 94" fill="none" stroke="#145a22" strokeWidth="8" strokeLinecap="round" />
    <path d="M50 52C54 70 62 84 75 93" fill="none" stroke="#4fbf3a" strokeWidth="3.4" strokeLinecap="round" />
    {[45, 135, 225, 315].map((turn) => (
      <g key={turn} transform={`translate(0 -2) rotate(${turn} 50 50) translate(0 -3)`}>
        <path d={leaf} fill="#145a22" stroke="#145a22" strokeWidth="5" strokeLinejoin="round" />
        <path d={leaf} fill={turn > 180 ? '#63d43f' : '#3fae2f'} />
        <path d="M50 48C60 44 76 40 76 24C76 12 60 8 50 20Z" fill={turn > 180 ? '#43b530' : '#258a28'} />
        <path d="M50 44V28" stroke="#c9f7a0" strokeWidth="3" strokeLinecap="round" />
      </g>
    ))}
    <circle cx="50" cy="48" r="6" fill="#145a22" />
  </>
);

const pips = (at: readonly (readonly [number, number])[], rx: number, ry: number): ReactElement => (
  <g fill="#fff">
    {at.map(([x, y]) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} />
    ))}
  </g>
);

const Dice = (): ReactElement => (
  <g strokeLinejoin="round">
    <path d="M50 6L92 27V71L50 95L8 71V27Z" fill="#6b0f4c" stroke="#6b0f4c" strokeWidth="7" />
    <path d="M50 6L92 27L50 49L8 27Z" fill="#ff8ac9" stroke="#ff8ac9" strokeWidth="3" />
    <path d="M8 30L48 52V93L8 70Z" fill="#ef3f9f" stroke="#ef3f9f" strokeWidth="3" />
    <path d="M92 30L52 52V93L92 70Z" fill="#b01f74" stroke="#b01f74" strokeWidth="3" />
    {pips(
      [
        [50, 16],
        [50, 38],
        [29, 27],
        [71, 27],
        [50, 27],
      ],
      6,
      3.8,
    )}
    {pips(
      [
        [17, 43],
        [28, 61],
        [39, 80],
      ],
      4.4,
      6,
    )}
    {pips(
      [
        [62, 59],
        [83, 47],
        [62, 80],
        [83, 68],
      ],
      4.4,
      6,
    )}
    <path d="M14 27L47 10" stroke="#ffd9ee" strokeWidth="3.4" strokeLinecap="round" />
  </g>
);

const Rosette = (): ReactElement => (
  <>
    <path d="M34 58L20 97L35 90L45 99L52 64ZM66 58L80 97L65 90L55 99L48 64Z" fill="#07506e" />
    <path d="M34 58L20 97L35 90L45 99L50 64Z" fill="#1b9fd0" />
    {Array.from({ length: 12 }, (_, at) => at * 30).map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 40)`}>
        <path d="M41 14C42 4 58 4 59 14L52 40H48Z" fill={turn % 60 === 0 ? '#39c3f5' : '#1383b8'} />
      </g>
    ))}
    <circle cx="50" cy="41" r="24" fill="#07506e" />
    <circle cx="50" cy="40" r="23" fill="#fff" />
    <path d="M50 17A23 23 0 0 1 50 63A34 34 0 0 0 50 17Z" fill="#d3e3ee" />
    <path d="M50 23L55 34.4L67 35.6L58 43.8L60.6 56L50 49.6L39.4 56L42 43.8L33 35.6L45 34.4Z" fill="#ffc52e" />
    <path d="M50 23L55 34.4L67 35.6L58 43.8L60.6 56L50 49.6Z" fill="#e3960f" />
  </>
);

const Jester = (): ReactElement => (
  <>
    <path d="M24 76C18 54 14 44 4 46C-2 26 26 14 42 40Z" fill="#9fc012" />
    <path d="M26 78C20 52 14 42 4 44C2 26 26 16 42 40Z" fill="#d9f24f" />
    <path d="M76 76C82 54 86 44 96 46C102 26 74 14 58 40Z" fill="#a01770" />
    <path d="M74 78C80 52 86 42 96 44C98 26 74 16 58 40Z" fill="#f04aaf" />
    <path d="M28 80C26 50 34 26 48 10C64 22 74 48 72 80Z" fill="#5b2aa8" />
    <path d="M28 80C26 50 34 26 48 10C50 30 52 52 50 80Z" fill="#8f5cf0" />
    <path d="M36 56C37 42 40 32 45 24" fill="none" stroke="#d3bcff" strokeWidth="4.4" strokeLinecap="round" />
    <path d="M14 30C20 26 26 28 32 34" fill="none" stroke="#f8ffd0" strokeWidth="4" strokeLinecap="round" />
    <path d="M18 72C30 80 70 80 82 72V84C70 93 30 93 18 84Z" fill="#8a5604" />
    <path d="M18 70C30 78 70 78 82 70V80C70 88 30 88 18 80Z" fill="#ffc52e" />
    <path d="M58 75.6C68 75 76 73.6 82 70V80C76 83.6 68 85.4 58 85.8Z" fill="#dd8f0c" />
    {['8 52', '48 12', '92 52'].map((at) => (
      <g key={at} transform={`translate(${at})`}>
        <circle r="9" fill="#8a5604" />
        <circle cx="-.8" cy="-.8" r="7.4" fill="#ffc52e" />
        <path d="M-5 2H5M0 2V6" stroke="#8a5604" strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="-3" cy="-3.6" r="2" fill="#fff0a8" />
      </g>
    ))}
  </>
);

const Tower = (): ReactElement => (
  <>
    <path d="M50 1L78 34H22Z" fill="#a80f2a" />
    <path d="M50 1L54 34H22Z" fill="#ff4d5e" />
    <rect x="20" y="33" width="60" height="8" rx="2" fill="#8a6a44" />
    <rect x="20" y="33" width="38" height="8" rx="2" fill="#fff3d6" />
    <path d="M25 41H75V84H25Z" fill="#c9a873" />
    <path d="M25 41H54V84H25Z" fill="#f5deb0" />
    <path d="M34 82V58C34 42 66 42 66 58V82Z" fill="#122a4c" />
    <path
      d="M50 50C59 50 60 57 60.6 64C61 68 62.6 70 65 72V75H35V72C37.4 70 39 68 39.4 64C40 57 41 50 50 50Z"
      fill="#ffc52e"
    />
    <path d="M50 50C59 50 60 57 60.6 64C61 68 62.6 70 65 72V75H54C56 66 56 56 50 50Z" fill="#dd8f0c" />
    <circle cx="50" cy="78" r="4.4" fill="#dd8f0c" />
    <path d="M44 56C43 60 43 64 42 67" stroke="#fff0a8" strokeWidth="3" strokeLinecap="round" />
    <rect x="16" y="82" width="68" height="8" rx="2" fill="#8a6a44" />
    <rect x="16" y="82" width="44" height="8" rx="2" fill="#fff3d6" />
    <path d="M22 90H78V99H22Z" fill="#a8865a" />
    <path d="M22 90H56V99H22Z" fill="#e0c48c" />
    <path
      d="M14 48C9 55 9 65 14 72M5 42C-2 54-2 66 5 78M86 48C91 55 91 65 86 72M95 42C102 54 102 66 95 78"
      fill="none"
      stroke="#f0ac1c"
      strokeWidth="4.6"
      strokeLinecap="round"
      transform="translate(2 2) scale(.96)"
    />
  </>
);

/** Bells and sevens: the classic without its fruits. */
export const bells: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.seven', message: 'seven' }), draw: Seven },
    { name: msg({ id: 'games.symbol.goldBell', message: 'gold bell' }), draw: GoldBell },
    { name: msg({ id: 'games.symbol.silverBell', message: 'silver bell' }), draw: SilverBell },
    { name: msg({ id: 'games.symbol.bronzeBell', message: 'bronze bell' }), draw: BronzeBell },
    { name: msg({ id: 'games.symbol.horseshoe', message: 'horseshoe' }), draw: Horseshoe },
    { name: msg({ id: 'games.symbol.clover', message: 'clover' }), draw: Clover },
    { name: msg({ id: 'games.symbol.die', message: 'dice' }), draw: Dice },
    { name: msg({ id: 'games.symbol.rosette', message: 'rosette' }), draw: Rosette },
  ],
  wild: { name: msg({ id: 'games.symbol.jester', message: 'wild jester cap' }), draw: Jester },
  scatter: { name: msg({ id: 'games.symbol.bellTower', message: 'bell tower' }), draw: Tower },
};
