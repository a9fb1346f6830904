import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Rooster = (): ReactElement => (
  <>
    <path
      d="M45 80V93M59 80V93M36 95L45 92L53 95M50 95L59 92L67 95"
      fill="none"
      stroke="#e8961c"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M64 62C72 44 84 38 97 42C99 58 92 72 78 74Z" fill="#0b4b45" />
    <path d="M60 60C62 38 74 22 94 20C98 36 92 56 76 68Z" fill="#12756a" />
    <path d="M56 56C54 34 62 14 80 6C88 22 84 46 72 62Z" fill="#22a58f" />
    <path d="M56 56C56 36 64 18 80 6C76 26 70 46 66 58Z" fill="#5fd0b4" />
    <path d="M22 44C32 50 44 48 56 48C70 48 84 54 84 64C84 78 70 87 54 87C32 87 20 70 22 44Z" fill="#c4521e" />
    <path d="M23 58C30 74 54 80 83 60C86 76 70 87 54 87C36 87 25 76 23 58Z" fill="#96391a" />
    <path d="M46 60C56 53 70 55 78 64C70 76 52 76 46 60Z" fill="#7a2a12" />
    <path d="M46 60C56 54 68 56 75 62C66 68 54 68 46 60Z" fill="#e07a3a" />
    <path
      d="M20 28C20 16 42 14 46 28C48 40 54 48 60 54C53 53 51 60 46 58C42 56 40 64 35 61C30 58 27 64 22 60C20 50 20 40 20 28Z"
      fill="#f2a51c"
    />
    <path d="M20 28C20 18 34 15 40 22C36 30 38 46 35 61C30 58 27 64 22 60C20 50 20 40 20 28Z" fill="#ffcf52" />
    <path
      d="M22 23C15 14 22 6 28 11C29 2 38 2 39 10C45 5 52 11 47 20C44 25 40 24 36 21C31 19 26 20 22 23Z"
      fill="#e8283c"
    />
    <path d="M39 10C45 5 52 11 47 20C44 25 40 24 36 21Z" fill="#b3182c" />
    <path d="M22 27L5 34L22 39Z" fill="#ffb53a" />
    <path d="M22 34L5 34L22 39Z" fill="#d97c12" />
    <path d="M22 39C14 44 15 54 21 54C28 54 28 44 26 38Z" fill="#e8283c" />
    <circle cx="31" cy="30" r="5" fill="#fff" />
    <circle cx="30" cy="30" r="2.8" fill="#22130a" />
  </>
);

const Pig = (): ReactElement => (
  <>
    <path d="M14 12C30 10 42 20 44 34L20 48C12 38 8 24 14 12Z" fill="#f28aa6" />
    <path d="M86 12C70 10 58 20 56 34L80 48C88 38 92 24 86 12Z" fill="#cf5f80" />
    <path d="M20 18C30 18 36 24 38 34L24 42C20 34 18 26 20 18Z" fill="#b84a6e" />
    <path d="M80 18C70 18 64 24 62 34L76 42C80 34 82 26 80 18Z" fill="#9c3a5c" />
    <ellipse cx="50" cy="59" rx="41" ry="35" fill="#b84a6e" />
    <ellipse cx="50" cy="56" rx="41" ry="35" fill="#f79ab4" />
    <path d="M70 25A41 35 0 0 1 26 84A46 46 0 0 0 70 25Z" fill="#e97c9b" />
    <path d="M16 54A34 30 0 0 1 36 30" fill="none" stroke="#ffd0dc" strokeWidth="6" strokeLinecap="round" />
    <ellipse cx="50" cy="66" rx="21" ry="16" fill="#a63d60" />
    <ellipse cx="50" cy="64" rx="21" ry="16" fill="#ffb9cb" />
    <ellipse cx="42" cy="64" rx="4.4" ry="7" fill="#8a2c4c" />
    <ellipse cx="58" cy="64" rx="4.4" ry="7" fill="#8a2c4c" />
    <circle cx="29" cy="47" r="6.5" fill="#fff" />
    <circle cx="71" cy="47" r="6.5" fill="#fff" />
    <circle cx="30.5" cy="47.5" r="3.8" fill="#2b0f1a" />
    <circle cx="69.5" cy="47.5" r="3.8" fill="#2b0f1a" />
  </>
);

