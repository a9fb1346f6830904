import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Steamboat = (): ReactElement => (
  <>
    <g fill="#9fb4c0">
      <circle cx="25" cy="15" r="8" />
      <circle cx="12" cy="10" r="7" />
      <circle cx="35" cy="9" r="6" />
    </g>
    <path
      d="M24 8A7 7 0 0 1 31 15M8 6A6 6 0 0 1 15 7"
      fill="none"
      stroke="#e6f0f4"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path d="M30 20H45L43 48H32Z" fill="#a3222b" />
    <path d="M30 20H38L37 48H32Z" fill="#e8453f" />
    <path d="M29 18H46V27H29.5Z" fill="#22343f" />
    <path d="M56 30H76V46H56Z" fill="#c9d8de" />
    <path d="M56 30H68V46H56Z" fill="#fff" />
    <path d="M52 25H80L78 32H54Z" fill="#e8453f" />
    <path d="M60 35H65V41H60ZM69 35H73V41H69Z" fill="#2aa3dc" />
    <path d="M18 46H86V60H18Z" fill="#c9d8de" />
    <path d="M18 46H66V60H18Z" fill="#fff" />
    <path d="M13 42H91V48H13Z" fill="#d8922c" />
    <path d="M13 42H91V44.5H13Z" fill="#ffcf70" />
    <path d="M23 51H29V57H23ZM75 51H81V57H75Z" fill="#2aa3dc" />
    <path d="M6 60H94V70H6Z" fill="#fff" />
    <path d="M2 68H98C96 82 88 90 76 90H22C11 90 4 82 2 68Z" fill="#123f66" />
    <path d="M2 68H98L96.5 75H3.5Z" fill="#2e86c8" />
    <circle cx="51" cy="69" r="22" fill="#7f1620" />
    <circle cx="50" cy="68" r="21" fill="#e8453f" />
    <circle cx="50" cy="68" r="15" fill="#5b1119" />
    <g stroke="#ffcf70" strokeWidth="3.4">
      {[0, 45, 90, 135].map((turn) => (
        <path key={turn} d="M50 54V82" transform={`rotate(${turn} 50 68)`} />
      ))}
    </g>
    <circle cx="50" cy="68" r="5" fill="#ffcf70" />
    <path
      d="M2 91C10 85 18 85 26 91S42 97 50 91S66 85 74 91S90 97 98 91"
      fill="none"
      stroke="#37b6e6"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </>
);

const Heron = (): ReactElement => (
  <>
    <path d="M44 72V94M58 70V94" stroke="#c97a06" strokeWidth="4.6" />
    <path d="M8 80C16 54 36 44 58 47C74 49 80 60 74 69C66 80 40 82 8 80Z" fill="#2f5675" />
    <path d="M8 80C16 54 36 44 58 47C68 48 72 54 68 60C58 74 36 80 8 80Z" fill="#6b9cc0" />
    <path d="M24 72C32 58 46 54 60 56C56 66 42 73 24 72Z" fill="#a7cbe2" />
    <path d="M62 60C86 52 54 40 61 20" fill="none" stroke="#8db2c9" strokeWidth="17" strokeLinecap="round" />
    <path d="M60 60C82 51 52 40 59 20" fill="none" stroke="#eef7fb" strokeWidth="11" strokeLinecap="round" />
    <path d="M71 52C66 56 64 60 63 65" fill="none" stroke="#8db2c9" strokeWidth="3" strokeLinecap="round" />
    <path d="M72 10L99 21L70 24Z" fill="#d97706" />
    <path d="M72 10L99 21L70 18Z" fill="#ffc23a" />
    <ellipse cx="63" cy="16" rx="13" ry="9.5" fill="#eef7fb" />
    <path d="M73 9.5C64 6 55 8 48 13C42 17 36 20 26 21C40 24 50 20 57 16C62 13 67 12 73 9.5Z" fill="#2b5d8c" />
    <circle cx="67" cy="15.5" r="4" fill="#ffc23a" />
    <circle cx="67.5" cy="15.5" r="2.2" fill="#10242c" />
    <path
      d="M2 94C12 88 22 88 32 94S52 99 62 94S88 88 98 94"
      fill="none"
      stroke="#37b6e6"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </>
);

