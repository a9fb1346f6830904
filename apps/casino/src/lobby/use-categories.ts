import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { Lobby } from './area.ts';
import type { CardArt } from './CardArt.tsx';

/** A category of games, as a lobby shows it. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly art: CardArt;
}

interface CategoryRow {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly note: MessageDescriptor;
  readonly art: CardArt;
}

const categories: Readonly<Record<Exclude<Lobby, 'casinoSection'>, readonly CategoryRow[]>> = {
  casino: [
    {
      id: 'slots',
      art: 'reels',
      name: msg({ id: 'casino.slots', message: 'Slots' }),
      note: msg({ id: 'casino.slots.note', message: 'Three and five reels, classic and new' }),
    },
    {
      id: 'tables',
      art: 'wheel',
      name: msg({ id: 'casino.tables', message: 'Table games' }),
      note: msg({ id: 'casino.tables.note', message: 'Roulette, blackjack, baccarat' }),
    },
    {
      id: 'crash',
      art: 'curve',
      name: msg({ id: 'casino.crash', message: 'Crash games' }),
      note: msg({ id: 'casino.crash.note', message: 'Leave before the curve breaks' }),
    },
    {
      id: 'dice',
      art: 'dice',
      name: msg({ id: 'casino.dice', message: 'Dice' }),
      note: msg({ id: 'casino.dice.note', message: 'You choose the odds, the throw decides' }),
    },
  ],
  slots: [
    {
      id: 'classic',
      art: 'reels',
      name: msg({ id: 'casino.classicSlots', message: 'Classic slots' }),
      note: msg({ id: 'casino.classicSlots.note', message: 'Three reels, fruits and sevens' }),
    },
    {
      id: 'video',
      art: 'reels',
      name: msg({ id: 'casino.videoSlots', message: 'Video slots' }),
      note: msg({ id: 'casino.videoSlots.note', message: 'Five reels, free spins and features' }),
    },
    {
      id: 'jackpots',
      art: 'curve',
      name: msg({ id: 'casino.jackpots', message: 'Jackpots' }),
      note: msg({ id: 'casino.jackpots.note', message: 'Pots that grow with every spin' }),
    },
  ],
  poker: [
    {
      id: 'cash',
      art: 'cards',
      name: msg({ id: 'casino.pokerTables', message: 'Poker tables' }),
      note: msg({ id: 'casino.pokerTables.note', message: 'Cash games at every stake' }),
    },
    {
      id: 'tournaments',
      art: 'cards',
      name: msg({ id: 'casino.pokerTournaments', message: 'Poker tournaments' }),
      note: msg({ id: 'casino.pokerTournaments.note', message: 'One buy-in, the last one left wins' }),
    },
    {
      id: 'video',
      art: 'reels',
      name: msg({ id: 'casino.videoPoker', message: 'Video poker' }),
      note: msg({ id: 'casino.videoPoker.note', message: 'Five cards, one exchange' }),
    },
  ],
  skillGames: [
    {
      id: 'board',
      art: 'dice',
      name: msg({ id: 'casino.boardGames', message: 'Board games' }),
      note: msg({ id: 'casino.boardGames.note', message: 'Backgammon and dominoes against other players' }),
    },
    {
      id: 'arcade',
      art: 'curve',
      name: msg({ id: 'casino.arcade', message: 'Arcade' }),
      note: msg({ id: 'casino.arcade.note', message: 'Penalties, darts, a quick hand' }),
    },
  ],
  numberGames: [
    {
      id: 'lotto',
      art: 'wheel',
      name: msg({ id: 'casino.lotto', message: 'Lotto draws' }),
      note: msg({ id: 'casino.lotto.note', message: 'Numbers from all over the world' }),
    },
    {
      id: 'keno',
      art: 'dice',
      name: msg({ id: 'casino.keno', message: 'Keno' }),
      note: msg({ id: 'casino.keno.note', message: 'A draw every few minutes' }),
    },
    {
      id: 'bingo',
      art: 'cards',
      name: msg({ id: 'casino.bingo', message: 'Bingo' }),
      note: msg({ id: 'casino.bingo.note', message: 'Rooms, cards and a host' }),
    },
  ],
  other: [
    {
      id: 'scratch',
      art: 'cards',
      name: msg({ id: 'casino.scratch', message: 'Scratch cards' }),
      note: msg({ id: 'casino.scratch.note', message: 'Three of a kind under the foil' }),
    },
    {
      id: 'hilo',
      art: 'cards',
      name: msg({ id: 'casino.hilo', message: 'Higher or lower' }),
      note: msg({ id: 'casino.hilo.note', message: 'Guess the next card' }),
    },
  ],
  casino2: [],
  casino3: [
    {
      id: 'fruit',
      art: 'reels',
      name: msg({ id: 'casino.themeFruit', message: 'Fruits and sevens' }),
      note: msg({ id: 'casino.themeFruit.note', message: 'What a slot has always looked like' }),
    },
    {
      id: 'adventure',
      art: 'wheel',
      name: msg({ id: 'casino.themeAdventure', message: 'Adventure' }),
      note: msg({ id: 'casino.themeAdventure.note', message: 'Jungles, temples and treasure' }),
    },
    {
      id: 'sport',
      art: 'curve',
      name: msg({ id: 'casino.themeSport', message: 'Sport' }),
      note: msg({ id: 'casino.themeSport.note', message: 'Goals, rounds and finals' }),
    },
  ],
  casinoLive: [
    {
      id: 'roulette',
      art: 'wheel',
      name: msg({ id: 'casino.liveRoulette', message: 'Live roulette' }),
      note: msg({ id: 'casino.liveRoulette.note', message: 'European and lightning tables' }),
    },
    {
      id: 'blackjack',
      art: 'cards',
      name: msg({ id: 'casino.liveBlackjack', message: 'Live blackjack' }),
      note: msg({ id: 'casino.liveBlackjack.note', message: 'Seven seats, one dealer' }),
    },
    {
      id: 'shows',
      art: 'reels',
      name: msg({ id: 'casino.liveShows', message: 'Game shows' }),
      note: msg({ id: 'casino.liveShows.note', message: 'Wheels and prizes with a host' }),
    },
  ],
  virtuals: [
    {
      id: 'horses',
      art: 'curve',
      name: msg({ id: 'casino.virtualHorses', message: 'Virtual horse racing' }),
      note: msg({ id: 'casino.virtualHorses.note', message: 'A race every few minutes' }),
    },
    {
      id: 'dogs',
      art: 'dice',
      name: msg({ id: 'casino.virtualDogs', message: 'Virtual greyhounds' }),
      note: msg({ id: 'casino.virtualDogs.note', message: 'Six dogs, start after start' }),
    },
  ],
};

/** Returns the categories of a lobby in the language of the page; none if the lobby is ordered by provider. */
export function useCategories(lobby: Lobby): readonly Category[] {
  const { t } = useLingui();
  const rows = categories[lobby === 'casinoSection' ? 'casino' : lobby];
  return rows.map((row) => ({ ...row, name: t(row.name), note: t(row.note) }));
}
