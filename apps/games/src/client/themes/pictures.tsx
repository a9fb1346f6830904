import type { ReactElement } from 'react';

/** A cut stone, for a safe cell. */
export const Gem = (): ReactElement => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <path d="M26 14H74L96 40L50 92L4 40Z" transform="translate(0 4)" fill="#0a3b2b" />
    <path d="M26 12H74L96 38L50 90L4 38Z" fill="#2fbf8a" />
    <path d="M26 12L34 38H4ZM74 12L66 38H96Z" fill="#7df0c2" />
    <path d="M26 12H74L66 38H34Z" fill="#c9ffe6" />
    <path d="M34 38H66L50 90Z" fill="#4fdfa0" />
    <path d="M66 38H96L50 90Z" fill="#179465" />
  </svg>
);

/** A naval mine. `hit` is the one that ended the round. */
export const Mine = ({ hit = false }: { readonly hit?: boolean }): ReactElement => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
      <rect
        key={turn}
        x="45"
        y="6"
        width="10"
        height="20"
        rx="4"
        transform={`rotate(${turn} 50 50)`}
        fill={hit ? '#7d0f14' : '#2b3d45'}
      />
    ))}
    <circle cx="50" cy="50" r="31" fill={hit ? '#7d0f14' : '#2b3d45'} />
    <circle cx="50" cy="49" r="28" fill={hit ? '#f0443e' : '#5a727c'} />
    <path
      d="M28 46A22 22 0 0 1 44 28"
      fill="none"
      stroke={hit ? '#ffb3a8' : '#a9bec6'}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="50" cy="50" r="8" fill={hit ? '#ffe3a0' : '#2b3d45'} />
  </svg>
);

/** A football, for a kick that went in. */
export const Ball = (): ReactElement => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="52" r="42" fill="#5d6f74" />
    <circle cx="50" cy="50" r="42" fill="#fff" />
    <path d="M50 30L68 43L61 64H39L32 43Z" fill="#10242c" />
    <path d="M50 30V9M68 43L89 37M61 64L74 83M39 64L26 83M32 43L11 37" stroke="#10242c" strokeWidth="4" />
    <path
      d="M38 10L50 17L62 10ZM92 44L83 37L86 26ZM80 80L70 80L66 90ZM20 80L30 80L34 90ZM8 44L17 37L14 26Z"
      fill="#10242c"
    />
  </svg>
);

/** A glove, for a kick that was saved. */
export const Glove = (_props: { readonly hit?: boolean }): ReactElement => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <path
      d="M26 92V66L10 48C4 40 14 32 21 38L30 47V18C30 8 43 8 43 18V12C43 2 57 2 57 12V16C57 7 70 7 70 17V26C70 18 83 18 83 28V64L74 92Z"
      fill="#a61b1b"
    />
    <path
      d="M28 88V64L13 46C9 40 15 36 20 41L33 54V18C33 11 41 11 41 18V44H45V12C45 5 55 5 55 12V44H59V18C59 11 67 11 67 18V46H71V28C71 21 80 21 80 28V62L72 88Z"
      fill="#ff6b5e"
    />
    <rect x="26" y="80" width="50" height="13" rx="4" fill="#fff" />
  </svg>
);

const suitPaths = [
  // clubs, diamonds, hearts, spades
  'M50 8C62 8 70 17 70 28C70 33 68 37 66 40C69 38 73 37 77 37C88 37 96 46 96 57C96 68 88 76 77 76C68 76 60 71 56 64C56 76 59 86 68 92H32C41 86 44 76 44 64C40 71 32 76 23 76C12 76 4 68 4 57C4 46 12 37 23 37C27 37 31 38 34 40C32 37 30 33 30 28C30 17 38 8 50 8Z',
  'M50 4L86 50L50 96L14 50Z',
  'M50 92C36 74 6 58 6 33C6 18 17 9 29 9C38 9 46 14 50 22C54 14 62 9 71 9C83 9 94 18 94 33C94 58 64 74 50 92Z',
  'M50 6C62 24 94 40 94 62C94 74 85 82 74 82C66 82 59 78 56 71C57 81 61 89 69 94H31C39 89 43 81 44 71C41 78 34 82 26 82C15 82 6 74 6 62C6 40 38 24 50 6Z',
] as const;

/** A suit of cards: clubs, diamonds, hearts, spades. */
export const Suit = ({ suit }: { readonly suit: number }): ReactElement => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <path d={suitPaths[suit] ?? ''} fill="currentColor" />
  </svg>
);

/** A comet that flies to the upper right; its head is at the right end. */
export const Comet = (): ReactElement => (
  <svg viewBox="0 0 100 44" aria-hidden="true">
    <path d="M2 40L70 8C80 4 92 12 92 22C92 32 82 38 72 35Z" fill="#ff9d2e" opacity="0.35" />
    <path d="M24 34L72 11C80 8 88 14 88 22C88 30 80 34 72 32Z" fill="#ffc94d" opacity="0.75" />
    <circle cx="79" cy="22" r="12" fill="#fff3c9" />
    <circle cx="79" cy="22" r="12" fill="none" stroke="#ff9d2e" strokeWidth="3" />
    <circle cx="75" cy="18" r="3" fill="#e0a238" />
    <circle cx="83" cy="25" r="2.4" fill="#e0a238" />
  </svg>
);

/** A pointer at the top of a wheel. */
export const Pointer = (): ReactElement => (
  <svg viewBox="0 0 40 48" aria-hidden="true">
    <path d="M20 47L4 15A17 17 0 1 1 36 15Z" fill="#071014" opacity="0.45" transform="translate(0 1)" />
    <path d="M20 44L5 15A16 16 0 1 1 35 15Z" fill="#f4f8f6" stroke="#0b1a12" strokeWidth="2" />
    <circle cx="20" cy="15" r="6" fill="#d01a56" />
  </svg>
);
