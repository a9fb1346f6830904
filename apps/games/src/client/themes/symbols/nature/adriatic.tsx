import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Pearl = (): ReactElement => (
  <>
    <path d="M50 92C24 92 8 78 6 58H94C92 78 76 92 50 92Z" fill="#7a3b58" />
    <path d="M50 86C26 86 9 74 6 56H94C91 74 74 86 50 86Z" fill="#c2688f" />
    <path
      d="M50 62C30 62 14 44 12 26C20 26 24 22 30 13C37 20 43 18 50 9C57 18 63 20 70 13C76 22 80 26 88 26C86 44 70 62 50 62Z"
      fill="#e58fb2"
    />
    <path
      d="M50 9V58M30 13L43 58M70 13L57 58M12 26L36 58M88 26L64 58"
      fill="none"
      stroke="#b95886"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="50" cy="60" r="19" fill="#a8bfc9" />
    <circle cx="49" cy="58" r="18" fill="#f4fbff" />
    <circle cx="54" cy="64" r="11" fill="#cfe3ee" opacity=".7" />
    <circle cx="42" cy="51" r="5" fill="#fff" />
  </>
);

const Sailboat = (): ReactElement => (
  <>
    <path d="M46 6V70" stroke="#5b3a1e" strokeWidth="5" strokeLinecap="round" />
    <path d="M52 10C74 26 84 46 86 64H52Z" fill="#d9e4e8" />
    <path d="M52 10C66 26 72 46 73 64H52Z" fill="#fff" />
    <path d="M41 16V64H14C20 46 28 30 41 16Z" fill="#ff5d4d" />
    <path d="M41 16V64H30C31 46 34 30 41 16Z" fill="#d93a34" />
    <path d="M8 70H92C88 84 80 90 68 90H30C18 90 11 82 8 70Z" fill="#7a3f16" />
    <path d="M8 70H92L90 76H10Z" fill="#c8762f" />
    <path
      d="M2 90C10 84 18 84 26 90S42 96 50 90S66 84 74 90S90 96 98 90"
      fill="none"
      stroke="#37b6e6"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

const Lighthouse = (): ReactElement => (
  <>
    <path d="M62 24L98 12V38Z" fill="#ffe36e" opacity=".75" />
    <path d="M38 24L2 12V38Z" fill="#ffe36e" opacity=".75" />
    <path d="M37 34H63L70 84H30Z" fill="#f6f3ea" />
    <path d="M50 34H63L70 84H50Z" fill="#d9d3c2" />
    <path d="M35.6 44H64.4L66.4 58H33.6ZM31.8 70H68.2L70 84H30Z" fill="#e33b3b" />
    <path d="M50 44H64.4L66.4 58H50ZM50 70H68.2L70 84H50Z" fill="#b72430" />
    <rect x="32" y="30" width="36" height="6" rx="2" fill="#1c3a4a" />
    <rect x="40" y="18" width="20" height="13" fill="#ffd23f" />
    <rect x="48" y="18" width="4" height="13" fill="#fff7cf" />
    <path d="M36 19L50 5L64 19Z" fill="#e33b3b" />
    <path d="M12 92C18 80 28 84 34 83H66C74 84 82 80 88 92Z" fill="#5d6f74" />
    <path d="M12 92C18 80 28 84 34 83H50V92Z" fill="#7d9196" />
  </>
);

const Anchor = (): ReactElement => (
  <>
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke="#123f58" strokeWidth="15">
        <circle cx="50" cy="17" r="9" />
        <path d="M50 28V88M32 42H68M14 60C16 78 32 88 50 88S84 78 86 60" />
      </g>
      <g stroke="#2e86b8" strokeWidth="9">
        <circle cx="50" cy="17" r="9" />
        <path d="M50 28V88M32 42H68M14 60C16 78 32 88 50 88S84 78 86 60" />
      </g>
      <path d="M48 30V84M18 64C22 76 33 84 46 85" stroke="#8cc9ec" strokeWidth="3" />
    </g>
    <path
      d="M4 66L14 48L26 64ZM96 66L86 48L74 64Z"
      fill="#2e86b8"
      stroke="#123f58"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </>
);

const Fish = (): ReactElement => (
  <>
    <path d="M70 50L96 26C92 44 92 58 96 76Z" fill="#e07a1c" />
    <path d="M36 30C46 14 58 14 68 20C62 26 60 32 60 36ZM44 70C50 82 60 84 66 80C62 74 60 68 60 66Z" fill="#e07a1c" />
    <path d="M4 52C16 28 52 18 80 50C54 84 18 78 4 52Z" fill="#ff9d2e" />
    <path d="M4 52C18 60 50 64 80 50C54 84 18 78 4 52Z" fill="#f07f1a" />
    <path
      d="M34 32C41 44 41 60 35 73M52 31C60 44 60 60 53 73"
      fill="none"
      stroke="#fff3dc"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <circle cx="20" cy="47" r="6.5" fill="#fff" />
    <circle cx="19" cy="47" r="3.4" fill="#10242c" />
  </>
);

const Starfish = (): ReactElement => (
  <>
    <path
      d="M50 8C57 8 58 32 64 36C70 40 92 33 94 40C96 47 74 56 72 62C70 69 84 88 78 92C72 96 57 78 50 78S28 96 22 92C16 88 30 69 28 62C26 56 4 47 6 40C8 33 30 40 36 36C42 32 43 8 50 8Z"
      fill="#a33a1c"
      transform="translate(0 4)"
    />
    <path
      d="M50 8C57 8 58 32 64 36C70 40 92 33 94 40C96 47 74 56 72 62C70 69 84 88 78 92C72 96 57 78 50 78S28 96 22 92C16 88 30 69 28 62C26 56 4 47 6 40C8 33 30 40 36 36C42 32 43 8 50 8Z"
      fill="#ff7448"
    />
    <g fill="#ffd0a8">
      {['50 22', '50 36', '78 44', '66 48', '22 44', '34 48', '70 80', '60 68', '30 80', '40 68', '50 52'].map((at) => (
        <circle key={at} r="3.4" transform={`translate(${at})`} />
      ))}
    </g>
  </>
);

const Shell = (): ReactElement => (
  <>
    <path
      d="M50 90C40 90 38 84 38 80C14 66 6 44 14 30C20 20 28 18 33 22C36 10 44 8 50 14C56 8 64 10 67 22C72 18 80 20 86 30C94 44 86 66 62 80C62 84 60 90 50 90Z"
      fill="#a8763a"
    />
    <path
      d="M50 84C42 84 40 80 40 76C18 62 8 44 14 30C20 20 28 18 33 22C36 10 44 8 50 14C56 8 64 10 67 22C72 18 80 20 86 30C92 44 82 62 60 76C60 80 58 84 50 84Z"
      fill="#f7d9a0"
    />
    <path
      d="M50 16V74M34 24L46 74M66 24L54 74M17 34L42 74M83 34L58 74"
      fill="none"
      stroke="#d59a55"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M37 76H63V82C58 88 42 88 37 82Z" fill="#e2b36d" />
  </>
);

const Wave = (): ReactElement => (
  <>
    <path
      d="M6 84C6 44 26 14 58 14C76 14 88 24 90 38C82 32 70 32 66 42C62 54 74 62 94 60C94 70 94 78 94 84C94 90 6 90 6 84Z"
      fill="#0f5e96"
    />
    <path
      d="M6 80C8 46 28 20 56 20C70 20 80 26 84 33C76 28 62 30 60 43C58 58 74 68 94 65V80C94 86 6 86 6 80Z"
      fill="#2aa3dc"
    />
    <path
      d="M18 72C20 48 34 30 54 28C46 36 44 54 54 66C60 74 72 78 84 78"
      fill="none"
      stroke="#9fe0f7"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <g fill="#e8fbff">
      <circle cx="84" cy="35" r="7" />
      <circle cx="74" cy="26" r="6" />
      <circle cx="62" cy="20" r="6" />
      <circle cx="93" cy="46" r="4" />
    </g>
  </>
);

const rays = Array.from({ length: 12 }, (_, at) => at * 30);

const Sun = (): ReactElement => (
  <>
    {rays.map((turn) => (
      <path
        key={turn}
        d="M43 26L50 2L57 26Z"
        transform={`rotate(${turn} 50 50)`}
        fill={turn % 60 === 0 ? '#d9f24f' : '#ffc52e'}
      />
    ))}
    <circle cx="50" cy="51.5" r="27" fill="#b9780a" />
    <circle cx="50" cy="50" r="26" fill="#ffd23f" />
    <path d="M30 46A21 21 0 0 1 46 30" fill="none" stroke="#fff4bd" strokeWidth="6" strokeLinecap="round" />
    <g fill="none" stroke="#7a4a00" strokeWidth="3.6" strokeLinecap="round">
      <path d="M40 58C44 65 56 65 60 58M40 46V49M60 46V49" />
    </g>
  </>
);

const Compass = (): ReactElement => (
  <>
    <circle cx="50" cy="53" r="43" fill="#5c3608" />
    <circle cx="50" cy="50" r="43" fill="#d8a23a" />
    <circle cx="50" cy="50" r="35" fill="#0f3a45" />
    <circle cx="50" cy="50" r="35" fill="none" stroke="#ffe6a3" strokeWidth="2.5" />
    <path d="M50 17L57 43L83 50L57 57L50 83L43 57L17 50L43 43Z" fill="#9fc3cc" />
    <path d="M50 17L57 43L50 50ZM83 50L57 57L50 50ZM50 83L43 57L50 50ZM17 50L43 43L50 50Z" fill="#eaf6f8" />
    <path d="M50 12L57.5 46L50 50L42.5 46Z" fill="#ff4d4d" />
    <path d="M50 12L57.5 46L50 50Z" fill="#c92a36" />
    <circle cx="50" cy="50" r="5" fill="#ffd23f" />
  </>
);

/** The coast: boats, lights and what the sea brings. */
export const adriatic: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.pearl', message: 'pearl' }), draw: Pearl },
    { name: msg({ id: 'games.symbol.lighthouse', message: 'lighthouse' }), draw: Lighthouse },
    { name: msg({ id: 'games.symbol.sailboat', message: 'sailboat' }), draw: Sailboat },
    { name: msg({ id: 'games.symbol.anchor', message: 'anchor' }), draw: Anchor },
    { name: msg({ id: 'games.symbol.fish', message: 'fish' }), draw: Fish },
    { name: msg({ id: 'games.symbol.starfish', message: 'starfish' }), draw: Starfish },
    { name: msg({ id: 'games.symbol.shell', message: 'shell' }), draw: Shell },
    { name: msg({ id: 'games.symbol.wave', message: 'wave' }), draw: Wave },
  ],
  wild: { name: msg({ id: 'games.symbol.sun', message: 'wild sun' }), draw: Sun },
  scatter: { name: msg({ id: 'games.symbol.compass', message: 'compass' }), draw: Compass },
};
