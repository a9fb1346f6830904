import type { ReactElement } from 'react';

/** A balloon with a basket; its ropes meet at the end of the curve. */
export const Balloon = (): ReactElement => (
  <svg viewBox="0 0 64 88" aria-hidden="true">
    <path d="M32 2C50 2 60 15 60 31C60 46 46 58 40 67H24C18 58 4 46 4 31C4 15 14 2 32 2Z" fill="#e8483f" />
    <path d="M32 2C42 2 47 15 47 31C47 46 39 58 36 67H28C25 58 17 46 17 31C17 15 22 2 32 2Z" fill="#ffd45c" />
    <path d="M32 2C36 2 38 15 38 31C38 46 35 58 34 67H30C29 58 26 46 26 31C26 15 28 2 32 2Z" fill="#e8483f" />
    <path d="M14 16C18 9 23 6 27 5C20 10 17 17 16 27C14 25 13 20 14 16Z" fill="#fff" opacity="0.45" />
    <path d="M25 68L28 77M39 68L36 77" stroke="#5b3a1e" strokeWidth="1.5" />
    <path d="M25 76H39L37 86H27Z" fill="#8a5a2c" />
    <path d="M25 76H39L38.500 79H25.500Z" fill="#b98147" />
  </svg>
);

/** A rocket that points up. */
export const Rocket = (): ReactElement => (
  <svg viewBox="0 0 64 88" aria-hidden="true">
    <path d="M32 86C26 78 24 72 25 64H39C40 72 38 78 32 86Z" fill="#ff9d2e" />
    <path d="M32 79C29 74 28 70 28.500 64H35.500C36 70 35 74 32 79Z" fill="#fff3c9" />
    <path d="M20 38L7 56V66L21 58ZM44 38L57 56V66L43 58Z" fill="#d01a56" />
    <path d="M32 2C44 13 47 28 45 46L42 64H22L19 46C17 28 20 13 32 2Z" fill="#f1f5f8" />
    <path d="M32 2C44 13 47 28 45 46L42 64H33C40 42 39 18 32 2Z" fill="#c3ced6" />
    <path d="M32 2C37 7 40 12 42 18H22C24 12 27 7 32 2Z" fill="#d01a56" />
    <circle cx="32" cy="32" r="7.500" fill="#16324a" />
    <circle cx="32" cy="32" r="5" fill="#63c7f2" />
    <path d="M22 64H42L41 68H23Z" fill="#16324a" />
  </svg>
);

/** A kite with a tail. */
export const Kite = (): ReactElement => (
  <svg viewBox="0 0 64 88" aria-hidden="true">
    <path d="M32 54C26 62 40 66 33 73C28 79 36 82 32 87" fill="none" stroke="#ffd45c" strokeWidth="2.500" />
    <path d="M26 62L38 66L37 60ZM27 76L39 79L37 73Z" fill="#e8483f" />
    <path d="M32 2L32 54L8 24Z" fill="#1f9fd6" />
    <path d="M32 2L32 54L56 24Z" fill="#ffd45c" />
    <path d="M8 24H32V54Z" fill="#1680b4" />
    <path d="M56 24H32V54Z" fill="#f0a52a" />
    <path d="M32 2V54M8 24H56" stroke="#fff" strokeWidth="1.500" opacity="0.8" />
  </svg>
);
