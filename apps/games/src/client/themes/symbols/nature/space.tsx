import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbol.ts';

const Rocket = (): ReactElement => (
  <g transform="rotate(38 50 50)">
    <path d="M38 78C36 90 44 96 50 106C56 96 64 90 62 78Z" fill="#ff7a1f" />
    <path d="M43 78C42 86 47 90 50 97C53 90 58 86 57 78Z" fill="#ffe36e" />
    <path d="M32 48C16 54 12 70 14 86L36 74ZM68 48C84 54 88 70 86 86L64 74Z" fill="#a3142c" />
    <path d="M32 48C16 54 12 70 14 86L22 80C22 68 26 58 33 54Z" fill="#ff4d5e" />
    <path d="M50 -6C66 8 74 32 68 62L64 80H36L32 62C26 32 34 8 50 -6Z" fill="#9fb4c8" />
    <path d="M50 -6C56 8 60 40 56 80H36L32 62C26 32 34 8 50 -6Z" fill="#f4f9ff" />
    <path d="M50 -6C58 1 64 11 67 22H33C36 11 42 1 50 -6Z" fill="#e8283c" />
    <path d="M50 -6C58 1 64 11 67 22H56C55 12 53 3 50 -6Z" fill="#a3142c" />
    <circle cx="50" cy="40" r="12" fill="#2a3f66" />
    <circle cx="50" cy="40" r="8.6" fill="#35b9f2" />
    <path d="M44 40A6 6 0 0 1 49 34" fill="none" stroke="#d7f4ff" strokeWidth="3" strokeLinecap="round" />
    <path d="M34 70H66L64 80H36Z" fill="#e8283c" />
    <path d="M55.6 70H66L64 80H55Z" fill="#a3142c" />
    <path d="M46 58H54V90C54 94 46 94 46 90Z" fill="#c41d38" />
  </g>
);

const Comet = (): ReactElement => (
  <>
    <path d="M30 40C48 22 70 8 98 2C90 18 88 22 86 30C92 28 94 28 98 28C90 52 76 70 58 84Z" fill="#1f4fb8" />
    <path d="M34 44C52 28 70 18 92 10C82 24 82 28 78 38C84 36 86 36 90 36C82 54 70 66 54 78Z" fill="#2f8cf0" />
    <path d="M38 48C52 36 64 30 78 24C72 34 72 38 68 46C72 46 74 46 78 46C70 58 62 64 52 70Z" fill="#8fe0ff" />
    <circle cx="33" cy="66" r="30" fill="#1f4fb8" />
    <circle cx="32" cy="66" r="26" fill="#d7f6ff" />
    <path d="M52 50A26 26 0 0 1 16 87A34 34 0 0 0 52 50Z" fill="#8cc9ec" />
    <circle cx="28" cy="58" r="6.4" fill="#8cc9ec" />
    <circle cx="38" cy="74" r="4.6" fill="#6bb0dd" />
    <circle cx="20" cy="74" r="3.4" fill="#8cc9ec" />
    <path d="M12 62A20 20 0 0 1 24 47" fill="none" stroke="#fff" strokeWidth="4.4" strokeLinecap="round" />
    <path d="M70 68L73 75L80 78L73 81L70 88L67 81L60 78L67 75Z" fill="#ffe36e" />
  </>
);

const Planet = (): ReactElement => (
  <g transform="translate(4 5) scale(.91)">
    <g transform="rotate(-20 50 50)">
      <path d="M-2 50C-2 36 102 36 102 50" fill="none" stroke="#b9780a" strokeWidth="12" />
      <circle cx="50" cy="50" r="33" fill="#5b2299" />
      <path d="M50 17A33 33 0 0 0 50 83C62 76 70 64 70 50S62 24 50 17Z" fill="#a557f0" />
      <path
        d="M23 31C36 37 54 37 77 31L81 39C60 46 38 45 19 40ZM20 64C34 68 52 68 80 64L74 73C58 76 40 76 26 73Z"
        fill="#7d36cc"
      />
      <path d="M22 46A29 29 0 0 1 40 23" fill="none" stroke="#dcb4ff" strokeWidth="5" strokeLinecap="round" />
      <path d="M-2 50C-2 68 102 68 102 50" fill="none" stroke="#b9780a" strokeWidth="13" strokeLinecap="round" />
      <path d="M-2 49C-2 66 102 66 102 49" fill="none" stroke="#ffc52e" strokeWidth="9" strokeLinecap="round" />
      <path d="M2 53C12 62 36 65 60 63" fill="none" stroke="#fff0b0" strokeWidth="3" strokeLinecap="round" />
    </g>
    <circle cx="84" cy="16" r="8" fill="#c2688f" />
    <circle cx="82.6" cy="14.6" r="5.6" fill="#ffb3d5" />
  </g>
);

