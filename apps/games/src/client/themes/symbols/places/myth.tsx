import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Head = ({ at }: { readonly at: string }): ReactElement => (
  <g transform={at}>
    <path d="M-4-14L-1-25L6-16L14-24L15-11Z" fill="#f0ac1c" />
    <path
      d="M-16 6C-22-8-8-18 4-17C18-17 30-10 38-2C41 2 38 6 34 7L14 8C18 12 26 13 34 13C34 19 24 22 12 20C-4 20-14 16-16 6Z"
      fill="#0d5c3c"
    />
    <path d="M-14 4C-20-8-8-16 4-15C17-15 28-9 35-2C37 2 35 4 32 4.6L10 6C-2 8-10 8-14 4Z" fill="#2fbf78" />
    <path d="M18 7.6L21 13L24 7.2M27 7L29.5 11.6L32 6.6" fill="#fff" />
    <circle cx="10" cy="-5" r="5" fill="#ffe14a" />
    <circle cx="11.4" cy="-5" r="2.2" fill="#102418" />
    <path d="M-8-6C-6-10-2-12 2-12" fill="none" stroke="#a9f5c9" strokeWidth="3" strokeLinecap="round" />
  </g>
);

const Hydra = (): ReactElement => (
  <g transform="translate(5.6 3) scale(.94)">
    <g fill="none" strokeLinecap="round">
      <path
        d="M44 86C20 78 22 56 28 46M56 86C84 80 80 60 68 52M50 86C48 68 50 44 46 26"
        stroke="#0d5c3c"
        strokeWidth="19"
      />
      <path d="M43 84C22 76 24 56 29 46M56 84C80 78 76 60 66 54" stroke="#1f9a60" strokeWidth="12" />
      <path d="M47 84C46 68 48 44 45 26" stroke="#2fbf78" strokeWidth="12" />
      <path d="M42 78C44 64 45 50 42 36M25 62C24 56 25 52 27 48" stroke="#a9f5c9" strokeWidth="3.4" />
    </g>
    <path d="M18 97C18 80 34 74 50 74S82 80 82 97Z" fill="#0d5c3c" />
    <path d="M22 97C22 82 36 77 50 77C58 78 62 86 62 97Z" fill="#1f9a60" />
    <path d="M38 97C38 88 44 84 50 84S62 88 62 97Z" fill="#ffe08a" />
    <path d="M39 91H61" stroke="#d9a02c" strokeWidth="3" />
    <Head at="translate(25 44) scale(-.78 .78)" />
    <Head at="translate(68 50) scale(.78)" />
    <Head at="translate(46 24)" />
  </g>
);

