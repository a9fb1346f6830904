import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const antler = 'M43 38C40 26 24 30 17 8M26 26C18 28 10 25 6 17M34 30C32 22 31 16 34 7';

const Reindeer = (): ReactElement => (
  <>
    <g fill="none" stroke="#7a4d20" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
      <path d={antler} />
      <path d={antler} transform="matrix(-1 0 0 1 100 0)" />
    </g>
    <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d={antler} stroke="#e2b878" />
      <path d={antler} stroke="#c4925a" transform="matrix(-1 0 0 1 100 0)" />
    </g>
    <path d="M34 48C22 38 12 42 8 50C14 60 26 62 34 58ZM66 48C78 38 88 42 92 50C86 60 74 62 66 58Z" fill="#6b3a18" />
    <path d="M34 50C24 43 16 44 12 50C18 56 26 58 34 55Z" fill="#d99a6a" />
    <path
      d="M50 36C68 36 75 46 72 60C71 66 70 70 70 76C70 90 60 96 50 96C40 96 30 90 30 76C30 70 29 66 28 60C25 46 32 36 50 36Z"
      fill="#8a4f24"
    />
    <path
      d="M50 36C58 36 62 42 60 54C58 70 60 84 50 96C40 96 30 90 30 76C30 70 29 66 28 60C25 46 32 36 50 36Z"
      fill="#b06c36"
    />
    <path d="M50 38C54 46 54 56 50 64C46 56 46 46 50 38Z" fill="#d99a6a" />
    <path d="M50 66C62 66 68 72 68 80C68 90 60 96 50 96C40 96 32 90 32 80C32 72 38 66 50 66Z" fill="#f0d2ac" />
    <path d="M62 69C66 72 68 76 68 80C68 90 60 96 50 96C58 92 64 82 62 69Z" fill="#d3aa7c" />
    <ellipse cx="50" cy="74" rx="12" ry="9.5" fill="#a8142c" />
    <ellipse cx="49" cy="73" rx="11" ry="8.5" fill="#ee3348" />
    <ellipse cx="45" cy="70" rx="4" ry="2.5" fill="#ffb0b4" />
    <circle cx="38" cy="55" r="5.5" fill="#fff" />
    <circle cx="62" cy="55" r="5.5" fill="#fff" />
    <circle cx="39" cy="55.5" r="3.5" fill="#2a1508" />
    <circle cx="61" cy="55.5" r="3.5" fill="#2a1508" />
    <path d="M43 88C47 91 53 91 57 88" fill="none" stroke="#8a4f24" strokeWidth="3" strokeLinecap="round" />
  </>
);

const Mitten = (): ReactElement => (
  <g transform="rotate(8 50 50)">
    <path d="M20 68V38C20 -2 68 -2 68 36V44C70 34 80 28 88 34C96 42 84 60 70 70Z" fill="#8f1024" />
    <path d="M20 66V36C20 0 62 0 64 36V50C68 40 78 32 85 36C90 42 80 56 66 66Z" fill="#e8283c" />
    <path d="M20 66V36C20 14 34 6 44 8C32 16 31 30 31 66Z" fill="#ff6f78" />
    <path
      d="M45 22V56M30 30.500L60 47.500M60 30.500L30 47.500M40 24.500L45 29L50 24.500M40 53.500L45 49L50 53.5"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="14" y="66" width="62" height="28" rx="9" fill="#8fb0c6" />
    <rect x="14" y="64" width="62" height="27" rx="9" fill="#e0eef8" />
    <path d="M54 64H67C72 64 76 68 76 73V82C76 87 72 91 67 91H54Z" fill="#c5dbea" />
    <path d="M27 70V85M39 70V85M51 70V85M63 70V85" stroke="#9dbcd1" strokeWidth="3.5" strokeLinecap="round" />
  </g>
);