const Satellite = (): ReactElement => (
  <>
    <path
      d="M86 66A16 16 0 0 1 66 86M96 70A27 27 0 0 1 70 96"
      fill="none"
      stroke="#1fc99a"
      strokeWidth="4.6"
      strokeLinecap="round"
    />
    <g transform="translate(-2 -2) rotate(-45 50 50) translate(9 9) scale(.8)">
      <path d="M-10 50H110" stroke="#66788c" strokeWidth="6" />
      <g stroke="#0b4d8c" strokeWidth="3" strokeLinejoin="round">
        <path d="M-16 32H26V68H-16ZM74 32H116V68H74Z" fill="#1878d0" />
        <path d="M-16 32H26V50H-16ZM74 32H116V50H74Z" fill="#4fb2ff" />
        <path d="M-2 32V68M12 32V68M88 32V68M102 32V68M-16 50H26M74 50H116" />
      </g>
      <rect x="33" y="22" width="34" height="50" rx="6" fill="#8b9bb0" />
      <rect x="33" y="22" width="21" height="50" rx="6" fill="#eef4fb" />
      <path d="M33 34H67V44H33Z" fill="#ffc52e" />
      <path d="M54 34H67V44H54Z" fill="#d18e0c" />
      <path d="M30 76C30 90 70 90 70 76Z" fill="#66788c" />
      <path d="M30 76C30 90 60 88 60 76Z" fill="#c9d6e6" />
      <path d="M50 84V96" stroke="#66788c" strokeWidth="4" />
      <circle cx="50" cy="97" r="5" fill="#ff4d5e" />
    </g>
  </>
);

const Alien = (): ReactElement => (
  <>
    <path d="M34 22L24 8M66 22L76 8" stroke="#2f7a12" strokeWidth="5.4" strokeLinecap="round" />
    <circle cx="23" cy="8" r="7" fill="#d6ff5c" />
    <circle cx="77" cy="8" r="7" fill="#9fce20" />
    <path d="M20 96C20 80 34 76 50 76S80 80 80 96Z" fill="#5b2aa8" />
    <path d="M20 96C20 80 34 76 50 76C44 82 42 90 42 96Z" fill="#8a55e0" />
    <path d="M50 16C76 16 88 34 86 50C84 68 64 88 50 88S16 68 14 50C12 34 24 16 50 16Z" fill="#2f7a12" />
    <path d="M50 14C76 14 88 32 86 47C84 65 64 85 50 85S16 65 14 47C12 32 24 14 50 14Z" fill="#6fd42f" />
    <path d="M50 14C76 14 88 32 86 47C84 65 64 85 50 85C66 66 70 34 50 14Z" fill="#4aab1c" />
    <path d="M20 42C34 40 44 50 45 64C30 64 20 56 20 42ZM80 42C66 40 56 50 55 64C70 64 80 56 80 42Z" fill="#10221a" />
    <path d="M25 46C30 46 34 49 36 53C31 53 27 50 25 46ZM75 46C70 46 66 49 64 53C69 53 73 50 75 46Z" fill="#c9f7ff" />
    <path d="M42 73C46 77 54 77 58 73" fill="none" stroke="#1f5a0c" strokeWidth="4" strokeLinecap="round" />
    <path d="M24 32C28 26 34 22 42 21" fill="none" stroke="#d4ff9c" strokeWidth="5" strokeLinecap="round" />
  </>
);