const Tractor = (): ReactElement => (
  <>
    <path d="M22 18V42" stroke="#4a5c65" strokeWidth="6" strokeLinecap="round" />
    <path d="M44 10H84V18H80L84 52H46L50 18H44Z" fill="#134a86" />
    <path d="M53 18H62V44H49.5Z" fill="#dff4ff" />
    <path d="M66 18H77L80 44H66Z" fill="#a8d4ea" />
    <path d="M42 8H86C88 8 88 16 86 16H42C40 16 40 8 42 8Z" fill="#3f9bea" />
    <path d="M6 44C6 38 10 36 16 36H52V72H6Z" fill="#2f86da" />
    <path d="M6 44C6 38 10 36 16 36H52V46H6Z" fill="#74bdf8" />
    <path d="M6 60H60V74H6Z" fill="#134a86" />
    <path d="M52 50C60 34 88 34 96 56L92 64H52Z" fill="#1e68b4" />
    <path d="M12 52H30M12 58H30" stroke="#134a86" strokeWidth="3" strokeLinecap="round" />
    <circle cx="70" cy="68" r="26" fill="#33444d" />
    <circle cx="70" cy="68" r="21" fill="none" stroke="#566b76" strokeWidth="5" strokeDasharray="6 5" />
    <circle cx="70" cy="68" r="14" fill="#ffc52e" />
    <path d="M70 54A14 14 0 0 1 60 78A16 16 0 0 0 70 54Z" fill="#e39a12" />
    <circle cx="70" cy="68" r="5" fill="#7a4d06" />
    <circle cx="20" cy="78" r="16" fill="#33444d" />
    <circle cx="20" cy="78" r="8.5" fill="#ffc52e" />
    <circle cx="20" cy="78" r="3.4" fill="#7a4d06" />
  </>
);

const kernels = [
  [50, 12],
  [43, 19],
  [57, 19],
  [37, 28],
  [50, 26],
  [63, 28],
  [35, 40],
  [44, 36],
  [56, 36],
  [65, 40],
  [50, 45],
  [38, 52],
  [62, 52],
  [44, 58],
  [56, 58],
  [50, 67],
] as const;

const Corn = (): ReactElement => (
  <>
    <path d="M50 3C66 6 74 30 73 54C72 74 62 90 50 92C38 90 28 74 27 54C26 30 34 6 50 3Z" fill="#c98500" />
    <path d="M50 3C62 6 68 30 68 54C68 74 60 88 46 90C35 86 28 72 27 54C26 30 34 6 50 3Z" fill="#ffc928" />
    {kernels.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x - 5} y={y - 4} width="10" height="9" rx="4" fill={x > 54 ? '#f2ae12' : '#ffe680'} />
    ))}
    <path d="M50 96C28 96 8 78 10 40C26 46 38 62 46 84Z" fill="#5fb53c" />
    <path d="M50 96C36 90 20 72 10 40C26 46 38 62 46 84Z" fill="#8fd85c" />
    <path d="M50 96C74 96 92 76 90 36C72 44 58 62 48 92Z" fill="#2f7d2c" />
    <path d="M50 96C64 84 82 62 90 36C72 44 58 62 48 92Z" fill="#46993a" />
  </>
);

