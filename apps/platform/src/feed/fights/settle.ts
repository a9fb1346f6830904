import { settleLead } from '../pricing/asian.ts';
import { allVoid, settleTotal, winner } from '../pricing/settle.ts';
import type { Outcomes } from '../pricing/fair-market.ts';
import { methodCodes, roundCodes } from './book.ts';
import type { FightRules } from './rules.ts';
import { type FightState, foughtOf } from './script.ts';

/** How a market is decided at an instant; `fought` are the seconds fought until then, `ended`: no more will be fought. */
export function settleFight(
  rules: FightRules,
  rounds: number,
  family: string,
  line: number | null,
  state: FightState,
  fought: number,
  ended: boolean,
): Outcomes | undefined {
  if (family === 'TR') {
    const seconds = (line ?? 0) * rules.roundSeconds;
    return settleTotal(state.over ? foughtOf(rules, state) : fought, seconds, ended || state.over);
  }
  if (!ended && !state.over) return undefined;
  // Broken off from outside: only the cards say who was ahead.
  const [host, away] = state.cards;
  const lead = state.finish === null ? host - away : state.finish[0] === '1' ? 1 : -1;
  const points = lead > 0 ? '1/PTS' : lead < 0 ? '2/PTS' : 'X';
  switch (family) {
    case '12':
      return settleLead('1', '2', lead);
    case 'MOV':
      if (!state.over) return allVoid(methodCodes(rules));
      return winner(methodCodes(rules), state.finish === null ? points : `${state.finish[0]}/${state.finish[1]}`);
    case 'GD':
      if (!state.over) return allVoid(['yes', 'no']);
      return winner(['yes', 'no'], state.finish === null ? 'yes' : 'no');
    case 'RB':
      if (!state.over) return allVoid(roundCodes(rounds));
      return winner(roundCodes(rounds), state.finish === null ? points : `${state.finish[0]}/R${state.round}`);
    default:
      return undefined;
  }
}
