import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Chest = (): ReactElement => (
  <>
    <path d="M10 92H90L94 96H6Z" fill="#2a1608" opacity=".5" />
    <path d="M10 50H90V92H10Z" fill="#8a4a1c" />
    <path d="M52 50H90V92H52Z" fill="#6d3712" />
    <path d="M10 40C10 18 24 8 50 8S90 18 90 40V44H10Z" fill="#a65c25" />
    <path d="M52 8C77 8 90 18 90 40V44H52Z" fill="#8a4a1c" />
    <path d="M12 44H88L84 54H16Z" fill="#3b1d08" />
    <path d="M16 54C18 44 26 48 30 44S42 38 48 43 62 38 68 44 80 44 84 54Z" fill="#ffd23f" />
    <path d="M24 54L32 47L40 54ZM46 54L55 46L62 54Z" fill="#fff0a8" />
    <path
      d="M20 11C24 9 28 9 30 9V44H20ZM70 9C74 10 78 12 80 14V44H70ZM20 54H30V92H20ZM70 54H80V92H70Z"
      fill="#e0a92e"
    />
    <path d="M70 9C74 10 78 12 80 14V44H70ZM70 54H80V92H70Z" fill="#b97f16" />
    <path d="M10 54H90V61H10Z" fill="#e0a92e" />
    <rect x="41" y="52" width="18" height="22" rx="3" fill="#ffd45a" />
    <path d="M50 58A4 4 0 0 1 52 65.500L53.500 71H46.500L48 65.500A4 4 0 0 1 50 58Z" fill="#3b1d08" />
  </>
);

const Coins = (): ReactElement => (
  <>
    {[
      [30, 82],
      [30, 70],
      [30, 58],
      [70, 84],
      [70, 72],
    ].map(([x = 0, y = 0]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M-26 0V7A26 9 0 0 0 26 7V0Z" fill="#9a640a" />
        <path d="M-18 6V13M-8 8V15M4 9V16M14 8V14" stroke="#d8920c" strokeWidth="3" />
        <ellipse rx="26" ry="9" fill="#f6b91c" />
        <ellipse rx="18" ry="5.500" fill="none" stroke="#c98d10" strokeWidth="2.400" />
      </g>
    ))}
    <circle cx="64" cy="36" r="31" fill="#8a5604" />
    <circle cx="62" cy="34" r="31" fill="#ffc52e" />
    <circle cx="62" cy="34" r="23" fill="#e8a416" />
    <path d="M36 28A27 27 0 0 1 54 9" fill="none" stroke="#fff3c0" strokeWidth="5" strokeLinecap="round" />
    <path d="M62 17L67 28L79 29L70 37L73 49L62 42L51 49L54 37L45 29L57 28Z" fill="#ffe27a" />
  </>
);

const Parrot = (): ReactElement => (
  <>
    <path d="M58 60L82 98L66 94L62 98L46 70Z" fill="#1c6fae" />
    <path d="M52 66L68 97L60 96L42 74Z" fill="#e3203a" />
    <path d="M22 34C22 14 38 4 54 8C72 12 78 32 74 52C70 72 58 80 46 78C30 76 28 58 28 50Z" fill="#e3203a" />
    <path d="M54 8C72 12 78 32 74 52C70 72 58 80 46 78C60 70 64 40 54 8Z" fill="#b01530" />
    <path d="M44 42C58 34 76 40 84 74C70 78 50 70 44 42Z" fill="#ffc52e" />
    <path d="M50 52C62 48 76 56 84 74C72 76 56 70 50 52Z" fill="#2fa052" />
    <path d="M58 62C66 60 78 66 84 74C76 76 64 72 58 62Z" fill="#1c6fae" />
    <path d="M24 28C28 20 40 20 44 28C46 38 36 44 26 42Z" fill="#fff6e6" />
    <path d="M26 24C12 22 4 34 12 52C16 46 24 46 28 42C30 36 30 30 26 24Z" fill="#f0c25a" />
    <path d="M12 52C16 46 24 46 28 42C22 40 14 42 9 40C9 44 10 48 12 52Z" fill="#3a2a1a" />
    <circle cx="36" cy="29" r="4.400" fill="#14262c" />
    <circle cx="34.500" cy="27.500" r="1.500" fill="#fff" />
    <path d="M20 84H84" stroke="#7a3f16" strokeWidth="8" strokeLinecap="round" />
    <path d="M22 82H82" stroke="#a8622a" strokeWidth="3" strokeLinecap="round" />
    <path d="M42 76V84M52 76V84" stroke="#5a5f62" strokeWidth="5" strokeLinecap="round" />
  </>
);

