import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Pharaoh = (): ReactElement => (
  <>
    <path
      d="M50 4C28 4 19 17 17 38L6 80C13 90 28 92 37 86H63C72 92 87 90 94 80L83 38C81 17 72 4 50 4Z"
      fill="#9c6405"
    />
    <path
      d="M50 4C28 4 19 17 17 38L6 76C13 86 28 88 37 82H63C72 88 87 86 94 76L83 38C81 17 72 4 50 4Z"
      fill="#f6b91c"
    />
    <path d="M50 4C72 4 81 17 83 38L94 76C87 86 72 88 63 82V40Z" fill="#d8920c" />
    <path
      d="M19 30L35 35M16 43L33 47M13 55L34 59M10 67L36 72M26 15L40 25"
      fill="none"
      stroke="#2c63c9"
      strokeWidth="6"
    />
    <path
      d="M81 30L65 35M84 43L67 47M87 55L66 59M90 67L64 72M74 15L60 25"
      fill="none"
      stroke="#1d4590"
      strokeWidth="6"
    />
    <path d="M31 40C31 26 39 22 50 22S69 26 69 40V56C69 68 60 77 50 77S31 68 31 56Z" fill="#ffd08a" />
    <path d="M50 22C61 22 69 26 69 40V56C69 68 60 77 50 77C57 62 58 40 50 22Z" fill="#e39a4e" />
    <path d="M29 38C31 22 40 18 50 18S69 22 71 38C64 28 58 27 50 27S36 28 29 38Z" fill="#ffe68c" />
    <path d="M50 30C44 24 44 18 46 14C43 8 46 2 50 2S57 8 54 14C56 18 56 24 50 30Z" fill="#e8283c" />
    <path
      d="M35 40C39 36 44 37 47 39M65 40C61 36 56 37 53 39"
      fill="none"
      stroke="#1b2438"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <g stroke="#1b2438" strokeWidth="2" strokeLinejoin="round" fill="#fff">
      <path d="M30 51L36 48C39 44 45 44 48 48.5C45 52 39 53 36 50Z" />
      <path d="M70 51L64 48C61 44 55 44 52 48.5C55 52 61 53 64 50Z" />
    </g>
    <circle cx="42" cy="48" r="2.9" fill="#1b2438" />
    <circle cx="58" cy="48" r="2.9" fill="#1b2438" />
    <path d="M50 48L46 60H54Z" fill="#c97b35" />
    <path d="M42 66C46 64 54 64 58 66C55 71 45 71 42 66Z" fill="#b0402e" />
    <path d="M44 75H56L58 94C55 98 45 98 42 94Z" fill="#1d4590" />
    <path d="M44 75H50V97C46 97 43 96 42 94Z" fill="#2c63c9" />
    <path d="M43 82H57M42.5 89H57.5" stroke="#ffd84a" strokeWidth="2.6" />
  </>
);

