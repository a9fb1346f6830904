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

/** Returns the categories of a lobby; none if the lobby is ordered by provider. */
export function useCategories(lobby: Lobby): readonly Category[] {
  const { t } = useLingui();
  const categories: Record<Exclude<Lobby, 'casinoSection'>, readonly Category[]> = {
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
    slots: [
      {
        id: 'classic',
        art: 'reels',
        name: t({ id: 'casino.classicSlots', message: 'Classic slots' }),
        note: t({ id: 'casino.classicSlots.note', message: 'Three reels, fruits and sevens' }),
      },
      {
        id: 'video',
        art: 'reels',
        name: t({ id: 'casino.videoSlots', message: 'Video slots' }),
        note: t({ id: 'casino.videoSlots.note', message: 'Five reels, free spins and features' }),
      },
      {
        id: 'jackpots',
        art: 'curve',
        name: t({ id: 'casino.jackpots', message: 'Jackpots' }),
        note: t({ id: 'casino.jackpots.note', message: 'Pots that grow with every spin' }),
      },
    ],
    poker: [
      {
        id: 'cash',
        art: 'cards',
        name: t({ id: 'casino.pokerTables', message: 'Poker tables' }),
        note: t({ id: 'casino.pokerTables.note', message: 'Cash games at every stake' }),
      },
      {
        id: 'tournaments',
        art: 'cards',
        name: t({ id: 'casino.pokerTournaments', message: 'Poker tournaments' }),
        note: t({ id: 'casino.pokerTournaments.note', message: 'One buy-in, the last one left wins' }),
      },
      {
        id: 'video',
        art: 'reels',
        name: t({ id: 'casino.videoPoker', message: 'Video poker' }),
        note: t({ id: 'casino.videoPoker.note', message: 'Five cards, one exchange' }),
      },
    ],
    skillGames: [
      {
        id: 'board',
        art: 'dice',
        name: t({ id: 'casino.boardGames', message: 'Board games' }),
        note: t({ id: 'casino.boardGames.note', message: 'Backgammon and dominoes against people' }),
      },
      {
        id: 'arcade',
        art: 'curve',
        name: t({ id: 'casino.arcade', message: 'Arcade' }),
        note: t({ id: 'casino.arcade.note', message: 'Penalties, darts, a quick hand' }),
      },
    ],
    numberGames: [
      {
        id: 'lotto',
        art: 'wheel',
        name: t({ id: 'casino.lotto', message: 'Lotto draws' }),
        note: t({ id: 'casino.lotto.note', message: 'Numbers from all over the world' }),
      },
      {
        id: 'keno',
        art: 'dice',
        name: t({ id: 'casino.keno', message: 'Keno' }),
        note: t({ id: 'casino.keno.note', message: 'A draw every few minutes' }),
      },
      {
        id: 'bingo',
        art: 'cards',
        name: t({ id: 'casino.bingo', message: 'Bingo' }),
        note: t({ id: 'casino.bingo.note', message: 'Rooms, cards and a host' }),
      },
    ],
    other: [
      {
        id: 'scratch',
        art: 'cards',
        name: t({ id: 'casino.scratch', message: 'Scratch cards' }),
        note: t({ id: 'casino.scratch.note', message: 'Three of a kind under the foil' }),
      },
      {
        id: 'hilo',
        art: 'cards',
        name: t({ id: 'casino.hilo', message: 'Higher or lower' }),
        note: t({ id: 'casino.hilo.note', message: 'Guess the next card' }),
      },
    ],
    casino2: [],
    casino3: [
      {
        id: 'fruit',
        art: 'reels',
        name: t({ id: 'casino.themeFruit', message: 'Fruits and sevens' }),
        note: t({ id: 'casino.themeFruit.note', message: 'What a slot has always looked like' }),
      },
      {
        id: 'adventure',
        art: 'wheel',
        name: t({ id: 'casino.themeAdventure', message: 'Adventure' }),
        note: t({ id: 'casino.themeAdventure.note', message: 'Jungles, temples and treasure' }),
      },
      {
        id: 'sport',
        art: 'curve',
        name: t({ id: 'casino.themeSport', message: 'Sport' }),
        note: t({ id: 'casino.themeSport.note', message: 'Goals, rounds and finals' }),
      },
    ],
    casinoLive: [
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
  return categories[lobby === 'casinoSection' ? 'casino' : lobby];
}