const Sledge = (): ReactElement => (
  <>
    <path
      d="M38 34V66M76 34V66M22 70H82C94 70 98 58 92 48"
      fill="none"
      stroke="#7c3c12"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M24 24H92L86 34H18Z" fill="#e8a25a" />
    <path d="M16 37H84L78 47H10Z" fill="#f5bd78" />
    <path d="M8 50H76L70 61H2Z" fill="#ffd49a" />
    <path d="M2 61H70V66H2ZM10 47H78V50H10ZM18 34H86V37H18Z" fill="#a8602a" />
    <path d="M70 61L76 50V55L70 66ZM78 47L84 37V40L78 50ZM86 34L92 24V28L86 37Z" fill="#7c3c12" />
    <path d="M30 24L14 61H22L38 24ZM72 24L52 61H60L80 24Z" fill="#c2702f" />
    <path d="M18 64V86M58 64V86" stroke="#a8602a" strokeWidth="8" strokeLinecap="round" />
    <path d="M5 89H70C88 89 96 76 86 62" fill="none" stroke="#8f1024" strokeWidth="9" strokeLinecap="round" />
    <path d="M5 87H70C86 87 93 75 85 63" fill="none" stroke="#e8283c" strokeWidth="6" strokeLinecap="round" />
    <path
      d="M86 62C98 52 100 34 92 12C88 4 80 6 82 14"
      fill="none"
      stroke="#5cb8d6"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

const Lantern = (): ReactElement => (
  <>
    <path d="M36 22C30 2 70 2 64 22" fill="none" stroke="#5d7f96" strokeWidth="5" strokeLinecap="round" />
    <path d="M28 36H72L78 80H22Z" fill="#c25e06" />
    <path d="M28 36H72L78 80H22Z" fill="#ffc23d" />
    <path d="M60 36H72L78 80H62Z" fill="#f09a1a" />
    <path d="M50 42C62 54 62 62 60 68C58 76 42 76 40 68C38 60 46 56 50 42Z" fill="#fff3b0" />
    <path d="M50 54C56 62 55 68 53 71C51 73 48 73 46 71C44 66 48 62 50 54Z" fill="#ff7a1a" />
    <path d="M28 36L22 80M72 36L78 80M50 34V44" stroke="#3f6178" strokeWidth="5" />
    <path d="M28 36L22 80" stroke="#7fa3ba" strokeWidth="5" />
    <path d="M38 16H62L80 36H20Z" fill="#3f6178" />
    <path d="M38 16H50L44 36H20Z" fill="#7fa3ba" />
    <path
      d="M16 33C22 26 28 26 32 18C38 8 62 8 68 18C72 26 78 26 84 33C84 40 74 38 70 34C66 40 58 38 54 33C48 40 40 38 36 34C30 40 18 40 16 33Z"
      fill="#a9cbe0"
    />
    <path
      d="M16 33C22 26 28 26 32 18C38 8 62 8 68 18C62 14 60 22 56 28C50 34 42 32 36 30C30 36 20 36 16 33Z"
      fill="#e4f2fc"
    />
    <rect x="16" y="78" width="68" height="15" rx="4" fill="#2d4a5e" />
    <path d="M20 78H50V89H20C18 89 16 87 16 85V82C16 80 18 78 20 78Z" fill="#7fa3ba" />
    <path d="M50 78H80C82 78 84 80 84 82V85C84 87 82 89 80 89H50Z" fill="#4c7088" />
  </>
);

const Mug = (): ReactElement => (
  <>
    <path
      d="M34 24C26 16 40 12 33 3M52 22C44 14 58 10 51 2"
      fill="none"
      stroke="#a8c4d4"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M70 46C100 38 100 82 68 80" fill="none" stroke="#8fb4c8" strokeWidth="9" strokeLinecap="round" />
    <path d="M71 45C94 41 95 76 72 78" fill="none" stroke="#cfe6f2" strokeWidth="4" strokeLinecap="round" />
    <path d="M12 32H76L72 88C72 93 66 96 60 96H28C22 96 16 93 16 88Z" fill="#a6c8da" />
    <path d="M12 32H44V96H28C22 96 16 93 16 88Z" fill="#cfe6f2" />
    <path d="M17 40H71L68 84C67 88 64 90 60 90H28C24 90 21 88 20 84Z" fill="#6e0f34" />
    <path d="M17 40H50V90H28C24 90 21 88 20 84Z" fill="#9c1b48" />
    <ellipse cx="44" cy="40" rx="27" ry="7" fill="#c93a68" />
    <path d="M60 50L78 12" stroke="#6b3812" strokeWidth="8" strokeLinecap="round" />
    <path d="M58.5 49L76 12" stroke="#b3702f" strokeWidth="4" strokeLinecap="round" />
    <circle cx="36" cy="62" r="18" fill="#d96d00" />
    <circle cx="35" cy="61" r="16.5" fill="#ff9a1f" />
    <circle cx="35" cy="61" r="13" fill="#ffc66e" />
    <path d="M35 49V73M24.6 55L45.4 67M45.4 55L24.6 67" stroke="#ff9a1f" strokeWidth="3" />
    <path d="M60 54V78" stroke="#e06a92" strokeWidth="5" strokeLinecap="round" />
  </>
);

const Pine = (): ReactElement => (
  <>
    <path d="M43 78H57V95H43Z" fill="#6b3a18" />
    <path d="M43 78H49V95H43Z" fill="#9c5e2c" />
    <path d="M50 40L90 80C76 88 24 88 10 80Z" fill="#155c3a" />
    <path d="M50 40L62 84C40 86 20 85 10 80Z" fill="#2a8a55" />
    <path d="M50 22L82 58C70 66 30 66 18 58Z" fill="#155c3a" />
    <path d="M50 22L60 63C44 65 28 63 18 58Z" fill="#2a8a55" />
    <path d="M50 3L74 36C64 43 36 43 26 36Z" fill="#155c3a" />
    <path d="M50 3L58 41C46 42 34 40 26 36Z" fill="#2a8a55" />
    <path d="M50 2L66 24C62 30 58 24 54 29C50 34 46 26 42 28C38 30 36 28 34 24Z" fill="#e4f2fc" />
    <path d="M50 2L66 24C62 30 58 24 54 29Z" fill="#b9d6e8" />
    <path
      d="M26 48L18 58C24 64 28 56 33 60C38 65 42 62 44 56ZM74 48L82 58C78 63 72 57 68 61C64 64 60 61 58 56Z"
      fill="#e4f2fc"
    />
    <path
      d="M20 70L10 80C16 87 22 78 28 83C34 88 40 84 42 77ZM80 70L90 80C84 87 78 79 73 83C68 87 62 84 60 77Z"
      fill="#e4f2fc"
    />
    <path d="M74 48L82 58C78 63 72 57 68 61ZM80 70L90 80C84 87 78 79 73 83Z" fill="#b9d6e8" />
    <path d="M24 95C30 88 40 90 44 91H58C66 88 74 90 78 95Z" fill="#cfe3f0" />
  </>
);

const Skate = (): ReactElement => (
  <>
    <path d="M30 74V86M74 74V86" stroke="#5f7b90" strokeWidth="7" />
    <path
      d="M4 80C4 90 10 91 18 91H84C90 91 94 88 95 84"
      fill="none"
      stroke="#5f7b90"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d="M4 79C4 88 10 89 18 89H84C90 89 94 86 95 83"
      fill="none"
      stroke="#d3e4ee"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M20 8H58C56 26 58 36 66 44C84 46 94 54 92 74H18C22 52 16 30 20 8Z" fill="#9c1f68" />
    <path d="M20 8H48C46 26 48 42 56 50C72 54 82 60 80 74H18C22 52 16 30 20 8Z" fill="#f05aa6" />
    <path d="M20 8H32C28 30 32 54 32 74H18C22 52 16 30 20 8Z" fill="#ff97c9" />
    <rect x="15" y="4" width="47" height="14" rx="7" fill="#b9d6e8" />
    <rect x="15" y="4" width="34" height="14" rx="7" fill="#e4f2fc" />
    <path d="M44 26L60 24M45 35L62 32M50 44L66 39M58 51L72 43" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
    <path d="M16 70H93V77H16Z" fill="#5e1040" />
  </>
);

const Scarf = (): ReactElement => (
  <>
    <path d="M10 26C10 4 90 4 90 26C90 30 86 34 80 36C80 20 20 20 20 36C14 34 10 30 10 26Z" fill="#0c5a55" />
    <path d="M50 44L80 36L92 84L68 90Z" fill="#0f766c" />
    <path d="M66 60L85.5 55L88 65L69 70Z" fill="#ffe08a" />
    <path
      d="M68.5 92L70 97M76 90L77.5 95M84 88L86 93M91 86L93 91"
      stroke="#ffe08a"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M26 40L54 44L46 92L20 88Z" fill="#0c5a55" />
    <path d="M26 40L48 43L40 91L20 88Z" fill="#1fa898" />
    <path d="M24 58L51 62L49.5 72L22.5 68Z" fill="#fff2c4" />
    <path d="M22 76L48 80L47 86L21 82Z" fill="#fff2c4" />
    <path d="M21 92L20 97M29 93L28 98M37 94L36 99M45 95L44 99" stroke="#fff2c4" strokeWidth="4" strokeLinecap="round" />
    <path d="M10 26C10 46 30 52 50 52C70 52 90 46 90 26C88 34 70 36 50 36C30 36 12 34 10 26Z" fill="#14897d" />
    <path d="M10 26C10 46 30 52 44 52V36C28 36 12 34 10 26Z" fill="#37cdbb" />
    <path d="M24 33.500L22 46L31 49.500L33 35.500ZM62 35.600L66 51L75 48L71 34Z" fill="#fff2c4" />
    <rect x="28" y="30" width="28" height="26" rx="9" fill="#0f766c" transform="rotate(8 42 43)" />
    <rect x="28" y="29" width="24" height="24" rx="9" fill="#37cdbb" transform="rotate(8 42 43)" />
  </>
);

const arms = [0, 60, 120, 180, 240, 300];
const arm = 'M50 50V9M50 24L38 13M50 24L62 13M50 37L40 29M50 37L60 29';

const Snowflake = (): ReactElement => (
  <>
    <g fill="none" stroke="#0d4f8a" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round">
      {arms.map((turn) => (
        <path key={turn} d={arm} transform={`rotate(${turn} 50 50)`} />
      ))}
    </g>
    <g fill="none" strokeWidth="6.5" strokeLinecap="round" strokeLinejoin="round">
      {arms.map((turn) => (
        <path
          key={turn}
          d={arm}
          transform={`rotate(${turn} 50 50)`}
          stroke={turn > 0 && turn < 180 ? '#6cc9f7' : '#c4eeff'}
        />
      ))}
    </g>
    {arms.map((turn) => (
      <circle key={turn} cx="50" cy="8" r="5.5" transform={`rotate(${turn} 50 50)`} fill="#d9f24f" />
    ))}
    <path d="M50 38L60.4 44V56L50 62L39.6 56V44Z" fill="#d9f24f" />
    <path d="M50 50L60.4 44V56L50 62Z" fill="#a9cf2a" />
    <path d="M50 50V38L39.6 44Z" fill="#f4ffad" />
  </>
);

const Gift = (): ReactElement => (
  <>
    <path d="M14 44H86V88C86 93 83 96 78 96H22C17 96 14 93 14 88Z" fill="#4b1d8f" />
    <path d="M14 44H50V96H22C17 96 14 93 14 88Z" fill="#7a3fd0" />
    <rect x="8" y="32" width="84" height="20" rx="4" fill="#5e2aae" />
    <path d="M12 32H50V52H12C10 52 8 50 8 48V36C8 34 10 32 12 32Z" fill="#a06bf0" />
    <path d="M14 52H86V57H14Z" fill="#34106b" />
    <path d="M41 32H59V96H41Z" fill="#d99a10" />
    <path d="M41 32H51V96H41Z" fill="#ffcf3a" />
    <path d="M50 32C38 36 16 32 18 18C20 6 42 8 50 32Z" fill="#ffcf3a" />
    <path d="M50 32C62 36 84 32 82 18C80 6 58 8 50 32Z" fill="#d99a10" />
    <path d="M46 29C36 30 26 27 27 20C28 14 38 16 46 29ZM54 29C64 30 74 27 73 20C72 14 62 16 54 29Z" fill="#8a5604" />
    <circle cx="50" cy="30" r="8" fill="#b97a08" />
    <circle cx="48.5" cy="28.5" r="6.5" fill="#ffe68a" />
    <circle cx="26" cy="68" r="4.5" fill="#c8a6ff" />
    <circle cx="31" cy="84" r="4.5" fill="#c8a6ff" />
    <circle cx="74" cy="66" r="4.5" fill="#8f5ce0" />
    <circle cx="69" cy="82" r="4.5" fill="#8f5ce0" />
  </>
);

/** Winter: snow, warm hands and warm wine. */
export const winter: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.reindeer', message: 'reindeer' }), draw: Reindeer },
    { name: msg({ id: 'games.symbol.sledge', message: 'sledge' }), draw: Sledge },
    { name: msg({ id: 'games.symbol.lantern', message: 'lantern' }), draw: Lantern },
    { name: msg({ id: 'games.symbol.mulledWine', message: 'mulled wine' }), draw: Mug },
    { name: msg({ id: 'games.symbol.skate', message: 'ice skate' }), draw: Skate },
    { name: msg({ id: 'games.symbol.mitten', message: 'mitten' }), draw: Mitten },
    { name: msg({ id: 'games.symbol.scarf', message: 'scarf' }), draw: Scarf },
    { name: msg({ id: 'games.symbol.pine', message: 'snowy fir' }), draw: Pine },
  ],
  wild: { name: msg({ id: 'games.symbol.snowflake', message: 'wild snowflake' }), draw: Snowflake },
  scatter: { name: msg({ id: 'games.symbol.gift', message: 'gift' }), draw: Gift },
};