const Catfish = (): ReactElement => (
  <>
    <path d="M76 52C84 46 90 38 98 32C94 46 95 62 99 76C90 74 82 68 76 62Z" fill="#7d6a24" />
    <path d="M80 53C86 48 90 44 94 40C92 48 92 52 92 56Z" fill="#c9b255" />
    <path d="M38 36C42 24 48 16 60 12C60 22 62 30 68 40ZM46 74C50 84 56 90 66 92C64 84 64 76 66 70Z" fill="#7d6a24" />
    <path d="M4 56C4 36 28 26 50 32C68 37 80 48 88 56C78 68 62 78 40 79C18 80 4 74 4 56Z" fill="#a08a32" />
    <path d="M4 55C5 36 28 27 50 32C68 37 80 46 86 55C66 54 34 50 4 55Z" fill="#d2bc58" />
    <path d="M5 62C20 70 46 66 72 67C62 75 52 79 40 79C20 80 8 74 5 62Z" fill="#fff2cc" />
    <g fill="#8a7628">
      <circle cx="46" cy="42" r="5" />
      <circle cx="59" cy="49" r="4" />
      <circle cx="70" cy="47" r="3" />
    </g>
    <path d="M4 58C12 64 24 64 32 59" fill="none" stroke="#5c4c14" strokeWidth="3.6" strokeLinecap="round" />
    <path d="M36 62C44 60 50 64 52 72C46 76 38 72 36 62Z" fill="#7d6a24" />
    <g fill="none" stroke="#7d6a24" strokeWidth="4" strokeLinecap="round">
      <path d="M10 46C2 36 4 22 16 14M14 62C6 72 6 84 14 93M22 63C22 76 28 86 38 90" />
    </g>
    <circle cx="24" cy="46" r="7" fill="#fff" />
    <circle cx="22.5" cy="46" r="4" fill="#10242c" />
    <circle cx="21" cy="44.5" r="1.5" fill="#fff" />
  </>
);

const Frog = (): ReactElement => (
  <>
    <circle cx="26" cy="27" r="20" fill="#1f7a34" />
    <circle cx="74" cy="27" r="20" fill="#145c26" />
    <path d="M50 22C78 22 97 40 97 62C97 84 76 95 50 95C24 95 3 84 3 62C3 40 22 22 50 22Z" fill="#1f7a34" />
    <path d="M50 22C70 22 84 36 84 56C84 80 66 92 44 94.5C20 93 3 82 3 62C3 40 22 22 50 22Z" fill="#44b24a" />
    <circle cx="25" cy="26" r="16" fill="#44b24a" />
    <path d="M10 58C11 46 18 38 28 35" fill="none" stroke="#8fe08a" strokeWidth="6" strokeLinecap="round" />
    <path d="M14 66C26 80 74 80 86 66C84 84 70 94 50 94C30 94 16 84 14 66Z" fill="#d3f0a2" />
    <path d="M10 60C22 80 78 80 90 60" fill="none" stroke="#12481f" strokeWidth="4.6" strokeLinecap="round" />
    <circle cx="26" cy="26" r="11.5" fill="#fff3c2" />
    <circle cx="74" cy="26" r="11.5" fill="#f0dc98" />
    <path d="M17 26A9 8 0 0 0 35 26A9 8 0 0 0 17 26ZM65 26A9 8 0 0 0 83 26A9 8 0 0 0 65 26Z" fill="#10242c" />
    <circle cx="22" cy="23" r="3" fill="#fff" />
    <circle cx="70" cy="23" r="3" fill="#fff" />
    <circle cx="43" cy="52" r="2.6" fill="#12481f" />
    <circle cx="57" cy="52" r="2.6" fill="#12481f" />
    <ellipse cx="16" cy="58" rx="6.5" ry="4.6" fill="#ff9f7a" />
    <ellipse cx="84" cy="58" rx="6.5" ry="4.6" fill="#e5825e" />
  </>
);

const petal = 'M50 80C30 66 32 34 50 14C68 34 70 66 50 80Z';

