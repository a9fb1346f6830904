import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Bear = (): ReactElement => (
  <>
    <circle cx="20" cy="26" r="17" fill="#7a4320" />
    <circle cx="80" cy="26" r="17" fill="#522a12" />
    <circle cx="21" cy="27" r="9" fill="#d99a6a" />
    <circle cx="79" cy="27" r="9" fill="#a8683c" />
    <path d="M50 12C80 12 94 34 92 58C90 82 74 94 50 94C26 94 10 82 8 58C6 34 20 12 50 12Z" fill="#522a12" />
    <path d="M50 12C72 12 82 34 78 56C74 80 64 90 44 92C24 90 10 80 8 58C6 34 20 12 50 12Z" fill="#8a4f26" />
    <path d="M16 50C17 34 28 24 40 21" fill="none" stroke="#bd7a44" strokeWidth="6" strokeLinecap="round" />
    <ellipse cx="50" cy="70" rx="26" ry="20" fill="#c58e5e" />
    <path d="M50 50C64 50 70 58 69 68C67 82 58 89 46 89.800C33 88 24 80 24 70C24 58 34 50 50 50Z" fill="#f0cfa4" />
    <path d="M50 56C60 56 64 60 62 65C60 70 54 73 50 74C46 73 40 70 38 65C36 60 40 56 50 56Z" fill="#1e0f08" />
    <path d="M42 60C44 58 48 57.5 51 58" fill="none" stroke="#8d7160" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M50 73V79M39 79C43 84 48 83 50 79C52 83 57 84 61 79"
      fill="none"
      stroke="#522a12"
      strokeWidth="3.6"
      strokeLinecap="round"
    />
    <circle cx="31" cy="44" r="6" fill="#1e0f08" />
    <circle cx="69" cy="44" r="6" fill="#1e0f08" />
    <circle cx="29.2" cy="42" r="2.2" fill="#fff" />
    <circle cx="67.2" cy="42" r="2.2" fill="#fff" />
  </>
);

