import { useLingui } from '@lingui/react/macro';

import type { Area } from './area.ts';
import type { CardArt } from './CardArt.tsx';

/** A kind of games as the lobby shows it. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly art: CardArt;
}

/** The kinds of games of a lobby. */
export function useCategories(area: Area): readonly Category[] {
  const { t } = useLingui();
  const categories: Record<Area, readonly Category[]> = {
    casino: [
      {
        id: 'slots',
        art: 'reels',
        name: t({ id: 'casino.slots', message: 'Slots' }),
        note: t({ id: 'casino.slots.note', message: 'Reels of three and five, old and new' }),
      },
      {
        id: 'tables',
        art: 'wheel',
        name: t({ id: 'casino.tables', message: 'Table games' }),
        note: t({ id: 'casino.tables.note', message: 'Roulette, blackjack, baccarat' }),
      },
      {
        id: 'crash',
        art: 'curve',
        name: t({ id: 'casino.crash', message: 'Crash games' }),
        note: t({ id: 'casino.crash.note', message: 'Leave before the curve breaks' }),
      },
      {
        id: 'dice',
        art: 'dice',
        name: t({ id: 'casino.dice', message: 'Dice' }),
        note: t({ id: 'casino.dice.note', message: 'You choose the odds, the throw decides' }),
      },
    ],
    casino_live: [
      {
        id: 'roulette',
        art: 'wheel',
        name: t({ id: 'casino.liveRoulette', message: 'Live roulette' }),
        note: t({ id: 'casino.liveRoulette.note', message: 'European and lightning tables' }),
      },
      {
        id: 'blackjack',
        art: 'cards',
        name: t({ id: 'casino.liveBlackjack', message: 'Live blackjack' }),
        note: t({ id: 'casino.liveBlackjack.note', message: 'Seven seats, one dealer' }),
      },
      {
        id: 'shows',
        art: 'reels',
        name: t({ id: 'casino.liveShows', message: 'Game shows' }),
        note: t({ id: 'casino.liveShows.note', message: 'Wheels and prizes with a host' }),
      },
    ],
    virtuals: [
      {
        id: 'football',
        art: 'curve',
        name: t({ id: 'casino.virtualFootball', message: 'Virtual football' }),
        note: t({ id: 'casino.virtualFootball.note', message: 'Whole rounds in a few minutes' }),
      },
      {
        id: 'races',
        art: 'dice',
        name: t({ id: 'casino.virtualRaces', message: 'Virtual races' }),
        note: t({ id: 'casino.virtualRaces.note', message: 'Dogs and horses, start after start' }),
      },
    ],
  };
  return categories[area];
}