const Scarab = (): ReactElement => (
  <>
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M32 44L14 40L18 20M68 44L86 40L82 20M26 60L6 62M74 60L94 62M30 74L14 84L18 94M70 74L86 84L82 94"
        stroke="#8a5604"
        strokeWidth="9"
      />
      <path
        d="M32 44L14 40L18 20M68 44L86 40L82 20M26 60L6 62M74 60L94 62M30 74L14 84L18 94M70 74L86 84L82 94"
        stroke="#f6b91c"
        strokeWidth="5"
      />
    </g>
    <circle cx="50" cy="17" r="15" fill="#a3200f" />
    <circle cx="49" cy="16" r="13.6" fill="#ff5a36" />
    <path d="M41 15A9 9 0 0 1 48 8" fill="none" stroke="#ffb49a" strokeWidth="4" strokeLinecap="round" />
    <path d="M32 38C32 26 40 24 50 24S68 26 68 38Z" fill="#0b4f5c" />
    <path d="M22 62C22 40 34 36 50 36S78 40 78 62C78 82 64 96 50 96S22 82 22 62Z" fill="#07414e" />
    <path d="M24 62C26 54 40 52 49 54V92C36 91 24 78 24 62Z" fill="#1fc3c0" />
    <path d="M76 62C74 54 60 52 51 54V92C64 91 76 78 76 62Z" fill="#0f8f9c" />
    <path d="M26 52C27 40 38 36 50 36S73 40 74 52C62 47 38 47 26 52Z" fill="#1fc3c0" />
    <path d="M50 36C62 36 73 40 74 52C66 49 58 48 50 48Z" fill="#0f8f9c" />
    <path d="M24 57C34 50 66 50 76 57M50 53V93" fill="none" stroke="#ffd84a" strokeWidth="4" />
    <path d="M31 62C31 72 35 79 41 84" fill="none" stroke="#a4f3ea" strokeWidth="4" strokeLinecap="round" />
    <g fill="#f6b91c">
      <circle cx="42" cy="31" r="3.4" />
      <circle cx="58" cy="31" r="3.4" />
    </g>
  </>
);

const Cat = (): ReactElement => (
  <>
    <path d="M66 90C90 94 98 76 86 62" fill="none" stroke="#3a2270" strokeWidth="10" strokeLinecap="round" />
    <path d="M50 40C36 42 33 54 32 66C31 80 26 86 26 95H76C77 84 69 78 68 66C67 54 64 42 50 40Z" fill="#8a5fe0" />
    <path d="M50 40C64 42 67 54 68 66C69 78 77 84 76 95H54Z" fill="#5d36ac" />
    <path d="M41 66V92M59 66V92" fill="none" stroke="#3a2270" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M28 3L43 15H57L72 3C75 16 75 26 72 32C69 44 59 50 50 50S31 44 28 32C25 26 25 16 28 3Z" fill="#9b73ee" />
    <path d="M50 15H57L72 3C75 16 75 26 72 32C69 44 59 50 50 50Z" fill="#6b42bf" />
    <path d="M31 10L39 17L31 26ZM69 10L61 17L69 26Z" fill="#f9a8c9" />
    <path d="M33 31C36 25 44 26 47 33C42 37 36 36 33 31ZM67 31C64 25 56 26 53 33C58 37 64 36 67 31Z" fill="#ffe14a" />
    <path d="M40 27V35M60 27V35" stroke="#1d1038" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M46 39H54L50 44Z" fill="#f9a8c9" />
    <path d="M34 49C42 55 58 55 66 49L70 60C60 70 40 70 30 60Z" fill="#c27d08" />
    <path d="M34 49C42 55 58 55 66 49L68.6 56C58 65 42 65 31.4 56Z" fill="#ffcf3a" />
    <path d="M50 58L56 66L50 76L44 66Z" fill="#1fc3c0" stroke="#c27d08" strokeWidth="2.4" />
    <g fill="#e8283c">
      <circle cx="39" cy="58" r="2.6" />
      <circle cx="61" cy="58" r="2.6" />
    </g>
    <path d="M26 95C26 89 32 86 40 87V95ZM76 95C76 89 68 86 60 87V95Z" fill="#c9b0fb" opacity=".55" />
  </>
);

const Eye = (): ReactElement => (
  <>
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke="#0c2a6b" strokeWidth="14">
        <path d="M9 30C26 13 62 11 92 28" />
        <path d="M8 52C26 30 64 30 92 50C66 68 28 70 8 52Z" />
        <path d="M38 66L34 91L47 83M52 67C56 82 68 92 80 86C90 80 88 68 79 70" />
      </g>
      <g stroke="#3f86f5" strokeWidth="8">
        <path d="M9 30C26 13 62 11 92 28" />
        <path d="M8 52C26 30 64 30 92 50C66 68 28 70 8 52Z" />
        <path d="M38 66L34 91L47 83M52 67C56 82 68 92 80 86C90 80 88 68 79 70" />
      </g>
    </g>
    <path d="M8 52C26 30 64 30 92 50C66 68 28 70 8 52Z" fill="#fff" />
    <path d="M92 50C66 68 28 70 8 52C34 60 62 60 92 50Z" fill="#cfdcf2" />
    <circle cx="48" cy="50" r="15" fill="#b97a08" />
    <circle cx="47.5" cy="49" r="13" fill="#ffc52e" />
    <circle cx="48" cy="50" r="7.5" fill="#111a33" />
    <circle cx="44.5" cy="46" r="3" fill="#fff" />
    <path d="M12 27C28 14 54 12 74 18" fill="none" stroke="#a9ccff" strokeWidth="2.6" strokeLinecap="round" />
  </>
);