const Lily = (): ReactElement => (
  <>
    <ellipse cx="50" cy="82" rx="48" ry="15" fill="#145c26" />
    <ellipse cx="50" cy="79" rx="48" ry="14" fill="#3a9f45" />
    <path d="M50 79L6 72M50 79L18 90M50 79L94 72M50 79L82 90" stroke="#23752f" strokeWidth="3" strokeLinecap="round" />
    {[-52, 52].map((turn) => (
      <path key={turn} d={petal} transform={`rotate(${turn} 50 80)`} fill={turn < 0 ? '#e0559a' : '#b43478'} />
    ))}
    {[-27, 27].map((turn) => (
      <path key={turn} d={petal} transform={`rotate(${turn} 50 80)`} fill={turn < 0 ? '#f58bbd' : '#d9539a'} />
    ))}
    <path d={petal} fill="#ffb6d6" />
    <path d="M50 80C68 66 70 34 50 14Z" fill="#f08fbf" />
    <path d="M50 86C36 86 22 74 16 54C34 56 46 68 50 86Z" fill="#ffc9e2" />
    <path d="M50 86C64 86 78 74 84 54C66 56 54 68 50 86Z" fill="#e878ae" />
    <path d="M34 84C36 68 42 60 50 56C58 60 64 68 66 84C58 92 42 92 34 84Z" fill="#ffe3f0" />
    <path d="M50 56C58 60 64 68 66 84C62 88 56 90 50 90Z" fill="#f7a8cd" />
    <path d="M44 76L41 66M50 75V63M56 76L59 66" stroke="#e8a01a" strokeWidth="3" strokeLinecap="round" />
    <g fill="#ffd23f">
      <circle cx="41" cy="64" r="4" />
      <circle cx="50" cy="61" r="4.4" />
      <circle cx="59" cy="64" r="4" />
    </g>
  </>
);

const Dragonfly = (): ReactElement => (
  <g transform="translate(47.5 52) rotate(32) scale(.84) translate(-50 -50)">
    {[1, -1].map((side) => (
      <g key={side} transform={side === 1 ? undefined : 'translate(100 0) scale(-1 1)'}>
        <path
          d="M46 36C36 18 8 8 -4 20C-10 34 22 46 46 43Z"
          fill={side === 1 ? '#bdeafa' : '#8fd2ea'}
          stroke="#1d7a9e"
          strokeWidth="2.6"
        />
        <path
          d="M46 46C26 46 -2 56 0 70C6 82 36 68 47 53Z"
          fill={side === 1 ? '#dff6fd' : '#a8deF0'}
          stroke="#1d7a9e"
          strokeWidth="2.6"
        />
        <path d="M44 40C30 32 14 24 2 22M44 49C30 54 16 62 6 70" fill="none" stroke="#1d7a9e" strokeWidth="1.8" />
      </g>
    ))}
    <path d="M43 52H57L54 104C52 110 48 110 46 104Z" fill="#07576b" />
    <path d="M43 52H51L49.5 107C48 107 46.5 106 46 104Z" fill="#18b5a5" />
    <path d="M44.5 64H56M45 76H55.4M45.5 88H54.7" stroke="#063f52" strokeWidth="3.4" />
    <ellipse cx="50" cy="44" rx="11" ry="15" fill="#07576b" />
    <ellipse cx="48" cy="43" rx="8" ry="13" fill="#18b5a5" />
    <path d="M44 38C44 34 46 32 48 31" fill="none" stroke="#8ff0dc" strokeWidth="3.6" strokeLinecap="round" />
    <circle cx="50" cy="22" r="9" fill="#07576b" />
    <circle cx="42" cy="19" r="8" fill="#d93a6a" />
    <circle cx="58" cy="19" r="8" fill="#a81f4c" />
    <circle cx="40" cy="16" r="2.6" fill="#ffc0d2" />
    <circle cx="56" cy="16" r="2.6" fill="#ffc0d2" />
  </g>
);