const HoneyPot = (): ReactElement => (
  <>
    <path d="M64 30L84 6" stroke="#7c4a16" strokeWidth="8" strokeLinecap="round" />
    <path d="M62.5 29L82 6" stroke="#cf8f45" strokeWidth="4" strokeLinecap="round" />
    <path d="M24 36H76C92 48 94 78 76 95H24C6 78 8 48 24 36Z" fill="#16527e" />
    <path d="M24 36H58C70 48 72 78 58 95H24C6 78 8 48 24 36Z" fill="#2c86c0" />
    <path d="M24 36H36C22 50 20 78 32 95H24C6 78 8 48 24 36Z" fill="#6bbbe8" />
    <path d="M50 64L60 70V82L50 88L40 82V70Z" fill="#ffd23f" />
    <path d="M50 76L60 70V82L50 88Z" fill="#e8a01a" />
    <path
      d="M16 30C16 22 84 22 84 30V46C84 54 76 54 75 47C74 42 68 42 67 48V60C66 68 56 68 56 60V50C55 44 48 44 47 50V54C46 60 38 60 37 53C36 46 30 46 29 52C28 58 16 56 16 46Z"
      fill="#c97a06"
    />
    <path
      d="M16 28C16 20 84 20 84 28V42C84 50 76 50 75 44C74 38 68 38 67 44V56C66 64 57 64 57 56V46C56 40 48 40 47 46V50C46 56 38 56 37 49C36 42 30 42 29 48C28 54 16 52 16 42Z"
      fill="#ffb81f"
    />
    <ellipse cx="50" cy="28" rx="34" ry="8" fill="#ffd866" />
    <path d="M23 34V43M62 42V55" stroke="#ffeeb0" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Owl = (): ReactElement => (
  <>
    <path d="M36 88V96M44 88V96M56 88V96M64 88V96" stroke="#e88a10" strokeWidth="6" strokeLinecap="round" />
    <path
      d="M14 6C26 14 38 16 50 16C62 16 74 14 86 6C90 22 90 36 88 52C86 78 72 92 50 92C28 92 14 78 12 52C10 36 10 22 14 6Z"
      fill="#3b2a86"
    />
    <path d="M14 6C26 14 38 16 50 16V92C28 92 14 78 12 52C10 36 10 22 14 6Z" fill="#5a44b8" />
    <path d="M50 48C66 48 74 58 72 70C70 82 62 88 50 88C38 88 30 82 28 70C26 58 34 48 50 48Z" fill="#cdbcf5" />
    <path d="M50 48C66 48 74 58 72 70C70 82 62 88 50 88Z" fill="#a893e0" />
    <path
      d="M34 66C36 71 42 71 44 66C46 71 54 71 56 66C58 71 64 71 66 66M40 76C42 81 48 81 50 76C52 81 58 81 60 76"
      fill="none"
      stroke="#5a44b8"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path d="M12 46C2 58 6 80 22 86C28 72 26 56 12 46Z" fill="#7c66d8" />
    <path d="M88 46C98 58 94 80 78 86C72 72 74 56 88 46Z" fill="#2a1c66" />
    <circle cx="32" cy="38" r="20" fill="#cdbcf5" />
    <circle cx="68" cy="38" r="20" fill="#a893e0" />
    <circle cx="32" cy="38" r="14" fill="#ffd23f" />
    <circle cx="68" cy="38" r="14" fill="#f5b81e" />
    <circle cx="34" cy="38" r="8.5" fill="#160d33" />
    <circle cx="66" cy="38" r="8.5" fill="#160d33" />
    <circle cx="31" cy="35" r="3" fill="#fff" />
    <circle cx="63" cy="35" r="3" fill="#fff" />
    <path d="M42 46H58L50 62Z" fill="#d97706" />
    <path d="M42 46H50V62Z" fill="#ffb02e" />
  </>
);

const Acorn = (): ReactElement => (
  <>
    <path d="M58 26C66 8 84 6 97 14C92 32 76 38 58 26Z" fill="#3f9b3a" />
    <path d="M58 26C72 24 86 20 97 14C92 32 76 38 58 26Z" fill="#2b7a31" />
    <g transform="rotate(14 46 56)">
      <path d="M50 20C50 12 46 8 42 5" fill="none" stroke="#5c3412" strokeWidth="7" strokeLinecap="round" />
      <path d="M18 44H82C82 70 66 86 50 97C34 86 18 70 18 44Z" fill="#93860f" />
      <path d="M18 44H70C70 68 60 84 46 94C32 84 18 70 18 44Z" fill="#dcc83e" />
      <path d="M27 50H38C38 64 42 76 47 85C35 78 27 66 27 50Z" fill="#f7ee9c" />
      <path
        d="M10 46C8 26 28 16 50 16C72 16 92 26 90 46C90 54 82 54 78 52C60 58 40 58 22 52C18 54 10 54 10 46Z"
        fill="#5c3412"
      />
      <path
        d="M10 46C8 26 28 16 50 16C66 16 78 22 78 38C78 46 72 48 68 48C54 52 38 52 22 50C18 52 10 52 10 46Z"
        fill="#8f5826"
      />
      <path
        d="M20 40L32 24M36 44L52 22M54 45L69 26M72 42L80 32M30 44L20 32M48 46L34 25M65 45L52 24M80 42L68 26"
        stroke="#5c3412"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  </>
);

const Mushroom = (): ReactElement => (
  <>
    <path d="M36 52H64C62 68 66 80 72 90C66 98 34 98 28 90C34 80 38 68 36 52Z" fill="#d6b98c" />
    <path d="M36 52H54C52 68 54 84 58 95.500C46 97 32 96 28 90C34 80 38 68 36 52Z" fill="#fbeed2" />
    <path d="M30 60C38 70 62 70 70 60L66 54H34Z" fill="#b8945e" />
    <path d="M4 54C4 24 26 6 50 6C74 6 96 24 96 54C96 64 72 60 50 60C28 60 4 64 4 54Z" fill="#9c1428" />
    <path d="M4 54C4 24 26 6 50 6C68 6 84 20 84 46C84 56 66 55 50 55C30 55 4 62 4 54Z" fill="#e8283c" />
    <path d="M14 40C18 26 28 17 40 14" fill="none" stroke="#ff7a80" strokeWidth="6" strokeLinecap="round" />
    <ellipse cx="46" cy="30" rx="11" ry="9" fill="#fff6e6" />
    <ellipse cx="22" cy="46" rx="8" ry="6.5" fill="#fff6e6" />
    <ellipse cx="70" cy="24" rx="7.5" ry="6.5" fill="#fff6e6" transform="rotate(24 70 24)" />
    <ellipse cx="68" cy="46" rx="9" ry="6.5" fill="#fff6e6" />
    <ellipse cx="88" cy="44" rx="4.5" ry="6.5" fill="#e3c8bc" transform="rotate(-18 88 44)" />
    <path d="M10 96C16 84 22 90 24 95C28 86 34 90 36 96ZM62 96C66 86 72 88 74 94C80 84 86 88 90 96Z" fill="#4c9a3a" />
  </>
);

const Hedgehog = (): ReactElement => (
  <>
    <path
      d="M23 58L15 50L25 45L21 34L32 34L32 22L43 27L48 16L56 24L64 16L69 27L80 22L80 34L91 34L87 45L97 50L89 58L97 67L86 71L90 82L78 82Z"
      fill="#37464f"
      strokeLinejoin="round"
      stroke="#37464f"
      strokeWidth="3"
    />
    <path
      d="M34 59L28 51L37 49L35 39L45 41L48 31L55 38L62 30L66 40L75 36L74 46L85 47L79 56L88 61L79 66L85 75L75 76Z"
      fill="#627883"
    />
    <path d="M46 63L42 55L51 56L53 48L59 54L65 48L66 57L75 57L70 64L77 69L68 72Z" fill="#93a9b3" />
    <path
      d="M30 52C38 48 46 56 50 68C54 80 70 84 86 82C84 90 74 92 62 92H34C22 92 14 88 4 82C-1 79 1 73 6 73C14 70 20 58 30 52Z"
      fill="#c49462"
    />
    <path
      d="M30 52C38 48 44 56 46 68C48 80 40 88 28 91C18 90 12 87 4 82C-1 79 1 73 6 73C14 70 20 58 30 52Z"
      fill="#f5d9ae"
    />
    <circle cx="6" cy="77" r="6" fill="#231610" />
    <circle cx="24" cy="69" r="4.6" fill="#231610" />
    <circle cx="22.6" cy="67.5" r="1.6" fill="#fff" />
    <circle cx="41" cy="58" r="8" fill="#a8683c" />
    <circle cx="40" cy="58.5" r="4.5" fill="#f0b487" />
    <path
      d="M32 88H44C46 92 46 96 42 96H32C29 96 29 90 32 88ZM66 88H78C80 92 80 96 76 96H66C63 96 63 90 66 88Z"
      fill="#a8683c"
    />
    <path d="M14 82C18 85 22 84 25 81" fill="none" stroke="#8a5630" strokeWidth="2.8" strokeLinecap="round" />
  </>
);

const Leaf = (): ReactElement => (
  <g transform="rotate(24 50 50)">
    <path d="M50 74V98" stroke="#2f6b1e" strokeWidth="6" strokeLinecap="round" />
    <path
      d="M50 2C60 4 64 12 62 20C72 16 80 22 78 32C77 37 74 40 72 42C82 40 90 48 86 58C83 65 76 66 72 66C76 72 74 80 66 82C58 84 54 80 50 86C46 80 42 84 34 82C26 80 24 72 28 66C24 66 17 65 14 58C10 48 18 40 28 42C26 40 23 37 22 32C20 22 28 16 38 20C36 12 40 4 50 2Z"
      fill="#2f8a34"
    />
    <path
      d="M50 2V86C46 80 42 84 34 82C26 80 24 72 28 66C24 66 17 65 14 58C10 48 18 40 28 42C26 40 23 37 22 32C20 22 28 16 38 20C36 12 40 4 50 2Z"
      fill="#6cc644"
    />
    <path
      d="M50 16V84M50 40L34 29M50 40L66 29M50 62L26 53M50 62L74 53M50 77L38 72M50 77L62 72"
      fill="none"
      stroke="#1d6427"
      strokeWidth="3.6"
      strokeLinecap="round"
    />
    <path
      d="M42 15C42 10 44 8 47 8M28 26C28 22 31 21 34 23M20 52C20 48 23 46 27 47"
      fill="none"
      stroke="#b8ee8a"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);

const scales = [
  [50, 90],
  [37, 82],
  [63, 82],
  [50, 78],
  [28, 70],
  [44, 69],
  [56, 69],
  [72, 70],
  [36, 60],
  [50, 60],
  [64, 60],
  [26, 50],
  [42, 49],
  [58, 49],
  [74, 50],
  [34, 40],
  [50, 40],
  [66, 40],
  [42, 31],
  [58, 31],
] as const;

const PineCone = (): ReactElement => (
  <>
    <path
      d="M50 24C36 22 18 24 5 15M50 24C38 18 27 15 20 6M50 24C64 22 82 24 95 15M50 24C62 18 73 15 80 6M50 24V6"
      fill="none"
      stroke="#1f6b3a"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M50 24C36 22 18 24 5 15M50 24C38 18 27 15 20 6M50 24V6"
      fill="none"
      stroke="#57b45f"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path d="M50 18C72 18 88 40 84 62C80 84 64 98 50 98C36 98 20 84 16 62C12 40 28 18 50 18Z" fill="#4a1f16" />
    {scales.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M0 8C-7 6 -10 1 -9 -5C-4 -9 4 -9 9 -5C10 1 7 6 0 8Z" fill="#6e3120" />
        <path d="M0 6C-6 4 -8 0 -7.5 -5C-3 -8 3 -8 7.5 -5C8 0 6 4 0 6Z" fill={x < 48 ? '#d17a4c' : '#ab5636'} />
      </g>
    ))}
  </>
);

