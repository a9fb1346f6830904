import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Taxi = (): ReactElement => (
  <>
    <path d="M38 12H62L65 24H35Z" fill="#1b2440" stroke="#ffe36e" strokeWidth="3" strokeLinejoin="round" />
    <path d="M42 18H58" stroke="#ff5fb4" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M4 64C4 52 10 48 20 46L30 28C32 25 35 24 38 24H64C68 24 71 26 73 29L82 46C92 48 96 54 96 64V76C96 79 94 80 91 80H9C6 80 4 79 4 76Z"
      fill="#b87400"
    />
    <path
      d="M4 62C4 52 10 48 20 46L30 28C32 25 35 24 38 24H64C68 24 71 26 73 29L82 46C92 48 96 54 96 62V70H4Z"
      fill="#ffc61a"
    />
    <path d="M20 46L30 28C32 25 35 24 38 24H64C68 24 71 26 73 29L75 33H36L28 46Z" fill="#ffe680" />
    <path d="M29 46L37 32H48V46ZM53 46V32H65C67 32 68 33 69 34L75 46Z" fill="#7fe3ff" />
    <path d="M29 46L37 32H41L33 46ZM53 46V32H57V46Z" fill="#e2faff" />
    {[8, 22, 36, 50, 64, 78].map((x) => (
      <path key={x} d={`M${x} 53H${x + 7}V59H${x + 14}V65H${x + 7}V59H${x}Z`} fill="#1b2440" />
    ))}
    <path d="M4 58H12V66H4ZM88 58H96V66H88Z" fill="#fff" />
    <path d="M50 26V78" stroke="#b87400" strokeWidth="2.6" />
    {[25, 75].map((x) => (
      <g key={x}>
        <circle cx={x} cy="78" r="14" fill="#27324f" />
        <circle cx={x} cy="78" r="7.5" fill="#c9d6ea" />
        <circle cx={x - 1.6} cy="76.4" r="3.4" fill="#fff" />
      </g>
    ))}
  </>
);

const Saxophone = (): ReactElement => (
  <>
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 14L30 10C38 8 42 14 43 22L50 72C53 92 76 92 78 70V52" stroke="#7a3200" strokeWidth="19" />
      <path d="M16 14L30 10C38 8 42 14 43 22L50 72C53 92 76 92 78 70V52" stroke="#ff8a1f" strokeWidth="13" />
      <path d="M31 9C37 9 40 14 41 21L48 70C49 78 53 84 58 85" stroke="#ffd09a" strokeWidth="4" />
      <path d="M8 17L20 12" stroke="#2a2140" strokeWidth="11" />
    </g>
    <path d="M58 38C64 34 90 34 97 38L88 62H69Z" fill="#7a3200" />
    <path d="M58 38C64 34 90 34 97 38L88 58H69Z" fill="#ff8a1f" />
    <path d="M60 41L69 58H76L70 40Z" fill="#ffc07a" />
    <ellipse cx="77.5" cy="38" rx="20" ry="7.5" fill="#ffd09a" />
    <ellipse cx="77.5" cy="38.6" rx="15.5" ry="5" fill="#8a2a4a" />
    <g fill="#fff3c2" stroke="#7a3200" strokeWidth="2.6">
      <circle cx="44.5" cy="34" r="5.4" />
      <circle cx="46.4" cy="48" r="5.4" />
      <circle cx="48.4" cy="62" r="5.4" />
    </g>
    <path d="M30 36L37 34M32 50L39 48M34 64L41 62" stroke="#ffd84a" strokeWidth="5" strokeLinecap="round" />
    <g fill="#ff5fb4">
      <path d="M76 6L92 2V8L80 11V22H76Z" />
      <ellipse cx="74" cy="22" rx="6" ry="4.6" />
      <ellipse cx="89" cy="19" rx="6" ry="4.6" />
      <path d="M88 4H92V19H88Z" />
    </g>
  </>
);