const RayGun = (): ReactElement => (
  <g transform="translate(6 2) scale(.95)">
    <g transform="rotate(-12 50 50)">
      <path d="M58 54L74 92C76 97 72 99 68 98L58 96C54 95 53 92 52 88L44 58Z" fill="#2a3f66" />
      <path d="M54 54L64 88C65 92 63 96 58 96C54 95 53 92 52 88L44 58Z" fill="#5b7bb5" />
      <path
        d="M46 62C38 62 34 66 34 74C40 76 46 74 50 72"
        fill="none"
        stroke="#5b7bb5"
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <path d="M82 34L96 18V62L82 52Z" fill="#e0357f" />
      <path d="M18 34H62C78 30 88 36 88 45C88 56 74 62 60 60L18 52Z" fill="#951652" />
      <path d="M18 34H62C76 30 86 34 88 42C70 50 40 46 18 44Z" fill="#ff5fa2" />
      <rect x="22" y="26" width="6" height="34" rx="3" fill="#ffd84a" />
      <rect x="34" y="24" width="6" height="38" rx="3" fill="#ffd84a" />
      <rect x="46" y="22" width="6" height="42" rx="3" fill="#f0ac1c" />
      <circle cx="70" cy="45" r="8" fill="#5c0d33" />
      <circle cx="69.4" cy="44.4" r="5.6" fill="#6fe0ff" />
      <rect x="8" y="36" width="12" height="14" rx="4" fill="#6fe0ff" />
      <path d="M60 30C62 20 74 20 76 30" fill="none" stroke="#ff5fa2" strokeWidth="5" />
    </g>
    <path d="M8 48L0 42M6 58L-3 60M10 68L4 75" stroke="#d9f24f" strokeWidth="5" strokeLinecap="round" />
  </g>
);