const Bee = (): ReactElement => (
  <>
    <path d="M50 1L93 25.500V74.500L50 99L7 74.500V25.500Z" fill="#5f7a0c" />
    <path d="M50 1L93 24V71L50 94L7 71V24Z" fill="#b7d52c" />
    <path d="M50 1L93 24L50 47.500L7 24Z" fill="#e8fb7a" />
    <path d="M50 47.500L7 24V71L50 94Z" fill="#d9f24f" />
    <g transform="rotate(-24 50 52)">
      <ellipse
        cx="40"
        cy="27"
        rx="13"
        ry="22"
        fill="#f4fdff"
        stroke="#1f7a94"
        strokeWidth="3"
        transform="rotate(-20 40 27)"
      />
      <ellipse
        cx="62"
        cy="28"
        rx="13"
        ry="22"
        fill="#c8eaf5"
        stroke="#1f7a94"
        strokeWidth="3"
        transform="rotate(24 62 28)"
      />
      <path d="M82 58L96 61L82 66Z" fill="#3b2306" />
      <ellipse cx="52" cy="60" rx="34" ry="23" fill="#3b2306" />
      <ellipse cx="52" cy="60" rx="31" ry="20" fill="#ffb81f" />
      <path d="M29 47C36 40 62 38 76 48C62 46 42 46 29 47Z" fill="#ffe38a" />
      <path
        d="M46 40.500H56C59 53 59 67 56 79.500H46C49 67 49 53 46 40.500ZM66 43L74 47C77 55 77 65 74 73L66 77C69 66 69 54 66 43Z"
        fill="#3b2306"
      />
      <circle cx="26" cy="58" r="16" fill="#3b2306" />
      <circle cx="26" cy="57" r="13" fill="#7a4d12" />
      <circle cx="21" cy="55" r="5.5" fill="#fff" />
      <circle cx="20" cy="55.5" r="3" fill="#1e0f02" />
      <path
        d="M22 44C20 36 14 33 9 35M30 43C31 36 28 30 22 28"
        fill="none"
        stroke="#3b2306"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  </>
);