const Lotus = (): ReactElement => (
  <>
    <path d="M6 82C20 70 80 70 94 82C84 96 16 96 6 82Z" fill="#1c6b45" />
    <path d="M6 80C20 69 80 69 94 80C82 88 18 88 6 80Z" fill="#37a868" />
    <path d="M50 82C28 84 6 70 2 46C22 44 42 56 50 82Z" fill="#d2418b" />
    <path d="M50 82C72 84 94 70 98 46C78 44 58 56 50 82Z" fill="#a32a6b" />
    <path d="M50 84C28 76 14 50 20 22C40 30 52 54 50 84Z" fill="#ff7fb8" />
    <path d="M50 84C72 76 86 50 80 22C60 30 48 54 50 84Z" fill="#d2418b" />
    <path d="M50 86C30 64 32 30 50 6C68 30 70 64 50 86Z" fill="#ffb3d5" />
    <path d="M50 6C68 30 70 64 50 86C56 60 56 32 50 6Z" fill="#f074ae" />
    <path d="M43 34C40 46 41 58 45 68" fill="none" stroke="#fff0f7" strokeWidth="4.6" strokeLinecap="round" />
    <path d="M26 84C34 72 44 72 50 86C56 72 66 72 74 84C66 92 34 92 26 84Z" fill="#8a1f58" />
  </>
);

const Ankh = (): ReactElement => (
  <>
    <g transform="translate(1 4)" fill="#7a4a00" stroke="#7a4a00" strokeWidth="4" strokeLinejoin="round">
      <path d="M45 54H55L62 93H38ZM46 52V64L12 70V46ZM54 52V64L88 70V46Z" />
      <path
        d="M50 54C36 44 28 30 30 18C32 8 40 4 50 4S68 8 70 18C72 30 64 44 50 54ZM50 40C56 33 59 26 58 20C57 15 43 15 42 20C41 26 44 33 50 40Z"
        fillRule="evenodd"
      />
    </g>
    <path d="M45 54H55L62 93H38ZM46 52V64L12 70V46ZM54 52V64L88 70V46Z" fill="#ffc52e" />
    <path
      d="M50 56C34 44 28 30 30 18C32 8 40 4 50 4S68 8 70 18C72 30 66 44 50 56ZM50 40C56 33 59 26 58 20C57 15 43 15 42 20C41 26 44 33 50 40Z"
      fill="#ffc52e"
      fillRule="evenodd"
    />
    <path d="M50 54H55L62 93H50ZM54 58L88 58V70L54 64Z" fill="#dd8f0c" />
    <path d="M50 4C60 4 68 8 70 18C72 30 66 44 50 56V40C56 33 59 26 58 20C57.4 17 54 16 50 16Z" fill="#dd8f0c" />
    <path
      d="M35 30C32 18 38 10 47 9M16 50L40 54M46 68L43 88"
      fill="none"
      stroke="#fff1b0"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <circle cx="50" cy="58" r="8.5" fill="#7a1420" />
    <circle cx="49.5" cy="57.5" r="7" fill="#f0354b" />
    <circle cx="47" cy="55" r="2.2" fill="#ffc0c4" />
  </>
);

