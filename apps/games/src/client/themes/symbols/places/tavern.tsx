import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Accordion = (): ReactElement => (
  <g transform="translate(50 50) rotate(-10) scale(.94) translate(-50 -50)">
    {[0, 1, 2, 3, 4, 5, 6, 7].map((fold) => (
      <g key={fold}>
        <path
          d={`M${30 + fold * 5} ${18 + (fold % 2) * 5}L${35 + fold * 5} ${23 - (fold % 2) * 5}V${79 + (fold % 2) * 5}L${30 + fold * 5} ${84 - (fold % 2) * 5}Z`}
          fill={fold % 2 ? '#b5121f' : '#f04a45'}
        />
      </g>
    ))}
    <path d="M30 30H70M30 70H70" stroke="#ffcf70" strokeWidth="2.6" strokeDasharray="3 2" />
    <path d="M2 22C2 16 6 13 11 13H32V87H11C6 87 2 84 2 78Z" fill="#073f46" />
    <path d="M2 22C2 16 6 13 11 13H27V84H11C6 84 2 81 2 76Z" fill="#128a86" />
    <path d="M5 21H17V80H5Z" fill="#fff" />
    <path d="M5 29H17M5 38H17M5 46H17M5 55H17M5 63H17M5 72H17" stroke="#a9bcc0" strokeWidth="1.6" />
    <path d="M5 26H12V31H5ZM5 35H12V40H5ZM5 52H12V57H5ZM5 60H12V65H5ZM5 69H12V74H5Z" fill="#10242c" />
    <path d="M22 24V76" stroke="#ffcf70" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M68 13H89C94 13 98 16 98 22V78C98 84 94 87 89 87H68Z" fill="#073f46" />
    <path d="M68 13H86C90 13 93 16 93 21V76C93 81 90 84 86 84H68Z" fill="#0f7674" />
    <path d="M73 20V77" stroke="#ffcf70" strokeWidth="3.4" strokeLinecap="round" />
    <g fill="#ffe6a3">
      {[24, 35, 46, 57, 68, 77].map((y) => (
        <g key={y}>
          <circle cx="80.5" cy={y} r="2.8" />
          <circle cx="89" cy={y} r="2.8" />
        </g>
      ))}
    </g>
  </g>
);

const Tambura = (): ReactElement => (
  <g transform="translate(51 49) rotate(42) scale(.9) translate(-50 -49)">
    <path d="M43 -22H57L60 4H40Z" fill="#3a1c0a" />
    <path d="M44 -20H50V4H42Z" fill="#7a4320" />
    <path d="M38 -16H43M38 -8H42M57 -16H62M58 -8H62" stroke="#ffe6a3" strokeWidth="5" strokeLinecap="round" />
    <path d="M50 44C72 46 84 68 80 90C78 108 66 118 50 118C34 118 22 108 20 90C16 68 28 46 50 44Z" fill="#7a3200" />
    <path d="M50 44C68 46 76 66 72 88C70 104 62 114 46 116C32 115 22 106 20 90C16 68 28 46 50 44Z" fill="#e07a1c" />
    <path d="M28 88C25 74 30 60 40 53" fill="none" stroke="#ffb568" strokeWidth="6" strokeLinecap="round" />
    <path d="M45 2H55V62H45Z" fill="#3a1c0a" />
    <path d="M45 12H55M45 22H55M45 32H55M45 42H55M45 52H55" stroke="#c99a4a" strokeWidth="2" />
    <circle cx="50" cy="77" r="13" fill="#ffd78a" />
    <circle cx="50" cy="77" r="10" fill="#3a1c0a" />
    <path d="M38 103H62V109H38Z" fill="#3a1c0a" />
    <path d="M46.5 0V104M50 0V104M53.5 0V104" stroke="#fff3d0" strokeWidth="1.3" />
  </g>
);

