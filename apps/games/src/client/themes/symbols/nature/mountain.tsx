import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Wolf = (): ReactElement => (
  <>
    <path
      d="M16 2L42 28H58L84 2C90 18 92 34 90 48L98 62L86 64L88 76L74 76L62 92C56 98 44 98 38 92L26 76L12 76L14 64L2 62L10 48C8 34 10 18 16 2Z"
      fill="#465a6a"
    />
    <path d="M16 2L42 28H50V97C45 97 41 95 38 92L26 76L12 76L14 64L2 62L10 48C8 34 10 18 16 2Z" fill="#7890a1" />
    <path d="M19 14L34 30L20 42C17 32 17 22 19 14Z" fill="#33434f" />
    <path d="M81 14L66 30L80 42C83 32 83 22 81 14Z" fill="#26343e" />
    <path d="M50 30L58 50L50 62L42 50Z" fill="#33434f" />
    <path d="M12 56C24 56 34 60 42 68L40 84L34 86L26 76L12 76L14 64L2 62Z" fill="#e0eaf1" />
    <path d="M88 56C76 56 66 60 58 68L60 84L66 86L74 76L88 76L86 64L98 62Z" fill="#bccbd6" />
    <path d="M42 58H50V97C45 97 41 95 38 92L34 84Z" fill="#cfdde6" />
    <path d="M58 58H50V97C55 97 59 95 62 92L66 84Z" fill="#a3b6c4" />
    <path d="M40 74H60C60 82 54 86 50 87C46 86 40 82 40 74Z" fill="#17222a" />
    <path d="M24 48L42 54C38 61 28 59 24 48Z" fill="#ffc52e" />
    <path d="M76 48L58 54C62 61 72 59 76 48Z" fill="#f0a81a" />
    <circle cx="35" cy="54" r="3.6" fill="#17222a" />
    <circle cx="65" cy="54" r="3.6" fill="#17222a" />
    <path d="M22 45L43 52M78 45L57 52" stroke="#26343e" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Eagle = (): ReactElement => (
  <>
    <path d="M34 40C56 36 84 50 92 98H8C10 74 18 54 34 40Z" fill="#5a3114" />
    <path d="M34 40C46 46 54 66 52 98H8C10 74 18 54 34 40Z" fill="#8f5524" />
    <path
      d="M22 78C24 84 30 84 32 78C34 84 40 84 42 78M18 90C20 96 26 96 28 90C30 96 36 96 38 90C40 96 46 96 48 90"
      fill="none"
      stroke="#c4823e"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M62 78C64 84 70 84 72 78M58 90C60 96 66 96 68 90C70 96 76 96 78 90"
      fill="none"
      stroke="#84491f"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M24 50C20 22 36 4 60 6C76 8 84 16 86 28C76 32 72 40 74 50L80 62L70 60L68 72L58 64L50 76L42 66L34 74L30 62L18 66Z"
      fill="#b5c6d2"
    />
    <path d="M24 50C20 22 36 4 60 6C64 7 68 8 70 10C56 14 50 26 52 42L50 56L42 66L34 74L30 62L18 66Z" fill="#e6eef4" />
    <g transform="translate(7 4) scale(.88)">
      <path d="M60 24C74 18 92 22 97 38C98 48 95 54 91 59C90 50 86 46 80 46C70 48 62 44 60 38Z" fill="#d98408" />
      <path d="M60 24C74 18 92 22 97 38C84 32 72 34 60 36Z" fill="#ffc52e" />
      <path d="M62 40C70 42 78 42 84 40" fill="none" stroke="#8a4d00" strokeWidth="3" strokeLinecap="round" />
    </g>
    <path d="M36 20L60 25" stroke="#7e93a2" strokeWidth="5" strokeLinecap="round" />
    <circle cx="50" cy="30" r="6.5" fill="#ffc52e" />
    <circle cx="51" cy="30" r="3.6" fill="#14100a" />
  </>
);

const horn = 'M40 40C40 20 30 6 16 6C4 8 2 24 8 36C10 40 16 40 17 36C15 28 16 22 20 22C27 24 30 36 31 46Z';

const Ibex = (): ReactElement => (
  <>
    <path d={horn} fill="#8f979b" />
    <path d={horn} fill="#5c666c" transform="matrix(-1 0 0 1 100 0)" />
    <path
      d="M36 20L27 27M28 11L21 22M14 8L15 23M4 18L15 25M5 32L16 31"
      stroke="#4c555a"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path
      d="M64 20L73 27M72 11L79 22M86 8L85 23M96 18L85 25M95 32L84 31"
      stroke="#343c41"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path d="M32 48C20 40 10 44 4 52C12 62 24 62 34 56ZM68 48C80 40 90 44 96 52C88 62 76 62 66 56Z" fill="#96622c" />
    <path d="M32 50C22 46 14 48 10 52C16 58 26 58 33 55Z" fill="#f0c896" />
    <path
      d="M50 34C68 34 72 44 70 56C68 68 64 76 62 84C60 90 54 92 50 92C46 92 40 90 38 84C36 76 32 68 30 56C28 44 32 34 50 34Z"
      fill="#a8702f"
    />
    <path
      d="M50 34C60 34 60 44 58 56C56 68 56 82 50 92C46 92 40 90 38 84C36 76 32 68 30 56C28 44 32 34 50 34Z"
      fill="#d9a25a"
    />
    <path d="M50 36C55 44 55 56 50 68C45 56 45 44 50 36Z" fill="#f0c896" />
    <path d="M38 76C42 70 58 70 62 76C63 84 58 91 50 91C42 91 37 84 38 76Z" fill="#f5deba" />
    <path d="M50 71C55 71 60 73 62 76C63 84 58 91 50 91Z" fill="#dcb987" />
    <path d="M43 76H57C56 81 52 82 50 82C48 82 44 81 43 76Z" fill="#3b2108" />
    <path d="M44 90H56C56 95 53 98 50 100C47 98 44 95 44 90Z" fill="#6e451c" />
    <circle cx="37" cy="56" r="5" fill="#fff" />
    <circle cx="63" cy="56" r="5" fill="#fff" />
    <circle cx="38" cy="56" r="3.2" fill="#231404" />
    <circle cx="62" cy="56" r="3.2" fill="#231404" />
  </>
);

const Peak = (): ReactElement => (
  <>
    <path d="M66 34L98 90H34Z" fill="#4b3b8c" />
    <path d="M66 34L72 90H34Z" fill="#7562c2" />
    <path d="M66 34L80 58L74 56L70 64L64 56L58 62L54 55Z" fill="#dbe9f7" />
    <path d="M42 6L86 92H2Z" fill="#3a2c78" />
    <path d="M42 6L52 40L44 62L54 92H2Z" fill="#8f7be0" />
    <path d="M42 6L62 45L55 42L50 52L43 44L36 52L30 44L22 47Z" fill="#b3cdea" />
    <path d="M42 6L48 28L43 44L36 52L30 44L22 47Z" fill="#f4faff" />
    <path d="M24 62L16 80M34 66L28 84" stroke="#b9abf2" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M2 92C10 80 16 90 22 84C30 76 36 88 44 84C54 78 60 90 68 86C78 80 84 88 98 92V95C98 97 96 97 94 97H6C3 97 2 96 2 94Z"
      fill="#2b7a4b"
    />
    <path d="M2 92C10 80 16 90 22 84C30 76 36 88 44 84L42 97H6C3 97 2 96 2 94Z" fill="#4cb06e" />
  </>
);

const Compass = (): ReactElement => (
  <>
    <circle cx="50" cy="11" r="8" fill="none" stroke="#8f9fa8" strokeWidth="5" />
    <rect x="43" y="17" width="14" height="8" rx="2" fill="#5c6d77" />
    <circle cx="50" cy="60" r="38" fill="#44525a" />
    <circle cx="50" cy="58" r="38" fill="#8f9fa8" />
    <path d="M50 20A38 38 0 0 0 23 85A46 46 0 0 0 50 20Z" fill="#cdd9df" />
    <circle cx="50" cy="58" r="30" fill="#12363a" />
    <circle cx="50" cy="58" r="28" fill="#e9f3ee" />
    <path d="M70 38A28 28 0 0 1 30 78A34 34 0 0 0 70 38Z" fill="#c3d8d0" />
    <path d="M50 32V38M50 78V84M24 58H30M70 58H76" stroke="#12363a" strokeWidth="4" strokeLinecap="round" />
    <g transform="rotate(38 50 58)">
      <path d="M50 34L58 58H42Z" fill="#e8283c" />
      <path d="M50 34L58 58H50Z" fill="#b3182c" />
      <path d="M50 82L58 58H42Z" fill="#2e86b8" />
      <path d="M50 82L58 58H50Z" fill="#1b5f8a" />
    </g>
    <circle cx="50" cy="58" r="4.5" fill="#ffd23f" />
  </>
);

const coils = [0, 1, 2, 3];

const Rope = (): ReactElement => (
  <>
    <path d="M74 62C90 66 96 76 88 94" fill="none" stroke="#9c2f06" strokeWidth="10" strokeLinecap="round" />
    <path
      d="M74 62C90 66 96 76 88 94"
      fill="none"
      stroke="#ff7a2b"
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="9 6"
    />
    {coils.map((at) => (
      <g key={at} fill="none">
        <ellipse cx="46" cy="50" rx={41 - at * 7} ry={44 - at * 7} stroke="#9c2f06" strokeWidth="9" />
        <ellipse
          cx="45.5"
          cy="49.5"
          rx={41 - at * 7}
          ry={44 - at * 7}
          stroke={at % 2 === 0 ? '#f0641c' : '#ff8f47'}
          strokeWidth="5.6"
        />
        <ellipse
          cx="45.5"
          cy="49.5"
          rx={41 - at * 7}
          ry={44 - at * 7}
          stroke="#ffd9a8"
          strokeWidth="3"
          strokeDasharray="3 13"
          strokeDashoffset={at * 5}
        />
      </g>
    ))}
    <rect x="2" y="42" width="32" height="18" rx="7" fill="#9c2f06" />
    <rect x="2" y="41" width="32" height="16" rx="7" fill="#ffb04f" />
    <path d="M10 42V56M18 42V56M26 42V56" stroke="#e0701a" strokeWidth="3.5" />
  </>
);

const Boots = (): ReactElement => (
  <>
    <path d="M28 8H66C64 26 66 36 72 44C88 46 97 54 96 76H12C18 54 32 34 28 8Z" fill="#7a1f1a" />
    <path d="M28 8H56C54 28 56 40 64 50C78 52 86 60 86 76H12C18 54 32 34 28 8Z" fill="#b83a2c" />
    <path d="M28 8H38C40 34 26 54 26 76H12C18 54 32 34 28 8Z" fill="#e26650" />
    <rect x="23" y="3" width="47" height="14" rx="7" fill="#3d4a52" />
    <rect x="23" y="3" width="32" height="14" rx="7" fill="#62737d" />
    <path d="M76 76C76 62 82 54 88 52C94 57 97 64 96 76Z" fill="#4a1410" />
    <path d="M50 27L67 23M51 36L69 31M55 45L73 38M62 53L80 44" stroke="#ffd45a" strokeWidth="5" strokeLinecap="round" />
    <path d="M34 60C46 56 56 60 62 70" fill="none" stroke="#7a1f1a" strokeWidth="3.5" strokeLinecap="round" />
    <path d="M8 74H98V84C98 87 96 88 94 88V94H80V88H70V94H54V88H44V94H28V88H22V94H10C8 94 8 92 8 90Z" fill="#3d4a52" />
    <path d="M8 74H98V80H8Z" fill="#7f929d" />
  </>
);

const turns = [0, 45, 90, 135, 180, 225, 270, 315];

const Edelweiss = (): ReactElement => (
  <>
    {[22, 112, 202, 292].map((turn) => (
      <path
        key={turn}
        d="M50 50C32 34 36 12 50 1C64 12 68 34 50 50Z"
        transform={`rotate(${turn} 50 50)`}
        fill={turn > 90 && turn < 250 ? '#1f6b3a' : '#3f9b52'}
      />
    ))}
    {turns.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 50)`}>
        <path d="M50 50C36 36 38 18 50 4C62 18 64 36 50 50Z" fill="#9db3b0" />
        <path d="M50 50C38 37 40 20 50 7C60 20 62 37 50 50Z" fill={turn > 45 && turn < 270 ? '#dbe6e2' : '#fff'} />
        <path d="M50 38V18" stroke="#b9cac6" strokeWidth="2.6" strokeLinecap="round" />
      </g>
    ))}
    {['50 37', '62 44', '62 57', '50 63', '38 57', '38 44', '50 50'].map((at) => (
      <g key={at} transform={`translate(${at})`}>
        <circle r="8" fill="#a87408" />
        <circle r="6.6" fill="#ffd23f" />
        <circle cx="-2" cy="-2" r="2.4" fill="#fff3b0" />
      </g>
    ))}
  </>
);

const beams = Array.from({ length: 11 }, (_, at) => at * 24 - 120);

const Sunrise = (): ReactElement => (
  <>
    {beams.map((turn) => (
      <path
        key={turn}
        d="M44 24L50 1L56 24Z"
        transform={`rotate(${turn} 50 48)`}
        fill={turn % 48 === 0 ? '#d9f24f' : '#ffc52e'}
      />
    ))}
    <circle cx="50" cy="48" r="29" fill="#c97a06" />
    <circle cx="50" cy="47" r="27" fill="#ffd23f" />
    <path d="M29 44A22 22 0 0 1 46 26" fill="none" stroke="#fff4bd" strokeWidth="6" strokeLinecap="round" />
    <path d="M50 42L96 97H4Z" fill="#155c6e" />
    <path d="M50 42L58 64L52 76L60 97H4Z" fill="#35a0b5" />
    <path d="M50 42L68 64L61 62L56 70L50 63L43 70L39 62L32 64Z" fill="#b5d9e2" />
    <path d="M50 42L54 54L50 63L43 70L39 62L32 64Z" fill="#f4fdff" />
  </>
);

const Hut = (): ReactElement => (
  <>
    <path d="M66 12H80V36H66Z" fill="#5d6b73" />
    <path d="M66 12H72V34H66Z" fill="#8b9ba4" />
    <path d="M16 46H84V92H16Z" fill="#7a431a" />
    <path d="M16 46H52V92H16Z" fill="#b06c30" />
    <path d="M16 56H84M16 66H84M16 76H84M16 86H84" stroke="#5c3010" strokeWidth="3" />
    <path d="M50 14L86 48H14Z" fill="#8a5022" />
    <path d="M50 14L58 48H14Z" fill="#c47f3c" />
    <circle cx="50" cy="38" r="6" fill="#3b1d08" />
    <circle cx="50" cy="38" r="4" fill="#ffd45a" />
    <path d="M50 4L98 46C100 52 94 56 89 53L50 20L11 53C6 56 0 52 2 46Z" fill="#a51f2c" />
    <path d="M50 4V20L11 53C6 56 0 52 2 46Z" fill="#e0394a" />
    <path d="M50 4L70 21C66 26 60 20 56 24C52 29 48 24 44 27C38 31 34 25 30 21Z" fill="#e4f2fc" />
    <path d="M26 58H44V76H26Z" fill="#3b1d08" />
    <path d="M28 60H42V74H28Z" fill="#ffd45a" />
    <path d="M35 60V74M28 67H42" stroke="#3b1d08" strokeWidth="2.6" />
    <path d="M54 56H76V92H54Z" fill="#3b1d08" />
    <path d="M57 59H73V92H57Z" fill="#2b7a4b" />
    <path d="M57 59H65V92H57Z" fill="#4cb06e" />
    <circle cx="70" cy="77" r="2.4" fill="#ffd45a" />
    <path d="M2 92C14 86 24 90 34 91H66C78 88 88 88 98 92C98 96 96 97 94 97H6C4 97 2 96 2 92Z" fill="#cfe3f0" />
  </>
);

/** The mountains: what lives there and what a climber carries. */
export const mountain: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.wolf', message: 'wolf' }), draw: Wolf },
    { name: msg({ id: 'games.symbol.eagle', message: 'eagle' }), draw: Eagle },
    { name: msg({ id: 'games.symbol.ibex', message: 'ibex' }), draw: Ibex },
    { name: msg({ id: 'games.symbol.peak', message: 'peak' }), draw: Peak },
    { name: msg({ id: 'games.symbol.edelweiss', message: 'edelweiss' }), draw: Edelweiss },
    { name: msg({ id: 'games.symbol.compass', message: 'compass' }), draw: Compass },
    { name: msg({ id: 'games.symbol.boots', message: 'hiking boot' }), draw: Boots },
    { name: msg({ id: 'games.symbol.rope', message: 'rope' }), draw: Rope },
  ],
  wild: { name: msg({ id: 'games.symbol.sunrise', message: 'wild sunrise' }), draw: Sunrise },
  scatter: { name: msg({ id: 'games.symbol.hut', message: 'mountain hut' }), draw: Hut },
};