const CrestedHelmet = (): ReactElement => (
  <>
    <path
      d="M12 60C4 26 26 2 56 2C82 2 98 22 96 52C96 68 92 82 84 92C82 74 82 62 78 50L30 26C22 34 20 46 20 60Z"
      fill="#8f1020"
    />
    <path d="M12 56C6 26 26 2 56 2C78 2 92 16 95 36C84 20 68 14 52 14C34 15 20 30 18 56Z" fill="#ff4652" />
    <path
      d="M30 10L38 22M44 5L48 18M59 4L58 18M73 8L68 21M85 17L76 28M92 30L81 38"
      stroke="#b9152b"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path
      d="M20 54C20 32 34 18 52 18C72 18 86 34 86 56C86 74 82 88 74 98H60L54 70L48 98H34C24 86 20 70 20 54Z"
      fill="#8a4f12"
    />
    <path
      d="M20 52C20 32 34 18 52 18C72 18 86 34 86 54C86 72 82 86 74 94H60L54 62H50L46 94H34C24 84 20 68 20 52Z"
      fill="#e8a43c"
    />
    <path d="M52 18C72 18 86 34 86 54C86 72 82 86 74 94H60L54 62H52Z" fill="#c47d22" />
    <path
      d="M24 46C34 42 44 46 48 54L50 66C40 68 28 62 24 46ZM82 46C72 42 62 46 56 54L54 66C64 68 78 62 82 46Z"
      fill="#231408"
    />
    <path d="M47 42H57L56 76L52 84L48 76Z" fill="#ffcf7a" />
    <path d="M52 42H57L56 76L52 84Z" fill="#d9932f" />
    <path
      d="M22 42C32 38 44 40 52 46C60 40 72 38 84 42"
      fill="none"
      stroke="#ffe3a6"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M28 36C31 29 36 25 42 23" fill="none" stroke="#fff0c8" strokeWidth="4.6" strokeLinecap="round" />
    <path d="M30 74C31 80 34 86 37 89" fill="none" stroke="#ffe3a6" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Lyre = (): ReactElement => (
  <>
    <path
      d="M28 70C10 56 8 34 18 20C12 18 10 10 16 6C26 4 30 14 26 22C20 38 26 52 38 60ZM72 70C90 56 92 34 82 20C88 18 90 10 84 6C74 4 70 14 74 22C80 38 74 52 62 60Z"
      fill="#5c2a7a"
    />
    <path d="M30 64C14 52 12 34 20 21C14 18 12 11 16 8C23 6 27 14 24 22C17 38 24 52 36 59Z" fill="#b06ce0" />
    <path d="M70 64C86 52 88 34 80 21C86 18 88 11 84 8C77 6 73 14 76 22C83 38 76 52 64 59Z" fill="#8a45bd" />
    <path d="M38 28V68M46 28V68M54 28V68M62 28V68" stroke="#ffe7a0" strokeWidth="3" />
    <rect x="12" y="24" width="76" height="9" rx="4.5" fill="#a86a08" />
    <rect x="12" y="23" width="76" height="7" rx="3.5" fill="#ffcf3a" />
    <path d="M22 62C30 54 70 54 78 62C84 82 70 97 50 97S16 82 22 62Z" fill="#5c2a7a" />
    <path d="M23 61C31 54 69 54 77 61C82 78 68 92 50 92S18 78 23 61Z" fill="#8a45bd" />
    <path d="M23 61C28 57 38 55.6 50 55.6C62 68 58 84 50 92C32 92 18 78 23 61Z" fill="#b06ce0" />
    <path d="M36 66H64V72H36Z" fill="#ffcf3a" />
    <circle cx="50" cy="82" r="5" fill="#ffcf3a" />
    <path d="M29 66C28 72 30 78 34 82" fill="none" stroke="#e8c8ff" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Amphora = (): ReactElement => (
  <>
    <path d="M38 18C14 14 12 40 26 50M62 18C86 14 88 40 74 50" fill="none" stroke="#4a1a0a" strokeWidth="10" />
    <path d="M38 18C16 15 14 38 27 47" fill="none" stroke="#f08040" strokeWidth="5" />
    <path d="M62 18C84 15 86 38 73 47" fill="none" stroke="#c2561f" strokeWidth="5" />
    <path
      d="M38 8H62L60 30C78 38 82 56 72 72C66 82 58 86 58 92H42C42 86 34 82 28 72C18 56 22 38 40 30Z"
      fill="#4a1a0a"
    />
    <path
      d="M40 10H60L58 32C76 39 79 56 70 71C64 80 56 84 56 90H44C44 84 36 80 30 71C21 56 24 39 42 32Z"
      fill="#f08040"
    />
    <path d="M54 10H60L58 32C76 39 79 56 70 71C64 80 56 84 56 90H50C64 70 66 46 54 32Z" fill="#c2561f" />
    <path
      d="M24.6 52C40 56 60 56 75.4 52C75.4 59 73.6 65.6 70 71.4C58 75 42 75 30 71.4C26.4 65.6 24.6 59 24.6 52Z"
      fill="#2a120a"
    />
    <path d="M31 67V58H41V64H36M46 67V58H56V64H51M61 67V58H70V64H66" fill="none" stroke="#f8b27a" strokeWidth="3" />
    <path
      d="M31 44L35 36L39 44M45 44L50 35L55 44M61 44L65 36L69 44"
      fill="none"
      stroke="#2a120a"
      strokeWidth="3.4"
      strokeLinejoin="round"
    />
    <rect x="34" y="4" width="32" height="8" rx="4" fill="#2a120a" />
    <rect x="34" y="4" width="24" height="4" rx="2" fill="#6b3a22" />
    <path d="M38 92H62L66 98H34Z" fill="#6b3016" />
    <path d="M29 48C30 43 33 40 37 38" fill="none" stroke="#ffd0a8" strokeWidth="3.6" strokeLinecap="round" />
  </>
);

const OwlCoin = (): ReactElement => (
  <>
    <circle cx="50" cy="53" r="45" fill="#4f5d6e" />
    <circle cx="50" cy="50" r="45" fill="#a9b9ca" />
    <path d="M50 5A45 45 0 0 0 50 95C34 76 34 24 50 5Z" fill="#e6eef6" />
    <circle cx="50" cy="50" r="37" fill="#7f90a3" />
    <circle cx="51" cy="51.5" r="36" fill="#c4d1de" />
    <path
      d="M30 24C38 30 62 30 70 24C74 34 74 44 70 50C76 64 70 82 50 84S24 64 30 50C26 44 26 34 30 24Z"
      fill="#5a6a7d"
    />
    <path d="M31 25C38 30 54 30 62 28C66 44 60 70 46 83C28 78 26 62 31 50C27 44 27 34 31 25Z" fill="#8293a6" />
    <circle cx="40" cy="42" r="10.5" fill="#f4f9ff" />
    <circle cx="60" cy="42" r="10.5" fill="#f4f9ff" />
    <circle cx="41" cy="42" r="5.4" fill="#16202c" />
    <circle cx="59" cy="42" r="5.4" fill="#16202c" />
    <path d="M45 50H55L50 60Z" fill="#ffc52e" />
    <path
      d="M38 66L42 70L46 66L50 70L54 66L58 70L62 66M42 76L46 79L50 76L54 79L58 76"
      fill="none"
      stroke="#dbe6f0"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M42 84V88M58 84V88" stroke="#5a6a7d" strokeWidth="5" strokeLinecap="round" />
    <path d="M10 46A41 41 0 0 1 34 13" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
  </>
);

const leaves = [
  'translate(48 92) rotate(196)',
  'translate(33 86) rotate(222)',
  'translate(20 74) rotate(248)',
  'translate(13 58) rotate(272)',
  'translate(13 41) rotate(294)',
  'translate(20 25) rotate(318)',
];
const inner = [
  'translate(38 86) rotate(282)',
  'translate(27 76) rotate(304)',
  'translate(21 63) rotate(326)',
  'translate(20 48) rotate(346)',
  'translate(24 34) rotate(366)',
];

const Laurel = (): ReactElement => (
  <>
    {['', 'matrix(-1 0 0 1 100 0)'].map((side) => (
      <g key={side} transform={side}>
        <path d="M50 92C22 86 10 56 24 22" fill="none" stroke="#1c5a1e" strokeWidth="5" strokeLinecap="round" />
        {leaves.map((at) => (
          <g key={at} transform={at}>
            <path d="M0 0C4-12 16-14 26-6C18 4 8 6 0 0Z" fill="#3c9a34" />
            <path d="M0 0C8-6 16-8 26-6C18 4 8 6 0 0Z" fill="#25701f" />
          </g>
        ))}
        {inner.map((at) => (
          <g key={at} transform={at}>
            <path d="M0 0C4-10 14-12 22-5C15 4 7 5 0 0Z" fill="#84d84a" />
            <path d="M0 0C7-5 14-6 22-5C15 4 7 5 0 0Z" fill="#4fae36" />
          </g>
        ))}
      </g>
    ))}
    <g fill="#e8283c">
      <circle cx="27" cy="56" r="4" />
      <circle cx="73" cy="56" r="4" />
      <circle cx="36" cy="77" r="4" />
      <circle cx="64" cy="77" r="4" />
    </g>
    <path d="M40 86L50 90L60 86L66 98L50 93L34 98Z" fill="#ffcf3a" />
    <path d="M50 90L60 86L66 98L50 93Z" fill="#d9960f" />
  </>
);

const Lightning = (): ReactElement => (
  <g transform="translate(3 3) scale(.94)">
    <path d="M60 0L18 54H44L30 100L84 38H56L76 0Z" fill="#7a4a00" transform="translate(3 3)" />
    <path
      d="M60 0L18 54H44L30 100L84 38H56L76 0Z"
      fill="#ffd23f"
      stroke="#fff3b0"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M76 0L56 38H84L30 100L50 46H38L66 0Z" fill="#f5a90f" />
    <path d="M56 12L30 47" stroke="#fffbe0" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M12 22L26 30L22 36L34 42M92 58L80 64L86 70L74 78M14 76L24 72L22 80"
      fill="none"
      stroke="#39b3f5"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

const Shield = (): ReactElement => (
  <>
    <circle cx="50" cy="53" r="45" fill="#5c3608" />
    <circle cx="50" cy="50" r="45" fill="#d99a35" />
    <path d="M50 5A45 45 0 0 0 50 95C34 76 34 24 50 5Z" fill="#ffd27a" />
    <circle cx="50" cy="50" r="34" fill="#14386e" />
    <path d="M50 16A34 34 0 0 0 50 84C66 76 74 64 74 50S66 24 50 16Z" fill="#2f6fd0" />
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 50)`}>
        <path d="M50 50C44 38 48 24 62 20C74 22 80 30 82 36C70 30 58 36 50 50Z" fill="#fff" />
        <path d="M50 50C50 40 56 28 68 24C76 27 80 32 82 36C70 30 58 36 50 50Z" fill="#b9d6ff" />
        <circle cx="50" cy="10.5" r="3" fill="#7a4a00" />
      </g>
    ))}
    <circle cx="50" cy="51" r="12" fill="#7a4a00" />
    <circle cx="49.4" cy="49.4" r="10.6" fill="#ffc23a" />
    <circle cx="46" cy="46" r="3.6" fill="#fff0c0" />
  </>
);

const columns = [16, 34, 52, 70];

const Temple = (): ReactElement => (
  <g transform="translate(2.5 4) scale(.95)">
    <path d="M50 3L96 34H4Z" fill="#8fae14" />
    <path d="M50 3L96 34H50Z" fill="#7a980c" />
    <path d="M50 0L98 33H2Z" fill="none" stroke="#d9f24f" strokeWidth="6" strokeLinejoin="round" />
    <path d="M50 10L78 29H22Z" fill="#0f3a45" />
    <path d="M50 12L53 19L60 20L55 24.6L56.6 29H43.4L45 24.6L40 20L47 19Z" fill="#ffd23f" />
    <rect x="5" y="34" width="90" height="9" rx="1.5" fill="#c9d2d6" />
    <rect x="5" y="34" width="60" height="9" rx="1.5" fill="#fff" />
    <path d="M12 43H88V82H12Z" fill="#1b4f7a" />
    <path d="M50 58C56 54 60 62 56 66C62 70 58 78 54 82H46C40 78 38 70 44 66C44 60 48 62 50 58Z" fill="#ff8a1f" />
    {columns.map((x) => (
      <g key={x}>
        <path d={`M${x - 3} 43H${x + 17}V49H${x - 3}ZM${x - 3} 78H${x + 17}V84H${x - 3}Z`} fill="#dfe6e9" />
        <path d={`M${x} 49H${x + 14}V78H${x}Z`} fill="#fff" />
        <path d={`M${x + 8} 49H${x + 14}V78H${x + 8}Z`} fill="#b7c4ca" />
        <path d={`M${x + 4.6} 51V76`} stroke="#d3dde1" strokeWidth="2.2" />
      </g>
    ))}
    <path d="M4 83H96V90H4Z" fill="#fff" />
    <path d="M60 83H96V90H60Z" fill="#c9d2d6" />
    <path d="M-1 90H101V98H-1Z" fill="#d9f24f" />
    <path d="M62 90H101V98H62Z" fill="#a9cb1c" />
  </g>
);

const curls = [
  '22 60',
  '36 54',
  '50 52',
  '64 54',
  '78 60',
  '28 74',
  '42 68',
  '58 68',
  '72 74',
  '36 86',
  '50 82',
  '64 86',
  '50 94',
];

const Fleece = (): ReactElement => (
  <g transform="translate(4 0) scale(.92)">
    <g fill="#8a5604">
      {curls.map((at) => (
        <circle key={at} r="12" transform={`translate(${at})`} />
      ))}
    </g>
    {curls.map((at, index) => (
      <g key={at} transform={`translate(${at})`}>
        <circle r="9.6" fill={index % 5 < 3 ? '#ffc52e' : '#eda815'} />
        <path d="M-5 1A5.4 5.4 0 1 1 1 5" fill="none" stroke="#fff0a8" strokeWidth="2.8" strokeLinecap="round" />
      </g>
    ))}
    <path
      d="M36 26C20 8 0 22 6 40C10 52 26 50 26 40C26 34 20 32 17 36"
      fill="none"
      stroke="#6b3a10"
      strokeWidth="13"
      strokeLinecap="round"
    />
    <path
      d="M36 26C20 8 0 22 6 40C10 52 26 50 26 40C26 34 20 32 17 36"
      fill="none"
      stroke="#ffe7b8"
      strokeWidth="7.6"
      strokeLinecap="round"
    />
    <path
      d="M64 26C80 8 100 22 94 40C90 52 74 50 74 40C74 34 80 32 83 36"
      fill="none"
      stroke="#6b3a10"
      strokeWidth="13"
      strokeLinecap="round"
    />
    <path
      d="M64 26C80 8 100 22 94 40C90 52 74 50 74 40C74 34 80 32 83 36"
      fill="none"
      stroke="#dcb878"
      strokeWidth="7.6"
      strokeLinecap="round"
    />
    <path d="M32 22C38 12 62 12 68 22C70 42 64 66 50 68C36 66 30 42 32 22Z" fill="#a3540f" />
    <path d="M32 22C38 12 50 13 54 14C60 34 58 58 48 67.6C36 64 30 42 32 22Z" fill="#e0892b" />
    <g fill="#ffd84a">
      <circle cx="40" cy="15" r="8" />
      <circle cx="50" cy="11" r="9" />
      <circle cx="60" cy="15" r="8" />
    </g>
    <path
      d="M39 34C42 31 45 33 46 37M61 34C58 31 55 33 54 37"
      fill="none"
      stroke="#2a1204"
      strokeWidth="4.6"
      strokeLinecap="round"
    />
    <path d="M45 56C47 60 53 60 55 56M50 59V63" fill="none" stroke="#2a1204" strokeWidth="3.4" strokeLinecap="round" />
  </g>
);

/** Tales of the Greeks: heroes, monsters and gods. */
export const myth: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.hydra', message: 'hydra' }), draw: Hydra },
    { name: msg({ id: 'games.symbol.crestedHelmet', message: 'crested helmet' }), draw: CrestedHelmet },
    { name: msg({ id: 'games.symbol.shield', message: 'shield' }), draw: Shield },
    { name: msg({ id: 'games.symbol.lightning', message: 'lightning' }), draw: Lightning },
    { name: msg({ id: 'games.symbol.owlCoin', message: 'owl coin' }), draw: OwlCoin },
    { name: msg({ id: 'games.symbol.lyre', message: 'lyre' }), draw: Lyre },
    { name: msg({ id: 'games.symbol.amphora', message: 'amphora' }), draw: Amphora },
    { name: msg({ id: 'games.symbol.laurel', message: 'laurel' }), draw: Laurel },
  ],
  wild: { name: msg({ id: 'games.symbol.temple', message: 'wild temple' }), draw: Temple },
  scatter: { name: msg({ id: 'games.symbol.fleece', message: 'golden fleece' }), draw: Fleece },
};
