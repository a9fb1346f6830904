import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const fifths = [0, 72, 144, 216, 288];

/** The dark patches of a ball and its seams, on a circle of 43 around the middle. */
const Patches = ({ fill, seam }: { readonly fill: string; readonly seam: string }): ReactElement => (
  <g transform="rotate(-14 50 50)">
    <path d="M50 33L66.2 44.800L60 63.800H40L33.8 44.800Z" fill={fill} />
    {fifths.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 50)`}>
        <path d="M50 33V22M64 16L78.7 26.5" stroke={seam} strokeWidth="4" strokeLinecap="round" />
        <path d="M50 21L65 15.500L62 8.700A43 43 0 0 0 38 8.700L35 15.500Z" fill={fill} />
      </g>
    ))}
  </g>
);

const GoldenBoot = (): ReactElement => (
  <>
    <path d="M12 74H24L22 88H14ZM30 75H42L40 90H32ZM64 75H76L74 90H66ZM80 74H92L90 88H82Z" fill="#7a4a06" />
    <path
      d="M54 12C64 20 82 18 92 10C97 28 97 48 95 66C94 74 90 76 84 76H16C4 76 0 64 8 56C16 48 36 46 46 34C52 27 53 20 54 12Z"
      fill="#c98500"
    />
    <path
      d="M54 12C62 20 78 20 87 14C86 34 84 52 74 66H5C4 62 5 59 8 56C16 48 36 46 46 34C52 27 53 20 54 12Z"
      fill="#ffc52e"
    />
    <path
      d="M54 12C58 16 62 18 66 18C62 38 44 54 14 58L6 59C8 56 12 53 18 51C28 48 38 44 46 34C52 27 53 20 54 12Z"
      fill="#ffe68a"
    />
    <path d="M54 12C64 20 82 18 92 10L93 17C82 25 63 27 53 20Z" fill="#9c6204" />
    <path d="M3 66H95C94 75 91 79 84 79H16C8 79 3 74 3 66Z" fill="#8f5a05" />
    <path d="M3 66H95L94 71H4Z" fill="#e8a51a" />
    <path d="M46 33L58 42M40 39L51 49M32 44L42 54" stroke="#fffbe6" strokeWidth="5" strokeLinecap="round" />
    <path d="M74 32L77.5 40.500L87 41L80 47L82 56L74 51L66 56L68 47L61 41L70.5 40.500Z" fill="#a86a04" />
  </>
);

const Cup = (): ReactElement => (
  <>
    <path d="M26 18C2 12 2 52 34 54M74 18C98 12 98 52 66 54" fill="none" stroke="#5f7b90" strokeWidth="8" />
    <path d="M26 18C2 12 2 52 34 54" fill="none" stroke="#a9c4d6" strokeWidth="4" />
    <path d="M22 8H78C78 44 70 60 56 64V76H44V64C30 60 22 44 22 8Z" fill="#7e9bb0" />
    <path d="M22 8H62C62 44 58 60 50 64V76H44V64C30 60 22 44 22 8Z" fill="#c3d8e6" />
    <path d="M29 12H40C40 36 42 50 48 60C36 54 29 36 29 12Z" fill="#f5fbff" />
    <rect x="18" y="4" width="64" height="9" rx="4.5" fill="#8aa7bb" />
    <rect x="18" y="4" width="44" height="9" rx="4.5" fill="#e4f0f7" />
    <rect x="40" y="66" width="20" height="6" rx="3" fill="#e4f0f7" />
    <path d="M34 76H66L70 84H30Z" fill="#8aa7bb" />
    <path d="M34 76H52V84H30Z" fill="#c3d8e6" />
    <rect x="24" y="82" width="52" height="14" rx="3" fill="#173a6e" />
    <path d="M27 82H50V96H27C25 96 24 95 24 93V85C24 83 25 82 27 82Z" fill="#2a5ca8" />
    <path d="M56 22L59.5 30.500L69 31L62 37L64 46L56 41L48 46L50 37L43 31L52.5 30.500Z" fill="#2a5ca8" />
  </>
);

const Ball = (): ReactElement => (
  <>
    <circle cx="50" cy="50" r="46" fill="#16242c" />
    <circle cx="50" cy="50" r="43" fill="#f6fafc" />
    <path d="M78 17.500A43 43 0 1 1 17.5 78A46 46 0 0 0 78 17.500Z" fill="#bccbd4" />
    <Patches fill="#1d2f3a" seam="#3d525e" />
  </>
);

const fingers = 'M28 52L24 26M43 46L41 14M58 46L60 14M73 52L77 27M24 64L11 50';

const Glove = (): ReactElement => (
  <>
    <path d={fingers} stroke="#a83608" strokeWidth="19" strokeLinecap="round" />
    <path d="M16 52C16 44 22 42 30 42H70C78 42 84 46 84 54C84 66 80 74 76 80H28C22 74 16 66 16 52Z" fill="#a83608" />
    <path d={fingers} stroke="#ff7a2b" strokeWidth="13" strokeLinecap="round" />
    <path d="M21 54C21 48 24 46 30 46H66C74 46 79 50 79 56C79 66 76 72 72 78H32C26 72 21 66 21 54Z" fill="#ff7a2b" />
    <path
      d="M26 40L23 25M41 38L39.5 14M57 38L58.5 14M71 42L74 27"
      stroke="#ffc59a"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M34 54H68C72 54 72 60 68 62L60 70H42L34 62C31 59 31 54 34 54Z" fill="#fff1e2" />
    <path d="M54 54H68C72 54 72 60 68 62L60 70H54Z" fill="#f3cdb0" />
    <path d="M24 76H78L80 96H22Z" fill="#173a6e" />
    <path d="M24 76H50V96H22Z" fill="#2a5ca8" />
    <path d="M23 83H79L79.6 89H22.600Z" fill="#d9f24f" />
  </>
);

const Whistle = (): ReactElement => (
  <>
    <path
      d="M16 42C-4 30 6 4 34 8C52 10 58 20 74 12"
      fill="none"
      stroke="#2a5ca8"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M40 30H96V54H70C72 78 58 94 40 94A32 32 0 0 1 40 30Z" fill="#8f1024" />
    <path d="M40 28H96V50H66C68 74 56 88 38 88A30 30 0 0 1 40 28Z" fill="#e8283c" />
    <path d="M40 28H96V35H40C24 36 14 46 13 60C8 44 20 28 40 28Z" fill="#ff7a80" />
    <path d="M88 28H96V54H88Z" fill="#5e0c1a" />
    <path d="M52 28H72L66 42H52Z" fill="#4a0814" />
    <circle cx="39" cy="60" r="16" fill="#5e0c1a" />
    <circle cx="40" cy="63" r="10" fill="#c98500" />
    <circle cx="38.5" cy="61.5" r="7" fill="#ffd45a" />
    <circle cx="15" cy="45" r="7" fill="none" stroke="#c3d8e6" strokeWidth="4" />
  </>
);

const Shirt = (): ReactElement => (
  <>
    <path d="M34 8L6 24L14 50L26 44V94H74V44L86 50L94 24L66 8C62 18 38 18 34 8Z" fill="#124a8f" />
    <path d="M34 8L6 24L14 50L26 44V94H50V16C42 16 36 14 34 8Z" fill="#2f86da" />
    <path d="M32 10L40 15V94H32ZM50 16H58V94H50ZM68 10L74 13V94H68Z" fill="#eaf5ff" />
    <path d="M50 16H58V94H50ZM68 10L74 13V94H68Z" fill="#bcd6ee" />
    <path d="M50 16L54 15.500V94H50Z" fill="#eaf5ff" />
    <path d="M6 24L14 50L20 47L12 20.500ZM94 24L86 50L80 47L88 20.500Z" fill="#ffc52e" />
    <path d="M34 8C38 18 62 18 66 8L71 11C66 27 34 27 29 11Z" fill="#ffc52e" />
    <path d="M50 16C58 16 64 13 66 8L71 11C68 20 60 23 50 23ZM94 24L86 50L80 47L88 20.500Z" fill="#d9930f" />
    <path d="M26 88H74V94H26Z" fill="#0d3568" />
  </>
);

const Flag = (): ReactElement => (
  <>
    <ellipse cx="30" cy="90" rx="28" ry="8" fill="#2f7d2c" />
    <ellipse cx="28" cy="88" rx="24" ry="6" fill="#5fb53c" />
    <path d="M34 8C52 0 64 20 94 10V52C66 62 54 42 34 50Z" fill="#8a1d7c" />
    <path d="M34 8C52 0 64 20 94 10V31C66 41 54 21 34 29Z" fill="#f06ad8" />
    <path
      d="M34 29C42 25.5 48 27 54 29V8.500C48 5 42 4.5 34 8ZM74 33.500C80 34 86 33.5 94 31V52C86 55 80 55 74 54.500Z"
      fill="#c23aae"
    />
    <path
      d="M34 29C42 25.5 48 27 54 29V49C48 47 42 46.5 34 50ZM74 12.500C80 13.5 86 12.5 94 10V31C86 33.5 80 34 74 33.500Z"
      fill="#ffe9fb"
    />
    <path d="M54 8.500C60 11.5 66 13 74 12.500V33.500C66 33 60 31 54 29Z" fill="#f06ad8" />
    <path d="M54 29C60 31 66 33 74 33.500V54.500C66 54 60 51 54 49Z" fill="#c23aae" />
    <path d="M30 6V88" stroke="#8fa4aa" strokeWidth="8" strokeLinecap="round" />
    <path d="M28.5 6V87" stroke="#f2f7f9" strokeWidth="4" strokeLinecap="round" />
    <circle cx="30" cy="7" r="6" fill="#ffc52e" />
  </>
);

const lamps = [0, 1, 2].flatMap((row) => [0, 1, 2].map((at) => [26 + at * 24, 18 + row * 19] as const));

const Floodlight = (): ReactElement => (
  <>
    <path
      d="M42 58L34 97M60 58L66 97M41 66L64 78M61 66L38 78M38 82L66 94M64 82L36 94"
      stroke="#627a86"
      strokeWidth="5.5"
      strokeLinecap="round"
    />
    <path d="M42 58L34 97" stroke="#b4c8d1" strokeWidth="3" strokeLinecap="round" />
    <g transform="translate(2 6) rotate(-7 50 36) scale(.95)">
      <rect x="8" y="4" width="84" height="64" rx="7" fill="#2b3f4a" />
      <rect x="8" y="2" width="84" height="60" rx="7" fill="#6d8794" />
      <path d="M15 2H60L26 62H15C11 62 8 59 8 55V9C8 5 11 2 15 2Z" fill="#8ba4b0" />
      {lamps.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y - 5} r="9" fill="#2b3f4a" />
          <circle cx={x} cy={y - 5} r="8" fill="#ffb52b" />
          <circle cx={x - 1} cy={y - 6} r="5.8" fill="#fff3b0" />
        </g>
      ))}
    </g>
  </>
);

const rays = Array.from({ length: 10 }, (_, at) => at * 36);

const GoldenBall = (): ReactElement => (
  <>
    {rays.map((turn) => (
      <path
        key={turn}
        d="M39 24L50 0L61 24Z"
        transform={`rotate(${turn} 50 50)`}
        fill={turn % 72 === 0 ? '#d9f24f' : '#a9cf2a'}
      />
    ))}
    <circle cx="50" cy="51.5" r="36" fill="#7a4a06" />
    <g transform="translate(9.3 9.3) scale(.814)">
      <circle cx="50" cy="50" r="43" fill="#ffd23f" />
      <path d="M78 17.500A43 43 0 1 1 17.5 78A46 46 0 0 0 78 17.500Z" fill="#eda31a" />
      <Patches fill="#b06f06" seam="#c98500" />
      <path d="M15 42A37 37 0 0 1 30 20" fill="none" stroke="#fffbe0" strokeWidth="6" strokeLinecap="round" />
    </g>
  </>
);

const Goal = (): ReactElement => (
  <>
    <path d="M0 78H100V88C100 92 98 94 94 94H6C2 94 0 92 0 88Z" fill="#2f7d2c" />
    <path d="M0 74H100V84H0Z" fill="#5fb53c" />
    <path d="M8 14H92V78H8Z" fill="#0f3f66" />
    <path d="M8 14H92L80 28H20V70L8 78Z" fill="#1c5f94" />
    <path
      d="M20 16V76M32 16V76M44 16V76M56 16V76M68 16V76M80 16V76M10 27H90M10 39H90M10 51H90M10 63H90"
      stroke="#9cc8e6"
      strokeWidth="2"
    />
    <path d="M8 80V14H92V80" fill="none" stroke="#5f7b90" strokeWidth="12" strokeLinejoin="round" />
    <path d="M7 80V13H93V80" fill="none" stroke="#f4f9fc" strokeWidth="7" strokeLinejoin="round" />
    <g transform="translate(30 36) scale(.44)">
      <circle cx="50" cy="50" r="48" fill="#16242c" />
      <circle cx="50" cy="50" r="43" fill="#f6fafc" />
      <path d="M78 17.500A43 43 0 1 1 17.5 78A46 46 0 0 0 78 17.500Z" fill="#bccbd4" />
      <Patches fill="#1d2f3a" seam="#3d525e" />
    </g>
  </>
);

/** The pitch: boots, the ball and the lights of a stadium. */
export const football: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.goldenBoot', message: 'golden boot' }), draw: GoldenBoot },
    { name: msg({ id: 'games.symbol.cup', message: 'cup' }), draw: Cup },
    { name: msg({ id: 'games.symbol.ball', message: 'ball' }), draw: Ball },
    { name: msg({ id: 'games.symbol.glove', message: 'goalkeeper’s glove' }), draw: Glove },
    { name: msg({ id: 'games.symbol.whistle', message: 'whistle' }), draw: Whistle },
    { name: msg({ id: 'games.symbol.shirt', message: 'shirt' }), draw: Shirt },
    { name: msg({ id: 'games.symbol.cornerFlag', message: 'corner flag' }), draw: Flag },
    { name: msg({ id: 'games.symbol.floodlight', message: 'floodlight' }), draw: Floodlight },
  ],
  wild: { name: msg({ id: 'games.symbol.goldenBall', message: 'wild golden ball' }), draw: GoldenBall },
  scatter: { name: msg({ id: 'games.symbol.goal', message: 'goal' }), draw: Goal },
};