const Trumpet = (): ReactElement => (
  <g transform="translate(49 53) rotate(-24) scale(.84) translate(-47 -48)">
    <g fill="none" strokeLinecap="round">
      <path d="M-4 44H66M22 44C6 44 6 70 22 70H58C76 70 76 44 62 44" stroke="#8a5200" strokeWidth="12" />
      <path d="M-4 44H66M22 44C6 44 6 70 22 70H58C76 70 76 44 62 44" stroke="#ffb81f" strokeWidth="7" />
      <path d="M0 42.5H60M22 68.5H56" stroke="#ffe99a" strokeWidth="2.6" />
    </g>
    <path d="M-10 37H-4V51H-10Z" fill="#8a5200" stroke="#8a5200" strokeWidth="3" strokeLinejoin="round" />
    <path d="M62 37C78 36 90 28 97 12V78C90 60 78 52 62 51Z" fill="#8a5200" />
    <path d="M62 38.5C78 38 90 29 97 14V74C90 57 78 50 62 49.5Z" fill="#ffb81f" />
    <path d="M62 40C78 40 90 32 96 20V38C86 42 74 43 62 43Z" fill="#ffe99a" />
    <ellipse cx="98" cy="45" rx="7" ry="33" fill="#e8951a" />
    <ellipse cx="98.6" cy="45" rx="4" ry="27" fill="#7a4400" />
    {[30, 42, 54].map((x) => (
      <g key={x}>
        <path d={`M${x} 22V34`} stroke="#c9d6de" strokeWidth="3" />
        <rect x={x - 5.5} y="17" width="11" height="6" rx="3" fill="#fff3d0" stroke="#8a5200" strokeWidth="2" />
        <rect x={x - 5} y="32" width="10" height="46" rx="4" fill="#8a5200" />
        <rect x={x - 4} y="33" width="7" height="43" rx="3" fill="#f0a012" />
        <path d={`M${x - 1.5} 37V72`} stroke="#ffe99a" strokeWidth="2.4" strokeLinecap="round" />
      </g>
    ))}
  </g>
);

const Rakija = (): ReactElement => (
  <>
    <path d="M34 7H52V30C52 42 76 52 76 74C76 89 62 96 43 96C24 96 10 89 10 74C10 52 34 42 34 30Z" fill="#5f8fa0" />
    <path d="M35 8H51V31C51 43 73 53 73 73C73 87 60 93 43 93C26 93 13 87 13 73C13 53 35 43 35 31Z" fill="#d8f0f5" />
    <path
      d="M20 58C30 55 58 55 66 58C71 63 73 68 73 73C73 87 60 93 43 93C26 93 13 87 13 73C13 68 15 63 20 58Z"
      fill="#d98a10"
    />
    <path d="M20 58C30 55 50 55 56 57C62 64 62 82 50 92.8C26 93 13 87 13 73C13 68 15 63 20 58Z" fill="#ffc23a" />
    <ellipse cx="43" cy="58" rx="23" ry="4" fill="#ffe08a" />
    <path d="M22 72C22 62 28 54 36 48" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <path d="M40 13V27" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    <rect x="29" y="3" width="28" height="9" rx="4.5" fill="#8fb8c4" />
    <rect x="29" y="3" width="28" height="4" rx="2" fill="#eefafc" />
    <path d="M76 56C74 46 80 38 90 36C92 46 86 54 76 56Z" fill="#3f9b3a" />
    <path d="M78 59C79 54 80 51 83 47" stroke="#5c3412" strokeWidth="4" strokeLinecap="round" />
    <circle cx="77" cy="76" r="21" fill="#3a1560" />
    <circle cx="75.5" cy="74.5" r="18.5" fill="#7b35b8" />
    <path d="M77 57C72 66 72 80 80 93" fill="none" stroke="#4b1d78" strokeWidth="3.4" />
    <path d="M62 74C63 68 66 64 70 62" fill="none" stroke="#cf9af5" strokeWidth="5" strokeLinecap="round" />
  </>
);

