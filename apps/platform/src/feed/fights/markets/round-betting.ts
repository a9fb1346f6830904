import { allVoid, winner } from '../../pricing/settle.ts';
import { batches, fightMarket, type FightMarketOf, pointsCode } from '../model/fight-market.ts';

function codesOf(rounds: number): readonly string[] {
  const of = (side: string): string[] => Array.from({ length: rounds }, (_, index) => `${side}/R${index + 1}`);
  return [...of('1'), '1/PTS', 'X', ...of('2'), '2/PTS'];
}

/** The winner and the round of the finish. */
export const roundBetting: FightMarketOf = ({ roundSeconds }) =>
  fightMarket({
    family: 'RB',
    name: 'Round betting',
    group: 'rounds',
    table: 'round',
    batch: batches.all,
    selections: [],
    price(grid) {
      const [host, level, away] = grid.points();
      const of = (side: string, share: number): [string, number][] =>
        Array.from({ length: grid.frame.rounds }, (_, index) => {
          const ends = grid.lasts(index * roundSeconds) - grid.lasts((index + 1) * roundSeconds);
          return [`${side}/R${index + 1}`, Math.max(0, ends) * share];
        });
      return [
        ...of('1', grid.hostShare),
        ['1/PTS', host],
        ['X', level],
        ...of('2', 1 - grid.hostShare),
        ['2/PTS', away],
      ];
    },
    settle({ state, over, lead, rounds }) {
      if (!over) return undefined;
      if (!state.over) return allVoid(codesOf(rounds));
      return winner(codesOf(rounds), state.finish === null ? pointsCode(lead) : `${state.finish[0]}/R${state.round}`);
    },
  });