const Hat = (): ReactElement => (
  <>
    <path
      d="M4 62C10 44 18 40 28 34C34 14 66 14 72 34C82 40 90 44 96 62C88 80 66 88 50 88S12 80 4 62Z"
      fill="#26103f"
    />
    <path
      d="M4 58C10 42 20 38 28 32C36 10 64 10 72 32C80 38 90 42 96 58C76 46 62 52 50 58C38 52 24 46 4 58Z"
      fill="#8a56c2"
    />
    <path d="M50 14C62 14 68 20 72 32C80 38 90 42 96 58C76 46 62 52 50 58Z" fill="#6b3ba3" />
    <path d="M4 58C24 46 38 52 50 58C62 52 76 46 96 58C90 74 68 82 50 82S10 74 4 58Z" fill="#57308a" />
    <path
      d="M4 58C24 46 38 52 50 58C62 52 76 46 96 58"
      fill="none"
      stroke="#ffd23f"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M50 60C58 64 64 68 64 68L50 80L36 68Z" fill="#e3203a" />
    <path d="M50 60L64 68L50 80Z" fill="#a3142a" />
    <path d="M74 34C76 14 90 8 96 4C98 18 92 34 80 42Z" fill="#f4f8f6" />
    <path d="M78 38C84 26 90 14 96 4C98 18 92 34 80 42Z" fill="#c3d0d4" />
  </>
);

const Spyglass = (): ReactElement => (
  <g transform="translate(7 8) scale(.86) rotate(-38 50 50)">
    <path d="M2 40H34V64H2Z" fill="#7a4a08" />
    <path d="M2 38H34V60H2Z" fill="#b9722c" />
    <path d="M2 38H34V45H2Z" fill="#e0a05a" />
    <path d="M34 35H66V67H34Z" fill="#5f2f0c" />
    <path d="M34 33H66V63H34Z" fill="#96501e" />
    <path d="M34 33H66V42H34Z" fill="#c8782f" />
    <path d="M66 28H98V74H66Z" fill="#3f1c06" />
    <path d="M66 26H98V70H66Z" fill="#7a3f16" />
    <path d="M66 26H98V38H66Z" fill="#a8622a" />
    <path d="M-1 36H7V66H-1ZM30 32H38V68H30ZM62 25H70V75H62ZM92 23H100V77H92Z" fill="#b97f16" />
    <path d="M-1 36H7V54H-1ZM30 32H38V54H30ZM62 25H70V54H62ZM92 23H100V54H92Z" fill="#f0c040" />
    <ellipse cx="101" cy="50" rx="5" ry="24" fill="#9fe0f7" />
  </g>
);

const Key = (): ReactElement => (
  <g transform="translate(3 5) scale(.92) rotate(40 50 50)">
    <g transform="translate(2 4)" fill="#7a4a08">
      <path d="M43 34H57V94H43ZM57 70H76V80H66V84H76V94H57Z" />
      <circle cx="50" cy="20" r="24" />
    </g>
    <path d="M43 34H57V94H43Z" fill="#f0b429" />
    <path d="M43 34H48V94H43Z" fill="#ffe08a" />
    <path d="M57 68H76V78H66V82H76V92H57Z" fill="#d8920c" />
    <path d="M38 44H62V52H38Z" fill="#ffd45a" />
    <circle cx="50" cy="18" r="17" fill="none" stroke="#f0b429" strokeWidth="13" />
    <path d="M34 20A17 17 0 0 1 46 2" fill="none" stroke="#ffe9a8" strokeWidth="5" strokeLinecap="round" />
    <circle cx="50" cy="-3" r="5" fill="#e3203a" />
  </g>
);