const Cocktail = (): ReactElement => (
  <g transform="translate(0 4) scale(.96)">
    <path d="M66 34L86 4" stroke="#ffe36e" strokeWidth="4.6" strokeLinecap="round" />
    <path d="M6 16H94L54 60V84H46V60Z" fill="#dff4ff" opacity=".38" />
    <path d="M19 28H81L53 59H47Z" fill="#ff3d9a" />
    <path d="M56 28H81L53 59Z" fill="#c2186f" />
    <path d="M19 28H81L77 33H23Z" fill="#ff9ccf" />
    <path d="M28 36L42 51" stroke="#ffd6ec" strokeWidth="4.6" strokeLinecap="round" />
    <path
      d="M6 16H94L50 63ZM50 62V88M28 92C34 86 66 86 72 92Z"
      fill="none"
      stroke="#6fb9dd"
      strokeWidth="5.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M10 16H50M50 64V84" fill="none" stroke="#d8f4ff" strokeWidth="3" strokeLinecap="round" />
    <circle cx="64" cy="38" r="8.6" fill="#3f7f16" />
    <circle cx="63" cy="37" r="7.4" fill="#a6e22e" />
    <circle cx="66" cy="40" r="2.8" fill="#e8283c" />
    <path d="M74 20A15 15 0 1 1 96 30L84 17Z" transform="translate(-1 -3)" fill="#ff9d2e" />
    <path d="M79 16A10 10 0 1 1 91 23L84 15Z" fill="#ffe08a" />
  </g>
);

const windows = [
  '10 52',
  '17 52',
  '10 62',
  '17 72',
  '10 72',
  '34 34',
  '42 34',
  '34 46',
  '42 58',
  '34 58',
  '42 70',
  '34 82',
  '62 44',
  '70 56',
  '62 56',
  '62 70',
  '70 82',
  '86 66',
  '86 78',
];

const Skyline = (): ReactElement => (
  <>
    <path d="M39 4V18M66 16V30" stroke="#c7a6ff" strokeWidth="4" strokeLinecap="round" />
    <circle cx="39" cy="5" r="4.4" fill="#ff4d6d" />
    <path d="M4 44H26V94H4Z" fill="#5b54e8" />
    <path d="M18 44H26V94H18Z" fill="#3d36b8" />
    <path d="M80 56H96V94H80Z" fill="#4a43cf" />
    <path d="M89 56H96V94H89Z" fill="#3530a0" />
    <path d="M56 34L80 26V94H56Z" fill="#7a72ff" />
    <path d="M69 29.7L80 26V94H69Z" fill="#4f47cf" />
    <path d="M28 26L39 14L50 26V94H28Z" fill="#9a8fff" />
    <path d="M39 14L50 26V94H40Z" fill="#655bdf" />
    <path
      d="M4 44H26M56 34L80 26M28 26L39 14L50 26"
      fill="none"
      stroke="#e0d8ff"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    {windows.map((at) => (
      <rect key={at} width="5.4" height="6.4" transform={`translate(${at})`} fill="#ffe36e" />
    ))}
    <path d="M2 92H98V97H2Z" fill="#29246f" />
    <path d="M6 94.5H94" stroke="#ff5fb4" strokeWidth="2.6" strokeDasharray="9 5" />
  </>
);

const Sneaker = (): ReactElement => (
  <>
    <path d="M4 70H96C98 82 92 88 82 88H14C6 88 3 80 4 70Z" fill="#9fb2c4" />
    <path d="M4 70H96C97 76 95 80 92 82H6C4 79 3.6 74 4 70Z" fill="#fff" />
    <path
      d="M6 72V36C6 26 14 24 18 30C24 36 34 34 40 24C44 18 50 20 53 25L66 44C72 52 84 50 92 58C96 62 97 67 96 72Z"
      fill="#b3122e"
    />
    <path
      d="M6 68V36C6 26 14 24 18 30C24 36 34 34 40 24C44 18 50 20 53 25L66 44C72 52 84 50 90 56C80 60 74 64 70 68Z"
      fill="#ff3d52"
    />
    <path d="M40 24C44 18 50 20 53 25L60 35L50 46C44 42 40 34 40 24Z" fill="#ffd0d4" />
    <path d="M66 72C68 58 82 52 92 58C96 62 97 67 96 72Z" fill="#fff" />
    <path d="M78 72C80 62 86 58 92 58C96 62 97 67 96 72Z" fill="#cfdbe6" />
    <path d="M54 38L64 30M60 46L70 38M48 30L57 22" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <path d="M14 60C26 64 40 58 48 48L56 52C48 66 30 72 14 66Z" fill="#ffe36e" />
    <path d="M6 42V34C7 27 14 25 18 30C20 32 22 33 24 33L22 46C16 47 10 46 6 42Z" fill="#ff8a94" />
    <path d="M12 82V88M24 82V88M36 82V88M48 82V88M60 82V88M72 82V88M84 82V88" stroke="#6d8095" strokeWidth="2.6" />
  </>
);