const Pumpkin = (): ReactElement => (
  <>
    <path d="M46 30C46 18 42 12 36 10L44 4C54 8 58 16 57 30Z" fill="#4d7a24" />
    <path d="M46 30C46 18 42 12 36 10L40 7C50 12 52 20 51 30Z" fill="#79ad3c" />
    <path d="M57 22C64 10 80 10 88 18C82 28 68 30 57 22Z" fill="#3c8a32" />
    <ellipse cx="24" cy="60" rx="19" ry="29" fill="#f58a1f" />
    <ellipse cx="76" cy="60" rx="19" ry="29" fill="#b84d08" />
    <ellipse cx="35" cy="60" rx="19" ry="32" fill="#c75a0a" />
    <ellipse cx="34" cy="59" rx="17" ry="31" fill="#ff9a2b" />
    <ellipse cx="65" cy="60" rx="18" ry="32" fill="#d3640c" />
    <ellipse cx="51" cy="61" rx="17" ry="33" fill="#c75a0a" />
    <ellipse cx="50" cy="60" rx="15" ry="32" fill="#f98a1c" />
    <path
      d="M45 36C40 50 40 68 44 80M28 38C20 48 20 66 26 78"
      fill="none"
      stroke="#ffca85"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

const Eggs = (): ReactElement => (
  <>
    <path d="M14 56C14 -8 86 -8 86 56" fill="none" stroke="#6e3f17" strokeWidth="7" />
    <path d="M14 56C14 2 60 -4 78 24" fill="none" stroke="#b67634" strokeWidth="4" />
    <ellipse cx="30" cy="48" rx="14" ry="18" fill="#e2c39a" transform="rotate(-14 30 48)" />
    <ellipse cx="28" cy="47" rx="11" ry="15" fill="#f8e4c6" transform="rotate(-14 28 47)" />
    <ellipse cx="71" cy="48" rx="14" ry="18" fill="#b97a4c" transform="rotate(14 71 48)" />
    <ellipse cx="69" cy="47" rx="11" ry="15" fill="#dba374" transform="rotate(14 69 47)" />
    <ellipse cx="50" cy="44" rx="15" ry="20" fill="#c9d3d8" />
    <ellipse cx="48" cy="43" rx="12" ry="17" fill="#fff" />
    <path d="M8 56H92L82 88C80 93 76 95 70 95H30C24 95 20 93 18 88Z" fill="#8a5220" />
    <path d="M8 56H50V95H30C24 95 20 93 18 88Z" fill="#b06f2e" />
    <path
      d="M16 72H27M37 72H48M58 72H68M78 72H84M26 84H37M47 84H57M68 84H76"
      stroke="#e2a658"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path d="M26 66V72M47 66V72M68 66V72" stroke="#6e3f17" strokeWidth="3" />
    <rect x="5" y="53" width="90" height="11" rx="5.5" fill="#6e3f17" />
    <rect x="5" y="52" width="90" height="8" rx="4" fill="#d8964a" />
  </>
);

const MilkCan = (): ReactElement => (
  <>
    <path
      d="M30 34C14 34 12 56 24 58M70 34C86 34 88 56 76 58"
      fill="none"
      stroke="#5c7484"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M36 20H64V34C64 40 78 44 78 56V86C78 93 72 96 66 96H34C28 96 22 93 22 86V56C22 44 36 40 36 34Z"
      fill="#6f8a9b"
    />
    <path d="M36 20H58V34C58 40 68 44 68 56V96H34C28 96 22 93 22 86V56C22 44 36 40 36 34Z" fill="#a9c2cf" />
    <path d="M36 20H44V34C44 42 38 46 38 56V96H34C28 96 22 93 22 86V56C22 44 36 40 36 34Z" fill="#d5e6ee" />
    <path d="M31 58V84" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <path d="M22 62H78V68H22ZM22 82H78V88H22Z" fill="#4b6576" />
    <path d="M22 62H50V68H22ZM22 82H50V88H22Z" fill="#7d99a9" />
    <rect x="30" y="14" width="40" height="9" rx="4" fill="#4b6576" />
    <path d="M34 14C34 2 66 2 66 14Z" fill="#8aa4b3" />
    <path d="M34 14C34 4 46 4 50 5V14Z" fill="#cfe0e8" />
  </>
);

const Hay = (): ReactElement => (
  <g transform="translate(0 -4)">
    <path d="M4 44L36 26L96 36L64 56Z" fill="#f7de86" />
    <path d="M4 44L64 56V92L4 78Z" fill="#d9b13e" />
    <path d="M64 56L96 36V70L64 92Z" fill="#9c7620" />
    <path
      d="M12 54L26 57M34 62L54 66M10 64L30 69M38 74L56 78M12 74L24 77M40 54L56 58"
      stroke="#f3d77a"
      strokeWidth="3.6"
      strokeLinecap="round"
    />
    <path
      d="M70 62L80 56M72 74L88 64M70 84L82 76M86 52L92 48"
      stroke="#c99c34"
      strokeWidth="3.6"
      strokeLinecap="round"
    />
    <path
      d="M20 42L36 34M44 46L66 36M62 44L80 37M38 38L52 32"
      stroke="#fff3bf"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path d="M48 28L20 47V82M78 33L46 52V88" fill="none" stroke="#7a4f12" strokeWidth="3.4" strokeLinejoin="round" />
    <path
      d="M30 30L24 20M40 27L40 17M58 30L66 21M68 32L70 23M84 35L91 27"
      stroke="#e2bf52"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  </g>
);

const petals = Array.from({ length: 12 }, (_, at) => at * 30);

const Sunflower = (): ReactElement => (
  <>
    {petals.map((turn) => (
      <path
        key={turn}
        d="M50 50C36 34 40 12 50 1C60 12 64 34 50 50Z"
        transform={`rotate(${turn + 15} 50 50)`}
        fill="#e08a00"
      />
    ))}
    {petals.map((turn) => (
      <path
        key={turn}
        d="M50 50C38 36 41 16 50 4C59 16 62 36 50 50Z"
        transform={`rotate(${turn} 50 50)`}
        fill={turn % 60 === 0 ? '#ffd83a' : '#d9f24f'}
      />
    ))}
    <circle cx="50" cy="51.5" r="22" fill="#2f1606" />
    <circle cx="50" cy="50" r="21" fill="#6b3812" />
    <circle cx="50" cy="50" r="15.5" fill="none" stroke="#a8641e" strokeWidth="4" strokeDasharray="4 4" />
    <circle cx="50" cy="50" r="8" fill="none" stroke="#c98434" strokeWidth="4" strokeDasharray="4 3" />
  </>
);

const Barn = (): ReactElement => (
  <>
    <path d="M50 8L82 24L92 48V94H8V48L18 24Z" fill="#d8323a" />
    <path d="M50 8L82 24L92 48V94H50Z" fill="#a81f2e" />
    <path d="M20 52V94M32 30V94M68 30V94M80 52V94" stroke="#8a1626" strokeWidth="2.5" opacity=".7" />
    <path
      d="M50 9L81 24L93 50"
      fill="none"
      stroke="#5a3a30"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M50 9L19 24L7 50"
      fill="none"
      stroke="#8d6350"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="39" y="26" width="22" height="18" rx="2" fill="#fff4e2" />
    <rect x="43" y="30" width="14" height="14" fill="#4a1414" />
    <path d="M43 44L50 36L57 44Z" fill="#ffd45a" />
    <rect x="26" y="52" width="48" height="42" fill="#fff4e2" />
    <path d="M31 57H48V94H31ZM52 57H69V94H52Z" fill="#b9262f" />
    <path d="M31 57L48 92M48 57L31 92M52 57L69 92M69 57L52 92" stroke="#fff4e2" strokeWidth="4.5" />
    <path d="M4 94H96" stroke="#4c8f3a" strokeWidth="6" strokeLinecap="round" />
  </>
);

/** The farm: animals, crops and the barn. */
export const farm: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.rooster', message: 'rooster' }), draw: Rooster },
    { name: msg({ id: 'games.symbol.tractor', message: 'tractor' }), draw: Tractor },
    { name: msg({ id: 'games.symbol.pig', message: 'pig' }), draw: Pig },
    { name: msg({ id: 'games.symbol.pumpkin', message: 'pumpkin' }), draw: Pumpkin },
    { name: msg({ id: 'games.symbol.corn', message: 'corn' }), draw: Corn },
    { name: msg({ id: 'games.symbol.eggs', message: 'basket of eggs' }), draw: Eggs },
    { name: msg({ id: 'games.symbol.milkCan', message: 'milk can' }), draw: MilkCan },
    { name: msg({ id: 'games.symbol.hay', message: 'bale of hay' }), draw: Hay },
  ],
  wild: { name: msg({ id: 'games.symbol.sunflower', message: 'wild sunflower' }), draw: Sunflower },
  scatter: { name: msg({ id: 'games.symbol.barn', message: 'barn' }), draw: Barn },
};