const Barrel = (): ReactElement => (
  <>
    <path d="M24 8H76C88 34 88 66 76 92H24C12 66 12 34 24 8Z" transform="translate(0 3)" fill="#3b1d08" />
    <path d="M24 8H76C88 34 88 66 76 92H24C12 66 12 34 24 8Z" fill="#a8622a" />
    <path d="M24 8H38C32 36 32 64 38 92H24C12 66 12 34 24 8Z" fill="#c98244" />
    <path d="M62 8H76C88 34 88 66 76 92H62C68 64 68 36 62 8Z" fill="#7f4517" />
    <path d="M38 8C32 36 32 64 38 92M50 8V92M62 8C68 36 68 64 62 92" fill="none" stroke="#6a370f" strokeWidth="2.400" />
    <path d="M20 18H80L83 29H17ZM17 71H83L80 82H20Z" fill="#34505c" />
    <path d="M20 18H50V29H17ZM17 71H50V82H20Z" fill="#5d7d89" />
    <circle cx="50" cy="50" r="13" fill="#f4d9a0" />
    <path d="M41 41L59 59M59 41L41 59" stroke="#8f1020" strokeWidth="5" strokeLinecap="round" />
  </>
);

const Map = (): ReactElement => (
  <>
    <path d="M8 22L36 12L64 22L92 12V80L64 90L36 80L8 90Z" transform="translate(0 4)" fill="#6a4a1c" />
    <path d="M8 20L36 10V78L8 88Z" fill="#f2dba4" />
    <path d="M36 10L64 20V88L36 78Z" fill="#dcbc7c" />
    <path d="M64 20L92 10V78L64 88Z" fill="#f2dba4" />
    <path
      d="M14 40C24 30 32 40 42 36S58 46 66 38S82 30 88 36V28L92 26V78L64 88V78C54 74 48 66 40 68S22 72 14 66Z"
      fill="#8fb86a"
      opacity=".75"
    />
    <path
      d="M18 72C24 58 34 62 42 54S54 42 62 48S70 56 74 52"
      fill="none"
      stroke="#5a3a14"
      strokeWidth="4"
      strokeDasharray="1 8"
      strokeLinecap="round"
    />
    <path d="M70 34L84 48M84 34L70 48" stroke="#d3202f" strokeWidth="7" strokeLinecap="round" />
    <path d="M24 24L28 34H20Z" fill="#5a3a14" />
  </>
);

