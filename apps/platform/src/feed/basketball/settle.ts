import { settleLead } from '../pricing/asian.ts';
import { settleBands, settleMargin } from '../pricing/bands.ts';
import { allVoid, settleTotal, sign, winner } from '../pricing/settle.ts';
import type { Outcomes } from '../pricing/fair-market.ts';
import { type GameLines, marginBands } from './markets.ts';
import { type BasketballState, pointsOf } from './script.ts';

const three = ['1', 'X', '2'];

interface Stretch {
  readonly host: number;
  readonly away: number;
  readonly final: boolean;
  /** It never began, and now it will not. */
  readonly missing: boolean;
}

function stretchOf(state: BasketballState, first: number, last: number, over: boolean): Stretch {
  const [host, away] = pointsOf(state, first - 1, last);
  const passed = state.period > last || (state.period === last && state.clock === 0);
  return { host, away, final: over || passed, missing: over && state.period < first };
}

function settleStretch(kind: string, line: number, { host, away, final, missing }: Stretch): Outcomes | undefined {
  if (kind === '1X2') {
    if (missing) return allVoid(three);
    return final ? winner(three, sign(host - away)) : undefined;
  }
  if (kind !== 'OU') return undefined;
  return missing ? allVoid(['under', 'over']) : settleTotal(host + away, line, final);
}

/** How a basketball market is decided by a state; `over`: the game has ended, by itself or by the operator. */
export function settleBasketball(
  family: string,
  line: number | null,
  state: BasketballState,
  ended: boolean,
  bands: GameLines['bands'],
): Outcomes | undefined {
  const over = ended || state.over;
  const [host, away] = pointsOf(state);
  const number = line ?? 0;
  const [, period, kind] = /^(Q[1-4]|H1)_(.+)$/.exec(family) ?? [];
  if (period === 'H1' && kind !== undefined) return settleStretch(kind, number, stretchOf(state, 1, 2, over));
  if (period !== undefined && kind !== undefined) {
    const quarter = Number(period.slice(1));
    return settleStretch(kind, number, stretchOf(state, quarter, quarter, over));
  }
  switch (family) {
    case '12':
      return over ? settleLead('1', '2', host - away) : undefined;
    case '1X2':
      return settleStretch('1X2', 0, stretchOf(state, 1, 4, over));
    case 'HC':
      return over ? settleLead('1', '2', host - away + number) : undefined;
    case 'OU':
      return settleTotal(host + away, number, over);
    case 'HOU':
      return settleTotal(host, number, over);
    case 'AOU':
      return settleTotal(away, number, over);
    case 'WM':
      return over ? settleMargin(marginBands, false, host - away) : undefined;
    case 'TB':
      return settleBands(bands, host + away, over);
    case 'OE':
      return over ? winner(['odd', 'even'], (host + away) % 2 === 1 ? 'odd' : 'even') : undefined;
    default:
      return undefined;
  }
}