const Urn = (): ReactElement => (
  <>
    <path
      d="M30 36C8 34 8 62 26 66M70 36C92 34 92 62 74 66"
      fill="none"
      stroke="#7d3113"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M30 34C11 33 11 58 26 62" fill="none" stroke="#f08a4a" strokeWidth="4" strokeLinecap="round" />
    <path d="M36 24H64V32C80 40 86 56 80 70C76 80 68 86 64 92H36C32 86 24 80 20 70C14 56 20 40 36 32Z" fill="#a4481f" />
    <path d="M36 24H58V32C70 40 74 56 69 70C66 80 58 86 54 92H36C32 86 24 80 20 70C14 56 20 40 36 32Z" fill="#e9793a" />
    <path
      d="M17.6 50C28 56 72 56 82.4 50C83.6 57 83 63 81 68C70 74 30 74 19 68C17 63 16.4 57 17.6 50Z"
      fill="#fff0cf"
    />
    <path
      d="M72 53.5C77 52.6 80.6 51 82.4 50C83.6 57 83 63 81 68C78 69.6 74 70.8 69 71.6C72 66 73 60 72 53.5Z"
      fill="#d9bd8c"
    />
    <path
      d="M20 66L29 56L38 68L47 57L56 68L65 57L73 66L81 57"
      fill="none"
      stroke="#1d7f86"
      strokeWidth="4.4"
      strokeLinejoin="round"
    />
    <path d="M27 44C31 38 34 36 38 35" fill="none" stroke="#ffc59a" strokeWidth="4.4" strokeLinecap="round" />
    <rect x="30" y="18" width="40" height="9" rx="4.5" fill="#a4481f" />
    <rect x="30" y="17" width="32" height="7" rx="3.5" fill="#f6a065" />
    <path d="M38 18C38 10 44 11 46 8C46 3 54 3 54 8C56 11 62 10 62 18Z" fill="#1d7f86" />
    <path d="M38 18C38 10 44 11 46 8C46 4 50 3 51 5C50 10 50 14 50 18Z" fill="#39b8b4" />
    <rect x="32" y="90" width="36" height="7" rx="3" fill="#7d3113" />
  </>
);

const Palm = (): ReactElement => (
  <>
    <path d="M8 92C22 80 78 80 92 92C80 98 20 98 8 92Z" fill="#e9b85e" />
    <path d="M42 88C46 72 48 56 46 36H55C58 56 58 72 60 88Z" fill="#7d4a1c" />
    <path d="M42 88C46 72 48 56 46 36H50C53 56 52 72 51 88Z" fill="#b8743a" />
    <path d="M46 48L56 46M47 58L57 56M46 68L58 66M44 78L59 76" stroke="#57300e" strokeWidth="3" />
    <path d="M50 34C36 30 18 40 10 66C26 62 42 50 50 34Z" fill="#1f7a3a" />
    <path d="M50 34C64 30 82 40 90 66C74 62 58 50 50 34Z" fill="#14602c" />
    <path d="M50 34C36 18 12 20 2 40C20 46 40 44 50 34Z" fill="#3fb552" />
    <path d="M50 34C64 18 88 20 98 40C80 46 60 44 50 34Z" fill="#258f43" />
    <path d="M50 34C48 18 32 6 14 8C18 24 34 34 50 34Z" fill="#63d06a" />
    <path d="M50 34C52 18 68 6 86 8C82 24 66 34 50 34Z" fill="#37a64c" />
    <path
      d="M20 12C32 16 42 24 48 32M8 39C22 34 36 32 46 34"
      fill="none"
      stroke="#b9f3a6"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <g fill="#b3302a">
      <circle cx="44" cy="42" r="5" />
      <circle cx="56" cy="42" r="5" />
      <circle cx="50" cy="48" r="5" />
    </g>
  </>
);

