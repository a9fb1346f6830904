import type { GameArea, LimitSwitch } from '@kvota/contracts';

/** The switches of agents by the area of a game. */
export const limitSwitchOf = {
  casino: 'casino',
  casino_live: 'casinoLive',
  virtuals: 'virtuals',
} as const satisfies Readonly<Record<GameArea, LimitSwitch>>;
