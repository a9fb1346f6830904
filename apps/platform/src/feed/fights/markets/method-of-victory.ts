import { allVoid, winner } from '../../pricing/settle.ts';
import { batches, fightMarket, type FightMarketOf, pointsCode } from '../model/fight-market.ts';

export const methodOfVictory: FightMarketOf = ({ finishes }) => {
  const methods = [...finishes.map(([how]) => how), 'PTS'];
  const codes = [...methods.map((method) => `1/${method}`), 'X', ...methods.map((method) => `2/${method}`)];
  return fightMarket({
    family: 'MOV',
    name: 'Method of victory',
    group: 'main',
    table: 'method',
    batch: batches.all,
    selections: [],
    price(grid) {
      const early = 1 - grid.distance();
      const [host, level, away] = grid.points();
      const ways = (side: string, share: number, points: number): [string, number][] => [
        ...finishes.map(([how, part]): [string, number] => [`${side}/${how}`, early * share * part]),
        [`${side}/PTS`, points],
      ];
      return [...ways('1', grid.hostShare, host), ['X', level], ...ways('2', 1 - grid.hostShare, away)];
    },
    settle({ state, over, lead }) {
      if (!over) return undefined;
      // A fight that an operator ended has no method.
      if (!state.over) return allVoid(codes);
      return winner(codes, state.finish === null ? pointsCode(lead) : `${state.finish[0]}/${state.finish[1]}`);
    },
  });
};