const Captain = (): ReactElement => (
  <>
    <path d="M8 100C10 82 24 74 50 74S90 82 92 100Z" fill="#1c3a6e" />
    <path d="M50 74C76 74 90 82 92 100H50Z" fill="#132a52" />
    <path d="M40 74L50 88L60 74V100H40Z" fill="#fff6e6" />
    <path d="M12 92H30M70 92H88" stroke="#ffd23f" strokeWidth="5" strokeLinecap="round" />
    <path d="M26 40H74C76 66 66 80 50 80S24 66 26 40Z" fill="#f0b88a" />
    <path d="M50 40H74C76 66 66 80 50 80Z" fill="#d99660" />
    <path d="M26 50C30 62 38 56 50 62C62 56 70 62 74 50C80 76 66 92 50 92S20 76 26 50Z" fill="#5a2f12" />
    <path d="M50 62C62 56 70 62 74 50C80 76 66 92 50 92Z" fill="#43210b" />
    <path d="M42 68Q50 73 58 68" fill="none" stroke="#f4d9c0" strokeWidth="4" strokeLinecap="round" />
    <circle cx="39" cy="48" r="4" fill="#14262c" />
    <path d="M54 42H70V50C66 56 58 56 54 50Z" fill="#14262c" />
    <path d="M28 40L76 44" stroke="#14262c" strokeWidth="3" />
    <path d="M2 36C14 32 18 10 50 6C82 10 86 32 98 36C88 48 70 46 50 44S12 48 2 36Z" fill="#b01530" />
    <path d="M2 36C14 32 18 10 50 6V44C30 44 12 48 2 36Z" fill="#d7263d" />
    <path d="M2 36C20 40 36 36 50 36S80 40 98 36" fill="none" stroke="#ffd23f" strokeWidth="5" strokeLinecap="round" />
    <path d="M50 12L53 20L61 20L55 25L57 33L50 28L43 33L45 25L39 20L47 20Z" fill="#ffe27a" />
  </>
);

const Island = (): ReactElement => (
  <>
    <circle cx="50" cy="50" r="46" fill="#0e4d63" />
    <circle cx="50" cy="50" r="42" fill="#ffb04a" />
    <path d="M8 52H92A42 42 0 0 1 8 52Z" fill="#1f9db0" />
    <circle cx="30" cy="42" r="12" fill="#fff0b0" />
    <path d="M14 66H46M54 80H80M26 84H40" stroke="#8fe3ea" strokeWidth="4" strokeLinecap="round" />
    <path d="M30 66C40 52 80 52 88 66C80 74 40 74 30 66Z" fill="#f2d28a" />
    <path d="M30 66C40 74 80 74 88 66C82 66 44 68 30 66Z" fill="#c9964a" />
    <path d="M56 62C62 46 62 34 58 24L63 22C69 36 68 50 64 62Z" fill="#6d3712" />
    <path
      d="M60 24C46 14 34 20 28 32C38 28 46 28 54 30C44 34 40 42 40 50C48 40 54 34 60 32C64 38 66 44 64 52C72 42 72 34 68 29C78 30 84 36 88 44C88 30 78 24 70 24C76 18 82 18 88 20C80 8 68 12 60 24Z"
      fill="#2fa052"
    />
    <path d="M60 24C68 12 80 8 88 20C82 18 76 18 70 24C78 24 88 30 88 44C84 36 78 30 68 29Z" fill="#1d7a3c" />
    <path d="M40 58H54V67H40Z" fill="#8a4a1c" />
    <path d="M40 58A7 5 0 0 1 54 58Z" fill="#a65c25" />
    <path d="M40 58H54V61H40Z" fill="#ffd23f" />
    <circle cx="50" cy="50" r="43" fill="none" stroke="#ffd23f" strokeWidth="5" />
  </>
);

/** Pirates' treasure, and what leads to it. */
export const treasure: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.chest', message: 'treasure chest' }), draw: Chest },
    { name: msg({ id: 'games.symbol.coins', message: 'gold coins' }), draw: Coins },
    { name: msg({ id: 'games.symbol.parrot', message: 'parrot' }), draw: Parrot },
    { name: msg({ id: 'games.symbol.pirateHat', message: 'pirate’s hat' }), draw: Hat },
    { name: msg({ id: 'games.symbol.spyglass', message: 'spyglass' }), draw: Spyglass },
    { name: msg({ id: 'games.symbol.key', message: 'key' }), draw: Key },
    { name: msg({ id: 'games.symbol.barrel', message: 'barrel of rum' }), draw: Barrel },
    { name: msg({ id: 'games.symbol.map', message: 'map' }), draw: Map },
  ],
  wild: { name: msg({ id: 'games.symbol.captain', message: 'captain' }), draw: Captain },
  scatter: { name: msg({ id: 'games.symbol.island', message: 'treasure island' }), draw: Island },
};