const feathers = [
  { d: 'M46 62C30 44 14 40 1 44C6 62 24 74 46 74Z', fill: '#1d4590' },
  { d: 'M46 68C32 54 18 52 6 58C12 74 28 82 46 80Z', fill: '#2c63c9' },
  { d: 'M46 74C36 66 24 66 14 72C20 84 34 90 48 86Z', fill: '#1fc3c0' },
];

const SunDisc = (): ReactElement => (
  <>
    {['', 'matrix(-1 0 0 1 100 0)'].map((side) => (
      <g key={side} transform={side} stroke="#ffd84a" strokeWidth="3" strokeLinejoin="round">
        {feathers.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    ))}
    <path d="M50 66L64 84L50 97L36 84Z" fill="#d9f24f" />
    <path d="M50 66L64 84L50 97Z" fill="#9fc012" />
    <circle cx="50" cy="41" r="36" fill="#8a3a00" />
    <circle cx="50" cy="39" r="36" fill="#d9f24f" />
    <circle cx="50" cy="39" r="30" fill="#ff7a1f" />
    <path d="M50 9A30 30 0 0 1 50 69A44 44 0 0 0 50 9Z" fill="#e04a12" />
    <path
      d="M50 17L54.6 32.6L69 26L61 39L69 52L54.6 45.4L50 61L45.4 45.4L31 52L39 39L31 26L45.4 32.6Z"
      fill="#ffd84a"
    />
    <path d="M27 35A24 24 0 0 1 42 17" fill="none" stroke="#ffd0a0" strokeWidth="4.6" strokeLinecap="round" />
  </>
);

const Pyramid = (): ReactElement => (
  <>
    <path d="M50 0L54 11L64 3L62 15L76 12L67 22L80 26H20L33 22L24 12L38 15L36 3L46 11Z" fill="#ffe36e" />
    <path d="M78 42L97 88H58Z" fill="#a8692a" />
    <path d="M50 14L92 88H8Z" fill="#f0b65a" />
    <path d="M50 14L92 88H56Z" fill="#b8722a" />
    <path
      d="M43 29H51.2M35 44H52.4M26.5 59H53.7M18 74H54.9M34 59V74M44 44V59M43 74V88M24 74V88"
      fill="none"
      stroke="#c98c38"
      strokeWidth="3"
    />
    <path d="M51 29H57M52 44H65M53.6 59H73.5M55 74H82" fill="none" stroke="#8f5418" strokeWidth="3" />
    <path d="M50 14L59 30H41Z" fill="#d9f24f" />
    <path d="M50 14L59 30H51.3Z" fill="#9fc012" />
    <path d="M45 88V76C45 71 56 71 56 76V88Z" fill="#4d2708" />
    <path d="M2 86C24 80 70 90 98 84V92C80 98 20 98 2 92Z" fill="#ffd98a" />
    <path d="M40 96C64 96 84 92 98 87V92C80 98 60 97 40 96Z" fill="#d9a04c" />
  </>
);

/** The Nile: what pharaohs left in the sand. */
export const desert: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.pharaoh', message: 'pharaoh' }), draw: Pharaoh },
    { name: msg({ id: 'games.symbol.scarab', message: 'scarab' }), draw: Scarab },
    { name: msg({ id: 'games.symbol.cat', message: 'cat' }), draw: Cat },
    { name: msg({ id: 'games.symbol.eye', message: 'eye of Horus' }), draw: Eye },
    { name: msg({ id: 'games.symbol.lotus', message: 'lotus' }), draw: Lotus },
    { name: msg({ id: 'games.symbol.ankh', message: 'ankh' }), draw: Ankh },
    { name: msg({ id: 'games.symbol.urn', message: 'urn' }), draw: Urn },
    { name: msg({ id: 'games.symbol.palm', message: 'palm' }), draw: Palm },
  ],
  wild: { name: msg({ id: 'games.symbol.sunDisc', message: 'wild sun disc' }), draw: SunDisc },
  scatter: { name: msg({ id: 'games.symbol.pyramid', message: 'pyramid' }), draw: Pyramid },
};