const Wine = (): ReactElement => (
  <>
    <path
      d="M12 4H60C66 32 60 54 41 58V84H56C61 86 61 94 56 95H16C11 94 11 86 16 84H31V58C12 54 6 32 12 4Z"
      fill="#86a6b4"
    />
    <path d="M14 7H58C63 32 57 51 36 54C15 51 9 32 14 7Z" fill="#e3f2f6" />
    <path d="M34 56H38V86H34ZM18 87H54C57 88 57 91 54 91.5H18C15 91 15 88 18 87Z" fill="#e3f2f6" />
    <path d="M12 24C20 20 28 28 36 24S52 20 60 24C60 40 52 50 36 52C20 50 12 40 12 24Z" fill="#5e0b24" />
    <path d="M12 24C20 20 28 28 36 24S48 21 52 22C52 38 46 50 34 52C19 49 12 40 12 24Z" fill="#a8143c" />
    <path d="M18 12C17 18 17 24 19 30" fill="none" stroke="#fff" strokeWidth="4.6" strokeLinecap="round" />
    <path d="M74 46C72 36 82 30 96 34C96 44 86 50 74 46Z" fill="#2f8a34" />
    <path d="M70 52C71 44 75 40 80 38" fill="none" stroke="#6b4423" strokeWidth="4" strokeLinecap="round" />
    {[
      [62, 60],
      [77, 57],
      [90, 62],
      [56, 73],
      [70, 71],
      [84, 74],
      [64, 85],
      [77, 87],
      [70, 94],
    ].map(([x = 0, y = 0]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r="9" fill="#5e7a12" />
        <circle cx={x - 1} cy={y - 1} r="7.4" fill="#b4d63c" />
        <circle cx={x - 3} cy={y - 3} r="2.4" fill="#f0fab8" />
      </g>
    ))}
  </>
);

const CoffeePot = (): ReactElement => (
  <>
    <path
      d="M30 26C22 18 36 14 30 4M46 26C38 16 54 12 46 2"
      fill="none"
      stroke="#b9a79a"
      strokeWidth="4.6"
      strokeLinecap="round"
    />
    <path d="M66 52L96 14" stroke="#5b2a10" strokeWidth="12" strokeLinecap="round" />
    <path d="M66 50L95 13.5" stroke="#a8683c" strokeWidth="6" strokeLinecap="round" />
    <circle cx="93" cy="17" r="2.6" fill="#3a1c0a" />
    <path d="M10 36H72L66 48C82 60 84 84 72 96H14C2 84 4 60 18 50Z" fill="#7a2f0c" />
    <path d="M10 36H60L56 48C68 60 68 84 56 96H14C2 84 4 60 18 50Z" fill="#d9692a" />
    <path d="M16 60C10 68 9 80 15 90" fill="none" stroke="#ffb98a" strokeWidth="6" strokeLinecap="round" />
    <path d="M6 70C26 78 60 78 79 70V77C60 85 26 85 6 77Z" fill="#7a2f0c" />
    <path
      d="M20 76L26 81L20 86L14 81ZM36 78L42 83.5L36 89L30 83.5ZM53 78L59 83.5L53 89L47 83.5ZM68 75L73 80L68 85L63 80Z"
      fill="#ffcf70"
    />
    <ellipse cx="41" cy="36" rx="33" ry="9" fill="#ffb98a" />
    <ellipse cx="41" cy="37" rx="28" ry="6.5" fill="#2c1206" />
    <path d="M18 36C26 31 34 35 42 33C50 31 56 34 62 36C56 41 46 39 40 41C32 43 22 41 18 36Z" fill="#b9824e" />
  </>
);