const Bulrush = (): ReactElement => (
  <>
    <path d="M44 96C40 70 26 52 6 44C16 62 26 78 34 96ZM62 96C64 70 78 50 98 40C90 60 80 78 74 96Z" fill="#23752f" />
    <path d="M40 96C34 72 20 56 6 44C14 62 24 80 30 96ZM66 96C70 74 82 56 98 40C88 60 76 78 70 96Z" fill="#5cb04a" />
    <path d="M36 96V8M56 96V22M73 96V2" stroke="#3d7d2c" strokeWidth="5" strokeLinecap="round" />
    {[
      [36, 16, 34],
      [56, 32, 30],
      [73, 10, 36],
    ].map(([x = 0, y = 0, height = 0]) => (
      <g key={x}>
        <rect x={x - 9} y={y} width="18" height={height} rx="9" fill="#4f2a10" />
        <rect x={x - 9} y={y} width="12" height={height} rx="6" fill="#8a4d20" />
        <path d={`M${x - 5} ${y + 9}V${y + height - 12}`} stroke="#c98a4e" strokeWidth="3.6" strokeLinecap="round" />
      </g>
    ))}
    <path
      d="M2 93C10 87 18 87 26 93S42 99 50 93S66 87 74 93S90 99 98 93"
      fill="none"
      stroke="#37b6e6"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </>
);

