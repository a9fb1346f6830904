import { settleLead } from '../pricing/asian.ts';
import { settleBands, settleMargin } from '../pricing/bands.ts';
import { allVoid, settleTotal, sign, winner } from '../pricing/settle.ts';
import type { Outcomes } from '../pricing/fair-market.ts';
import { goalBands, marginBands } from './bands.ts';
import { HIGHEST_SCORE, scoreCodes } from './markets.ts';
import type { FootballState } from './script.ts';

const three = ['1', 'X', '2'];

/**
 * How a football market is decided by a state: regular time counts, extra time and penalties do not. With
 * `over` the match has been ended and every market is decided by the score it has.
 */
export function settleFootball(
  family: string,
  line: number | null,
  state: FootballState,
  over: boolean,
): Outcomes | undefined {
  const { FH, SH } = state.goals;
  const host = FH[0] + SH[0];
  const away = FH[1] + SH[1];
  const half = over || state.done >= 1;
  const full = over || state.done === 2;
  // A second half that never began has no result.
  const noSecond = over && state.done === 0;
  const number = line ?? 0;
  switch (family) {
    case '1X2':
      return full ? winner(three, sign(host - away)) : undefined;
    case 'DC':
      return full ? doubleChance(sign(host - away)) : undefined;
    case 'DNB':
      return full ? settleLead('1', '2', host - away) : undefined;
    case 'AH':
      return full ? settleLead('1', '2', host - away + number) : undefined;
    case 'OU':
      return settleTotal(host + away, number, full);
    case 'HOU':
      return settleTotal(host, number, full);
    case 'AOU':
      return settleTotal(away, number, full);
    case 'GG':
      if (host > 0 && away > 0) return { yes: 'won', no: 'lost' };
      return full ? { yes: 'lost', no: 'won' } : undefined;
    case 'OE':
      return full ? winner(['odd', 'even'], (host + away) % 2 === 1 ? 'odd' : 'even') : undefined;
    case 'NG':
      return nextGoal(state.order, number, full);
    case 'TB':
      return settleBands(goalBands, host + away, full);
    case 'WM':
      return full ? settleMargin(marginBands, true, host - away) : undefined;
    case 'CS':
      return full ? winner(scoreCodes, scoreCode(host, away)) : undefined;
    case 'H1_1X2':
      return half ? winner(three, sign(FH[0] - FH[1])) : undefined;
    case 'H1_OU':
      return settleTotal(FH[0] + FH[1], number, half);
    case 'H2_1X2':
      if (noSecond) return allVoid(three);
      return full ? winner(three, sign(SH[0] - SH[1])) : undefined;
    case 'H2_OU':
      return noSecond ? allVoid(['under', 'over']) : settleTotal(SH[0] + SH[1], number, full);
    case 'HTFT':
      return full ? winner(pairs, `${sign(FH[0] - FH[1])}/${sign(host - away)}`) : undefined;
    default:
      return undefined;
  }
}

const pairs = three.flatMap((half) => three.map((full) => `${half}/${full}`));

function doubleChance(result: '1' | 'X' | '2'): Outcomes {
  return Object.fromEntries(['1X', '12', 'X2'].map((code) => [code, code.includes(result) ? 'won' : 'lost']));
}

function scoreCode(host: number, away: number): string {
  return host > HIGHEST_SCORE || away > HIGHEST_SCORE ? 'other' : `${host}:${away}`;
}

function nextGoal(order: string, number: number, full: boolean): Outcomes | undefined {
  const scorer = order[number - 1];
  if (scorer !== undefined) return winner(['1', 'none', '2'], scorer);
  return full ? winner(['1', 'none', '2'], 'none') : undefined;
}