const Grill = (): ReactElement => (
  <>
    <circle cx="50" cy="53" r="46" fill="#5a7f96" />
    <circle cx="50" cy="50" r="46" fill="#eaf3f7" />
    <circle cx="50" cy="50" r="41" fill="none" stroke="#2a78b8" strokeWidth="4" strokeDasharray="9 4" />
    <circle cx="50" cy="50" r="33" fill="#cfdfe7" />
    <circle cx="50" cy="48" r="33" fill="#fff" />
    <g transform="rotate(-28 50 50)">
      {[30, 44, 58].map((y) => (
        <g key={y}>
          <rect x="20" y={y - 4} width="56" height="13" rx="6.5" fill="#4a1c0a" />
          <rect x="20" y={y - 5} width="56" height="11" rx="5.5" fill="#96491f" />
          <path d={`M26 ${y - 2}H62`} stroke="#d08a52" strokeWidth="2.8" strokeLinecap="round" />
          <path
            d={`M32 ${y - 4}V${y + 5}M46 ${y - 4}V${y + 5}M60 ${y - 4}V${y + 5}`}
            stroke="#4a1c0a"
            strokeWidth="3"
          />
        </g>
      ))}
    </g>
    <g fill="none" strokeWidth="4">
      <circle cx="30" cy="72" r="8" stroke="#b58ad0" />
      <circle cx="30" cy="72" r="5" stroke="#f4ecfa" strokeWidth="3" />
      <circle cx="43" cy="80" r="7" stroke="#b58ad0" />
      <circle cx="43" cy="80" r="4.2" stroke="#f4ecfa" strokeWidth="2.6" />
    </g>
    <path d="M58 84C70 84 84 74 88 60C80 62 62 70 58 84Z" fill="#1f7a34" />
    <path d="M60 82C64 72 76 65 86 61C76 68 70 74 60 82Z" fill="#7ed45a" />
    <path d="M87 62L94 53" stroke="#3d5a1c" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Pepper = (): ReactElement => (
  <>
    <path d="M60 26C58 14 64 6 76 3L80 9C72 12 69 18 70 26Z" fill="#23752f" />
    <path d="M62 26C61 16 66 8 76 4L77 6C69 11 66 17 66 26Z" fill="#7ed45a" />
    <path
      d="M42 28C50 18 78 16 90 28C100 46 84 68 62 80C42 91 22 96 6 96C2 96 2 92 5 91C24 84 32 72 34 54C35 42 36 34 42 28Z"
      fill="#94101c"
    />
    <path
      d="M42 28C50 18 70 18 80 28C88 44 72 64 52 77C36 87 20 94 6 95C2 95 2 92 5 91C24 84 32 72 34 54C35 42 36 34 42 28Z"
      fill="#ee2f33"
    />
    <path
      d="M43 52C43 44 45 38 49 34M40 68C42 64 43 61 43 59"
      fill="none"
      stroke="#ff9a92"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M64 26C72 40 66 58 50 74" fill="none" stroke="#b5121f" strokeWidth="3.6" strokeLinecap="round" />
    <path d="M38 31C44 18 86 14 94 32C84 36 78 27 68 28C56 28 48 38 38 31Z" fill="#1f7a34" />
    <path d="M38 31C44 20 66 18 76 24C66 23 50 34 38 31Z" fill="#57b84a" />
  </>
);

const Rose = (): ReactElement => (
  <>
    <path d="M50 60C52 74 48 86 44 98" fill="none" stroke="#5c7d0c" strokeWidth="7" strokeLinecap="round" />
    <path d="M48 84C34 90 16 84 8 66C28 62 44 70 48 84Z" fill="#7f9a12" />
    <path d="M48 84C38 78 22 70 8 66C28 62 44 70 48 84Z" fill="#d9f24f" />
    <path d="M50 80C58 92 80 92 94 76C78 66 58 68 50 80Z" fill="#7f9a12" />
    <path d="M50 80C62 76 78 74 94 76C78 66 58 68 50 80Z" fill="#c3e02e" />
    <path
      d="M50 4C62 2 72 8 76 16C88 20 92 34 86 44C84 58 68 68 50 68C32 68 16 58 14 44C8 34 12 20 24 16C28 8 38 2 50 4Z"
      fill="#8a0f4a"
    />
    <path
      d="M50 4C62 3 70 8 74 16C84 20 88 32 82 42C80 54 66 64 48 65C31 65 16 56 14 44C8 34 12 20 24 16C28 8 38 2 50 4Z"
      fill="#e0307a"
    />
    <path d="M16 42C28 38 36 44 44 52C40 60 42 64 46 66C30 65 17 55 16 42Z" fill="#ff6fa8" />
    <path d="M84 40C72 36 62 42 54 52C58 60 56 64 50 67C68 66 82 56 84 40Z" fill="#b81a60" />
    <path d="M26 18C34 14 44 16 50 22C58 14 68 14 74 18C80 32 70 48 50 52C30 48 20 34 26 18Z" fill="#b81a60" />
    <path d="M26 18C34 14 44 16 50 22C44 30 42 40 48 50C30 47 20 34 26 18Z" fill="#ff86b6" />
    <path d="M50 14C60 12 68 20 66 30C64 40 56 44 50 44C42 44 35 38 35 30C35 20 42 14 50 14Z" fill="#8a0f4a" />
    <path
      d="M50 37C44 37 41 33 42 28C44 22 54 20 58 26C60 31 56 34 52 32"
      fill="none"
      stroke="#ff9cc4"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M18 32C18 26 21 22 26 20" fill="none" stroke="#ffd0e2" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Sign = (): ReactElement => (
  <>
    <path d="M8 2V44M6 12H94" stroke="#4d6672" strokeWidth="8" strokeLinecap="round" />
    <path d="M8 2V42M8 10.5H93" stroke="#a9bec8" strokeWidth="3" strokeLinecap="round" />
    <path d="M10 38C26 36 34 28 34 14" fill="none" stroke="#4d6672" strokeWidth="5" />
    <path d="M36 14V34M82 14V34" stroke="#c9a24a" strokeWidth="4" strokeDasharray="5 2.5" />
    <path d="M22 38C34 30 84 30 96 38V80C88 86 74 88 59 98C44 88 30 86 22 80Z" fill="#4a220a" />
    <path d="M26 41C38 34 80 34 92 41V77C82 82 72 84 59 92C46 84 36 82 26 77Z" fill="#a85f22" />
    <path d="M26 41C38 34 80 34 92 41V46C80 40 38 40 26 46Z" fill="#d99552" />
    <path d="M28 56H90M28 68H90" stroke="#7a4014" strokeWidth="2.6" />
    <path
      d="M26 41C38 34 80 34 92 41V77C82 82 72 84 59 92C46 84 36 82 26 77Z"
      fill="none"
      stroke="#ffcf70"
      strokeWidth="3.4"
    />
    <path d="M68 54C78 52 80 70 67 70" fill="none" stroke="#3a1a08" strokeWidth="8" />
    <path d="M68 54C78 52 80 70 67 70" fill="none" stroke="#ffe6a3" strokeWidth="4" />
    <path d="M46 46H70L69 80H47Z" fill="#3a1a08" stroke="#3a1a08" strokeWidth="4" strokeLinejoin="round" />
    <path d="M47 50H69L68 79H48Z" fill="#ffb81f" />
    <path d="M47 50H54V79H48Z" fill="#ffe08a" />
    <path d="M60 56V74" stroke="#d98a10" strokeWidth="3.4" strokeLinecap="round" />
    <path
      d="M43 51C40 44 47 40 51 43C54 37 63 37 65 43C71 40 76 46 72 51C69 55 65 52 63 54C59 57 56 52 53 53C49 56 45 55 43 51Z"
      fill="#fffaf0"
    />
  </>
);

/** An evening in a tavern: music, drinks and the grill. */
export const tavern: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.accordion', message: 'accordion' }), draw: Accordion },
    { name: msg({ id: 'games.symbol.trumpet', message: 'trumpet' }), draw: Trumpet },
    { name: msg({ id: 'games.symbol.tambura', message: 'tambura' }), draw: Tambura },
    { name: msg({ id: 'games.symbol.rakija', message: 'rakija' }), draw: Rakija },
    { name: msg({ id: 'games.symbol.wine', message: 'glass of wine' }), draw: Wine },
    { name: msg({ id: 'games.symbol.coffeePot', message: 'coffee pot' }), draw: CoffeePot },
    { name: msg({ id: 'games.symbol.grill', message: 'grilled ćevapi' }), draw: Grill },
    { name: msg({ id: 'games.symbol.pepper', message: 'red pepper' }), draw: Pepper },
  ],
  wild: { name: msg({ id: 'games.symbol.rose', message: 'wild rose' }), draw: Rose },
  scatter: { name: msg({ id: 'games.symbol.tavernSign', message: 'tavern sign' }), draw: Sign },
};