const Headphones = (): ReactElement => (
  <>
    <path
      d="M14 62V50C14 28 30 12 50 12S86 28 86 50V62"
      fill="none"
      stroke="#07505c"
      strokeWidth="14"
      strokeLinecap="round"
    />
    <path
      d="M14 62V50C14 28 30 12 50 12S86 28 86 50V62"
      fill="none"
      stroke="#19c7d8"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M14 50C14 30 28 14 47 12" fill="none" stroke="#b8f8ff" strokeWidth="3.6" strokeLinecap="round" />
    <rect x="2" y="50" width="20" height="38" rx="9" fill="#07505c" />
    <rect x="78" y="50" width="20" height="38" rx="9" fill="#07505c" />
    <rect x="4" y="52" width="14" height="34" rx="7" fill="#4be3f0" />
    <rect x="82" y="52" width="14" height="34" rx="7" fill="#0f93a3" />
    <rect x="19" y="46" width="17" height="46" rx="8" fill="#7a1f6a" />
    <rect x="64" y="46" width="17" height="46" rx="8" fill="#7a1f6a" />
    <rect x="20" y="48" width="12" height="42" rx="6" fill="#ff5fb4" />
    <rect x="66" y="48" width="12" height="42" rx="6" fill="#d13391" />
    <path d="M44 70V62M50 76V56M56 70V62" stroke="#ffe36e" strokeWidth="4.4" strokeLinecap="round" />
  </>
);

const Umbrella = (): ReactElement => (
  <>
    <path d="M50 12V80C50 94 70 94 70 80" fill="none" stroke="#4a2a10" strokeWidth="9" strokeLinecap="round" />
    <path d="M49 40V80C50 91 68 91 69 80" fill="none" stroke="#c9823e" strokeWidth="4.6" strokeLinecap="round" />
    <path d="M50 4V14" stroke="#c9823e" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M3 58C4 30 24 11 50 11S96 30 97 58C90 50 80 50 73 57C67 50 57 50 50 57C43 50 33 50 27 57C20 50 10 50 3 58Z"
      fill="#0b6b4a"
    />
    <path d="M3 55C4 28 24 10 50 10C34 20 27 36 27 54C20 47 10 48 3 55Z" fill="#5cf0b0" />
    <path d="M50 10C34 20 27 36 27 54C33 47 43 47 50 54Z" fill="#1fc98a" />
    <path d="M50 10C66 20 73 36 73 54C67 47 57 47 50 54Z" fill="#15a874" />
    <path d="M97 55C96 28 76 10 50 10C66 20 73 36 73 54C80 47 90 48 97 55Z" fill="#0c8259" />
    <path d="M14 40C18 30 24 24 32 19" fill="none" stroke="#d6fff0" strokeWidth="4" strokeLinecap="round" />
    <g fill="#7fd4ff">
      <path d="M14 70C20 78 19 84 14 84S8 78 14 70ZM32 76C38 84 37 90 32 90S26 84 32 76ZM86 70C92 78 91 84 86 84S80 78 86 70Z" />
    </g>
  </>
);

const HotDog = (): ReactElement => (
  <g transform="rotate(-24 50 50)">
    <path d="M6 56C4 40 14 30 26 30H78C90 30 98 40 95 56Z" fill="#d98f45" />
    <path d="M8 50C9 40 17 34 27 34H72C80 34 86 36 90 40C82 36 20 38 8 50Z" fill="#ffd79a" />
    <path d="M-2 54C-2 44 6 38 14 40H86C96 38 102 46 102 54S96 68 86 67H14C4 69 -2 63 -2 54Z" fill="#8f1d1d" />
    <path d="M1 52C2 45 8 41 14 43H86C93 42 98 46 99 52C96 58 90 60 84 59H14C8 61 3 58 1 52Z" fill="#e5452f" />
    <path d="M4 62C16 68 84 68 96 62C98 78 90 86 78 86H22C10 86 2 78 4 62Z" fill="#b56a26" />
    <path d="M4 62C16 68 84 68 96 62C95 70 90 75 84 76H20C10 75 5 70 4 62Z" fill="#f2b362" />
    <path d="M12 70C20 74 44 74 60 73" fill="none" stroke="#ffdfa8" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M8 51L18 45L27 54L37 45L46 54L56 45L65 54L75 45L84 54L92 47"
      fill="none"
      stroke="#9a6a00"
      strokeWidth="8"
      strokeLinejoin="round"
      strokeLinecap="round"
      transform="translate(0 1.6)"
    />
    <path
      d="M8 51L18 45L27 54L37 45L46 54L56 45L65 54L75 45L84 54L92 47"
      fill="none"
      stroke="#ffe01f"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </g>
);

