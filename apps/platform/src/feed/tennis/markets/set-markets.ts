import { settleLead } from '../../pricing/asian.ts';
import { totalChances, winnerChances } from '../../pricing/chances.ts';
import { ladderOf, nearest } from '../../pricing/lines.ts';
import { totalCodes, winnerCodes } from '../../pricing/selection-codes.ts';
import { allVoid, settleTotal, winner } from '../../pricing/settle.ts';
import { setWon } from '../model/grid.ts';
import { isSetOver } from '../model/rules.ts';
import {
  batches,
  tennisMarket,
  type TennisFrame,
  type TennisMarket,
  type TennisStanding,
} from '../model/tennis-market.ts';

const totals = ladderOf(6.5, 12.5, 1);
const numbers = ladderOf(1, 12, 1);

const inMatch =
  (set: number) =>
  ({ needed }: TennisFrame): boolean =>
    set <= needed * 2 - 1;

/** The games of a set so far, and whether more can follow. Undefined for a set that has not begun. */
function gamesIn({ state, over }: TennisStanding, set: number) {
  const games = state.games[set - 1];
  if (games === undefined) return undefined;
  const [host, away] = games;
  return { host, away, final: over || isSetOver(host, away) };
}

const setWinner = (set: number): TennisMarket =>
  tennisMarket({
    family: `S${set}_12`,
    name: `Set ${set} winner`,
    group: 'sets',
    table: 'set-winner',
    batch: batches.sets,
    selections: winnerCodes,
    exists: inMatch(set),
    isOnOffer: (grid) => grid.isSure(set),
    price: (grid) => winnerChances(setWon(grid.chancesOf(set))),
    settle(standing) {
      const games = gamesIn(standing, set);
      if (!games) return standing.over ? allVoid(winnerCodes) : undefined;
      return games.final ? settleLead(games.host - games.away) : undefined;
    },
  });

const setGames = (set: number): TennisMarket =>
  tennisMarket({
    family: `S${set}_OU`,
    name: `Set ${set} games {line}`,
    group: 'sets',
    table: 'set-games',
    batch: batches.sets,
    selections: totalCodes,
    exists: inMatch(set),
    lines: () => totals,
    linesOnOffer(grid) {
      if (!grid.isSure(set)) return [];
      const average = grid.chancesOf(set).reduce((sum, [host, away, chance]) => sum + (host + away) * chance, 0);
      return nearest(totals, average, 3);
    },
    price: (grid, line) =>
      totalChances(
        grid.chancesOf(set).reduce((sum, [host, away, chance]) => (host + away > line ? sum + chance : sum), 0),
      ),
    settle(standing, line) {
      const games = gamesIn(standing, set);
      if (!games) return standing.over ? allVoid(totalCodes) : undefined;
      return settleTotal(games.host + games.away, line, games.final);
    },
  });

/** The winner of a numbered game. Only the running game is on offer. */
const gameWinner = (set: number): TennisMarket =>
  tennisMarket({
    family: `S${set}_GW`,
    name: `Set ${set}, game {line} winner`,
    group: 'games',
    table: 'game-winner',
    batch: batches.runningGame,
    selections: winnerCodes,
    exists: inMatch(set),
    lines: () => numbers,
    linesOnOffer: (grid) => (grid.hasGame && grid.set === set ? [grid.game] : []),
    isMain: () => true,
    price: (grid, number) =>
      winnerChances(grid.set === set && grid.game === number ? grid.outlook.game : setWon(grid.chancesOf(set))),
    settle(standing, number) {
      const games = gamesIn(standing, set);
      if (!games) return standing.over ? allVoid(winnerCodes) : undefined;
      const won = standing.state.winners[set - 1]?.[number - 1];
      if (won !== undefined) return winner(winnerCodes, won);
      // A game that is not played is void.
      return games.final ? allVoid(winnerCodes) : undefined;
    },
  });

/** The markets of one set. A set that is not played is void. */
export const setMarkets = (set: number): readonly TennisMarket[] => [setWinner(set), setGames(set), gameWinner(set)];