const Hollow = (): ReactElement => (
  <>
    <path d="M30 40H70C70 66 72 80 90 96H10C28 80 30 66 30 40Z" fill="#5a3218" />
    <path d="M30 40H52C52 66 52 84 56 96H10C28 80 30 66 30 40Z" fill="#94602e" />
    <path
      d="M36 48C36 66 34 80 28 92M62 50C62 66 64 80 70 92"
      fill="none"
      stroke="#6e421e"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path
      d="M50 2C62 2 70 8 72 16C86 14 97 24 94 36C92 48 82 52 74 50C66 58 34 58 26 50C18 52 8 48 6 36C3 24 14 14 28 16C30 8 38 2 50 2Z"
      fill="#12633c"
    />
    <path
      d="M50 2C56 2 62 6 62 14C76 16 84 26 80 36C74 48 60 46 52 46C40 52 30 50 26 46C18 48 8 46 6 36C3 24 14 14 28 16C30 8 38 2 50 2Z"
      fill="#2c9a55"
    />
    <path
      d="M14 32C14 25 22 22 30 24C34 14 42 10 50 11"
      fill="none"
      stroke="#7bd68a"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <ellipse cx="50" cy="70" rx="21" ry="24" fill="#3b1e0c" />
    <ellipse cx="49" cy="69" rx="18" ry="21" fill="#d18a44" />
    <ellipse cx="50" cy="70" rx="15" ry="18" fill="#1c0d05" />
    <circle cx="44" cy="68" r="5.5" fill="#ffd23f" />
    <circle cx="57" cy="68" r="5.5" fill="#ffd23f" />
    <ellipse cx="44.5" cy="68" rx="2" ry="4" fill="#1c0d05" />
    <ellipse cx="56.5" cy="68" rx="2" ry="4" fill="#1c0d05" />
    <path d="M40 95C44 86 50 90 52 95M6 97H94" fill="none" stroke="#4c9a3a" strokeWidth="5" strokeLinecap="round" />
  </>
);

/** The forest: its animals and what they eat. */
export const forest: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.bear', message: 'bear' }), draw: Bear },
    { name: msg({ id: 'games.symbol.honeyPot', message: 'pot of honey' }), draw: HoneyPot },
    { name: msg({ id: 'games.symbol.owl', message: 'owl' }), draw: Owl },
    { name: msg({ id: 'games.symbol.hedgehog', message: 'hedgehog' }), draw: Hedgehog },
    { name: msg({ id: 'games.symbol.mushroom', message: 'mushroom' }), draw: Mushroom },
    { name: msg({ id: 'games.symbol.acorn', message: 'acorn' }), draw: Acorn },
    { name: msg({ id: 'games.symbol.leaf', message: 'oak leaf' }), draw: Leaf },
    { name: msg({ id: 'games.symbol.pineCone', message: 'pine cone' }), draw: PineCone },
  ],
  wild: { name: msg({ id: 'games.symbol.bee', message: 'wild bee' }), draw: Bee },
  scatter: { name: msg({ id: 'games.symbol.treeHollow', message: 'tree hollow' }), draw: Hollow },
};