const Float = (): ReactElement => (
  <>
    <path d="M66 6C84 10 92 26 94 48" fill="none" stroke="#9fb4c0" strokeWidth="2.6" strokeDasharray="7 4" />
    <g transform="rotate(16 50 60)">
      <path d="M50 4V40" stroke="#d9620a" strokeWidth="8" strokeLinecap="round" />
      <path d="M48.5 4V40" stroke="#ff9d2e" strokeWidth="4" strokeLinecap="round" />
      <path d="M50 24C70 32 80 46 80 62H20C20 46 30 32 50 24Z" fill="#a3161f" />
      <path d="M50 24C62 32 68 46 67 62H20C20 46 30 32 50 24Z" fill="#ee3a3a" />
      <path d="M29 55C30 46 35 39 42 35" fill="none" stroke="#ff9a92" strokeWidth="6" strokeLinecap="round" />
      <path d="M20 60H80C79 80 66 92 50 98C34 92 21 80 20 60Z" fill="#c5d2da" />
      <path d="M20 60H67C66 78 60 90 48 97C33 91 21 80 20 60Z" fill="#fff" />
      <path d="M19 58H81V66H19Z" fill="#18303c" />
      <path d="M19 58H62V61H19Z" fill="#4a6674" />
    </g>
    <path d="M3 82C15 74 31 76 46 82S82 90 97 82C98 92 92 97 84 97H16C8 97 2 92 3 82Z" fill="#1478b8" opacity=".9" />
    <path
      d="M4 82C15 75 31 77 46 83S82 90 96 82M14 93C24 89 34 90 42 93M58 95C68 91 78 91 86 94"
      fill="none"
      stroke="#7fd4f4"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

const Goldfish = (): ReactElement => (
  <>
    <circle cx="50" cy="52" r="46" fill="#7f9a12" />
    <circle cx="50" cy="50" r="46" fill="#d9f24f" />
    <circle cx="50" cy="50" r="38" fill="#0f6f8f" />
    <path d="M14 60A38 38 0 0 0 86 60C74 68 62 56 50 62S26 68 14 60Z" fill="#0a536e" />
    <path d="M62 52C72 34 86 26 99 24C95 34 97 42 92 50C98 58 96 68 99 78C86 76 72 68 62 56Z" fill="#c25a00" />
    <path d="M64 52C72 38 84 30 94 28C90 38 88 46 78 52Z" fill="#ffb52e" />
    <path d="M36 36C42 22 56 20 66 26C62 32 62 38 66 44ZM40 70C46 80 58 82 66 78C62 74 60 70 60 64Z" fill="#c25a00" />
    <path d="M8 54C14 32 46 24 72 52C48 80 16 78 8 54Z" fill="#e07a0a" />
    <path d="M8 53C14 32 46 25 72 51C50 66 20 68 8 53Z" fill="#ffc23a" />
    <path
      d="M40 44C44 50 44 58 40 64M50 44C54 50 54 58 50 63"
      fill="none"
      stroke="#c25a00"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M16 46C20 40 26 37 32 36" fill="none" stroke="#fff0b8" strokeWidth="4.6" strokeLinecap="round" />
    <circle cx="24" cy="51" r="6.5" fill="#fff" />
    <circle cx="23" cy="51" r="3.8" fill="#10242c" />
    <path d="M17 32L14 12L25 21L32 8L39 21L50 12L47 32Z" fill="#b87400" />
    <path d="M17 30L15 13L25 22L32 9L39 22L49 13L47 30Z" fill="#ffe27a" />
    <circle cx="32" cy="24" r="3.4" fill="#e0305a" />
    <circle cx="72" cy="21" r="5" fill="none" stroke="#bdeafa" strokeWidth="3" />
  </>
);

const Bridge = (): ReactElement => (
  <g transform="translate(3 1) scale(.94)">
    <circle cx="52" cy="34" r="31" fill="#e8b93a" />
    <circle cx="50" cy="33" r="31" fill="#ffe69a" />
    <g fill="#f2cd68">
      <circle cx="38" cy="22" r="6" />
      <circle cx="60" cy="16" r="4" />
      <circle cx="58" cy="38" r="7" />
    </g>
    <path
      d="M0 40C10 52 18 44 24 26C32 66 68 66 76 26C82 44 90 52 100 40"
      fill="none"
      stroke="#33265e"
      strokeWidth="4.6"
    />
    <path d="M34 46V66M42 53V66M50 55V66M58 53V66M66 46V66M8 46V66M92 46V66" stroke="#33265e" strokeWidth="2.6" />
    {[24, 76].map((x) => (
      <g key={x}>
        <path d={`M${x - 10} 24L${x - 7} 16H${x + 7}L${x + 10} 24V88H${x - 10}Z`} fill="#4b3a8c" />
        <path d={`M${x - 10} 24L${x - 7} 16H${x}V88H${x - 10}Z`} fill="#7f68cc" />
        <path d={`M${x - 5} 62V46C${x - 5} 38 ${x + 5} 38 ${x + 5} 46V62Z`} fill="#241a48" />
        <path d={`M${x - 11} 22H${x + 11}V28H${x - 11}Z`} fill="#a893e8" />
        <circle cx={x} cy="10" r="4.6" fill="#ffd23f" />
      </g>
    ))}
    <path d="M-2 64H102V74H-2Z" fill="#33265e" />
    <path d="M-2 64H102V67H-2Z" fill="#a893e8" />
    <path
      d="M0 84C10 79 20 79 30 84S60 90 70 84S92 79 100 84C101 94 96 102 86 102H14C4 102 -1 94 0 84Z"
      fill="#12609a"
    />
    <path d="M36 91H64M42 97H58" stroke="#ffe69a" strokeWidth="4" strokeLinecap="round" />
    <path d="M0 84C10 79 20 79 30 84S60 90 70 84S92 79 100 84" fill="none" stroke="#5cc4f0" strokeWidth="4" />
  </g>
);

/** The river between reeds and bridges. */
export const river: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.steamboat', message: 'steamboat' }), draw: Steamboat },
    { name: msg({ id: 'games.symbol.heron', message: 'heron' }), draw: Heron },
    { name: msg({ id: 'games.symbol.catfish', message: 'catfish' }), draw: Catfish },
    { name: msg({ id: 'games.symbol.lily', message: 'water lily' }), draw: Lily },
    { name: msg({ id: 'games.symbol.frog', message: 'frog' }), draw: Frog },
    { name: msg({ id: 'games.symbol.dragonfly', message: 'dragonfly' }), draw: Dragonfly },
    { name: msg({ id: 'games.symbol.float', message: 'fishing float' }), draw: Float },
    { name: msg({ id: 'games.symbol.bulrush', message: 'bulrush' }), draw: Bulrush },
  ],
  wild: { name: msg({ id: 'games.symbol.goldfish', message: 'wild goldfish' }), draw: Goldfish },
  scatter: { name: msg({ id: 'games.symbol.bridge', message: 'bridge' }), draw: Bridge },
};