const Helmet = (): ReactElement => (
  <>
    <path d="M14 80C14 74 24 72 50 72S86 74 86 80V92C70 98 30 98 14 92Z" fill="#8595a8" />
    <path d="M14 80C14 74 24 72 50 72C56 80 56 88 54 96C38 96 24 95 14 92Z" fill="#d8e2ee" />
    <path d="M24 84H42M24 90H42" stroke="#e8283c" strokeWidth="4" strokeLinecap="round" />
    <circle cx="62" cy="86" r="5" fill="#35b9f2" />
    <circle cx="75" cy="85" r="4" fill="#ffc52e" />
    <circle cx="50" cy="43" r="40" fill="#9aabbe" />
    <circle cx="47" cy="42" r="37" fill="#fff" />
    <path d="M62 4A40 40 0 0 1 56 83A50 50 0 0 0 62 4Z" fill="#c4d1df" />
    <rect x="4" y="34" width="11" height="22" rx="5" fill="#e8283c" />
    <rect x="85" y="34" width="11" height="22" rx="5" fill="#a3142c" />
    <path d="M20 46C20 28 32 22 50 22S80 28 80 46S70 68 50 68S20 64 20 46Z" fill="#8a5a06" />
    <path d="M24 46C24 31 34 26 50 26S76 31 76 46S67 64 50 64S24 61 24 46Z" fill="#f2a413" />
    <path d="M64 28C73 31 76 37 76 46C76 61 67 64 50 64C64 56 70 42 64 28Z" fill="#c2690a" />
    <path d="M29 46C29 37 33 32 42 31" fill="none" stroke="#fff0bf" strokeWidth="6" strokeLinecap="round" />
    <path d="M34 54L40 50" stroke="#fff0bf" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Meteor = (): ReactElement => (
  <>
    <path d="M46 14C58 12 70 8 80 -1C80 8 84 10 92 6C90 16 92 20 100 20C90 30 88 42 86 54Z" fill="#e0480f" />
    <path d="M50 22C60 20 70 17 77 11C78 19 82 20 88 18C85 26 86 31 90 34C84 40 82 50 80 58Z" fill="#ffc02e" />
    <path d="M8 52L18 30L40 18L64 24L82 42L84 66L68 86L42 94L18 84L6 68Z" fill="#4a3430" />
    <path d="M8 52L18 30L40 18L64 24L58 40L66 58L54 76L42 94L18 84L6 68Z" fill="#8d685c" />
    <path d="M8 52L18 30L40 18L44 34L26 44L22 60Z" fill="#bb9484" />
    <path d="M58 40L66 58L84 66L82 42L64 24Z" fill="#6b4a42" />
    <ellipse cx="38" cy="46" rx="10" ry="8" fill="#5d423b" transform="rotate(-24 38 46)" />
    <ellipse cx="36.6" cy="47.4" rx="6.6" ry="5" fill="#3b2824" transform="rotate(-24 38 46)" />
    <ellipse cx="48" cy="72" rx="8" ry="6.4" fill="#5d423b" transform="rotate(-30 48 72)" />
    <ellipse cx="46.8" cy="73" rx="5" ry="4" fill="#3b2824" transform="rotate(-30 48 72)" />
    <ellipse cx="22" cy="68" rx="6" ry="5" fill="#5d423b" />
    <circle cx="70" cy="50" r="4.6" fill="#3b2824" />
    <path
      d="M16 38L22 32L32 26"
      fill="none"
      stroke="#e8cabd"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

const points = 'M50 1C57 28 72 43 99 50C72 57 57 72 50 99C43 72 28 57 1 50C28 43 43 28 50 1Z';

const WildStar = (): ReactElement => (
  <>
    <circle cx="50" cy="51" r="36" fill="#8a1f62" />
    <circle cx="50" cy="50" r="35" fill="#ff6fbe" />
    <path d="M50 15A35 35 0 0 1 50 85A52 52 0 0 0 50 15Z" fill="#d0408f" />
    <path d={points} fill="#5f7a08" transform="translate(0 2)" />
    <path d={points} fill="#d9f24f" />
    <path d="M50 1C57 28 72 43 99 50H50Z" fill="#c3e02f" />
    <path d="M50 99C57 72 72 57 99 50H50Z" fill="#93b30f" />
    <path d="M50 1C43 28 28 43 1 50H50Z" fill="#f4ffad" />
    <circle cx="50" cy="50" r="12" fill="#fff" />
    <path d="M50 38A12 12 0 0 1 50 62A16 16 0 0 0 50 38Z" fill="#e3f29a" />
  </>
);

const arm = 'M50 50C50 30 66 18 84 24C98 30 102 48 94 64C94 46 84 36 72 40C62 43 58 50 50 50Z';

const Portal = (): ReactElement => (
  <>
    <circle cx="50" cy="50" r="47" fill="#2a1466" />
    <circle cx="50" cy="50" r="42" fill="#4a21a8" />
    {[0, 90, 180, 270].map((turn) => (
      <path key={turn} d={arm} transform={`rotate(${turn} 50 50)`} fill={turn % 180 === 0 ? '#ff6ad5' : '#9b6bff'} />
    ))}
    {[45, 135, 225, 315].map((turn) => (
      <path
        key={turn}
        d={arm}
        transform={`rotate(${turn} 50 50) translate(16 16) scale(.68)`}
        fill={turn % 180 === 45 ? '#59e1ff' : '#c9b0ff'}
      />
    ))}
    <circle cx="50" cy="50" r="17" fill="#fff" />
    <circle cx="50" cy="50" r="13.6" fill="#0a0524" />
    <path d="M41 47A10 10 0 0 1 47 41" fill="none" stroke="#8a6bff" strokeWidth="3" strokeLinecap="round" />
    <g fill="#ffe36e">
      <path d="M20 22L22 27L27 29L22 31L20 36L18 31L13 29L18 27ZM78 74L80 79L85 81L80 83L78 88L76 83L71 81L76 79Z" />
    </g>
  </>
);

/** Beyond the sky: travellers, and what they meet. */
export const space: SymbolSet = {
  ranked: [
    { name: msg({ id: 'games.symbol.rocket', message: 'rocket' }), draw: Rocket },
    { name: msg({ id: 'games.symbol.alien', message: 'alien' }), draw: Alien },
    { name: msg({ id: 'games.symbol.planet', message: 'ringed planet' }), draw: Planet },
    { name: msg({ id: 'games.symbol.spaceHelmet', message: 'space helmet' }), draw: Helmet },
    { name: msg({ id: 'games.symbol.comet', message: 'comet' }), draw: Comet },
    { name: msg({ id: 'games.symbol.rayGun', message: 'ray gun' }), draw: RayGun },
    { name: msg({ id: 'games.symbol.satellite', message: 'satellite' }), draw: Satellite },
    { name: msg({ id: 'games.symbol.meteor', message: 'meteor' }), draw: Meteor },
  ],
  wild: { name: msg({ id: 'games.symbol.wildStar', message: 'wild star' }), draw: WildStar },
  scatter: { name: msg({ id: 'games.symbol.portal', message: 'portal' }), draw: Portal },
};