const starPath = 'M50 8L62 37L93 39L69 59L77 90L50 73L23 90L31 59L7 39L38 37Z';

const NeonStar = (): ReactElement => (
  <g strokeLinejoin="round">
    <path d={starPath} fill="#2a0f52" stroke="#2a0f52" strokeWidth="15" />
    <path d={starPath} fill="#3d1673" stroke="#ff3da8" strokeWidth="8" />
    <path d={starPath} fill="none" stroke="#ffd0ec" strokeWidth="2.6" />
    <g transform="translate(50 52) scale(.56) translate(-50 -52)">
      <path d={starPath} fill="#d9f24f" stroke="#d9f24f" strokeWidth="6" />
      <path d="M50 8L62 37L93 39L50 54ZM93 39L69 59L77 90L50 54Z" fill="#a9cb1c" />
      <path d="M50 8L50 54L7 39L38 37ZM7 39L50 54L31 59Z" fill="#f6ffb0" />
    </g>
  </g>
);

const Moon = (): ReactElement => (
  <g transform="translate(3 2) scale(.96)">
    <circle cx="50" cy="42" r="40" fill="#8a6a12" />
    <circle cx="49" cy="41" r="38.6" fill="#ffe88a" />
    <path d="M62 5A38.6 38.6 0 0 1 49 79.6C72 66 76 28 62 5Z" fill="#efc74a" />
    <g fill="#e6bd45">
      <circle cx="36" cy="28" r="7" />
      <circle cx="58" cy="38" r="5" />
      <circle cx="40" cy="50" r="4.4" />
    </g>
    <path d="M18 40A31 31 0 0 1 36 14" fill="none" stroke="#fffbe0" strokeWidth="4.6" strokeLinecap="round" />
    <path d="M2 96V70L18 56L34 70V62H42V74L62 58L80 72V64H90V76L98 82V96Z" fill="#3a3494" />
    <path d="M2 72L18 58L34 72V96H2Z" fill="#6259d9" />
    <path d="M44 75L62 61L82 76V96H44Z" fill="#4c44bd" />
    <path
      d="M-1 74L18 57L37 74M41 78L62 61L85 78"
      fill="none"
      stroke="#c7bcff"
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M12 76H24V88H12ZM56 78H68V90H56Z" fill="#ffd23f" />
    <path d="M18 76V88M12 82H24M62 78V90M56 84H68" stroke="#3a3494" strokeWidth="2.4" />
    <path
      d="M70 55C69 46 74 44 76 46L78 40L82 46C86 46 86 52 84 55L88 62H72Z"
      transform="translate(2 4)"
      fill="#1c1850"
    />
  </g>
);

/** A city at night, under its neon signs. */
export const city: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.taxi', message: 'taxi' }), draw: Taxi },
    { name: msg({ id: 'games.symbol.saxophone', message: 'saxophone' }), draw: Saxophone },
    { name: msg({ id: 'games.symbol.cocktail', message: 'cocktail' }), draw: Cocktail },
    { name: msg({ id: 'games.symbol.skyline', message: 'skyline' }), draw: Skyline },
    { name: msg({ id: 'games.symbol.sneaker', message: 'sneaker' }), draw: Sneaker },
    { name: msg({ id: 'games.symbol.headphones', message: 'headphones' }), draw: Headphones },
    { name: msg({ id: 'games.symbol.umbrella', message: 'umbrella' }), draw: Umbrella },
    { name: msg({ id: 'games.symbol.hotDog', message: 'hot dog' }), draw: HotDog },
  ],
  wild: { name: msg({ id: 'games.symbol.neonStar', message: 'wild neon star' }), draw: NeonStar },
  scatter: { name: msg({ id: 'games.symbol.moon', message: 'moon' }), draw: Moon },
};
