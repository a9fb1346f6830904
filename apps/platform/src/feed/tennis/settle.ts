import { settleLead } from '../pricing/asian.ts';
import { allVoid, settleTotal, winner } from '../pricing/settle.ts';
import type { Outcomes } from '../pricing/fair-market.ts';
import { setCodes } from './markets.ts';
import { isSetOver } from './rules.ts';
import type { TennisState } from './script.ts';

const two = ['1', '2'];
const totals = ['under', 'over'];

/** Games of a set, and whether no more will be played in it. */
function settleSet(kind: string, set: number, line: number, state: TennisState, over: boolean): Outcomes | undefined {
  const games = state.games[set - 1];
  // A set (or game of it) that is not played any more gives stakes back.
  if (games === undefined) return over ? allVoid(kind === 'OU' ? totals : two) : undefined;
  const [host, away] = games;
  const final = over || isSetOver(host, away);
  if (kind === '12') return final ? settleLead('1', '2', host - away) : undefined;
  if (kind === 'OU') return settleTotal(host + away, line, final);
  const won = state.winners[set - 1]?.[line - 1];
  if (won !== undefined) return winner(two, won);
  return final ? allVoid(two) : undefined;
}

/** The match by sets, if level by all games; level in both is a draw, which gives stakes back. */
function leader({ sets, games }: TennisState): number {
  if (sets[0] !== sets[1]) return sets[0] - sets[1];
  return games.reduce((sum, [host, away]) => sum + host - away, 0);
}

/** How a tennis market is decided by a state; `ended`: no more will be played. */
export function settleTennis(
  family: string,
  line: number | null,
  state: TennisState,
  needed: number,
  ended: boolean,
): Outcomes | undefined {
  const over = ended || state.over;
  const number = line ?? 0;
  const set = /^S([1-5])_(12|OU|GW)$/.exec(family);
  if (set !== null) return settleSet(set[2] ?? '', Number(set[1]), number, state, over);
  let host = 0;
  let away = 0;
  for (const [h, a] of state.games) {
    host += h;
    away += a;
  }
  switch (family) {
    case '12':
      return over ? settleLead('1', '2', leader(state)) : undefined;
    case 'SB':
      if (over && !state.over) return allVoid(setCodes(needed));
      return over ? winner(setCodes(needed), `${state.sets[0]}:${state.sets[1]}`) : undefined;
    case 'TS':
      return settleTotal(state.games.length, number, over);
    case 'OU':
      return settleTotal(host + away, number, over);
    case 'HC':
      return over ? settleLead('1', '2', host - away + number) : undefined;
    default:
      return undefined;
  }
}
