import { settleLead } from '../../pricing/asian.ts';
import { settleBands, settleMargin } from '../../pricing/bands.ts';
import { allVoid, settleTotal, sign, winner } from '../../pricing/settle.ts';
import type { Outcomes } from '../../pricing/fair-market.ts';
import { bandsFor } from './book.ts';
import type { Part, PeriodRules } from '../script/rules.ts';
import { leadOf, type PeriodState, pointsOf } from '../script/state.ts';

const three = ['1', 'X', '2'];
const pairs = three.flatMap((half) => three.map((full) => `${half}/${full}`));

interface Stand {
  readonly rules: PeriodRules;
  readonly state: PeriodState;
  /** The match has ended, by itself or by the operator. */
  readonly over: boolean;
  /** Regular time has ended. */
  readonly full: boolean;
}

function isPast({ state, over }: Stand, last: number): boolean {
  return over || state.period > last || (state.period === last && state.stage !== 'play');
}

function settlePart(stand: Stand, { first, last }: Part, kind: string, line: number): Outcomes | undefined {
  const [host, away] = pointsOf(stand.state, first, last);
  // A part that never began has no result.
  const missing = stand.over && stand.state.period < first;
  const final = isPast(stand, last);
  if (kind === 'OU') return missing ? allVoid(['under', 'over']) : settleTotal(host + away, line, final);
  if (missing) return allVoid(three);
  return final ? winner(three, sign(host - away)) : undefined;
}

function doubleChance(result: '1' | 'X' | '2'): Outcomes {
  return Object.fromEntries(['1X', '12', 'X2'].map((code) => [code, code.includes(result) ? 'won' : 'lost']));
}

function settleScore(stand: Stand, family: string, line: number): Outcomes | undefined {
  const { rules, state, over, full } = stand;
  const last = rules.withOvertime ? state.points.length : rules.phases.length;
  const final = rules.withOvertime ? over : full;
  const [host, away] = pointsOf(state, 1, last);
  switch (family) {
    case 'HC':
      return final ? settleLead('1', '2', host - away + line) : undefined;
    case 'OU':
      return settleTotal(host + away, line, final);
    case 'HOU':
      return settleTotal(host, line, final);
    case 'AOU':
      return settleTotal(away, line, final);
    case 'OE':
      return final ? winner(['odd', 'even'], (host + away) % 2 === 1 ? 'odd' : 'even') : undefined;
    case 'TB':
      return settleBands(bandsFor(rules).total, host + away, final);
    case 'WM': {
      const { margin, level } = bandsFor(rules);
      return final ? settleMargin(margin, level, host - away) : undefined;
    }
    case 'GG':
      if (host > 0 && away > 0) return { yes: 'won', no: 'lost' };
      return final ? { yes: 'lost', no: 'won' } : undefined;
    default:
      return undefined;
  }
}

/** How a market is decided by a state; `ended`: no more will be played. */
export function settlePeriods(
  rules: PeriodRules,
  family: string,
  line: number | null,
  state: PeriodState,
  ended: boolean,
): Outcomes | undefined {
  const over = ended || state.stage === 'over';
  const regular = rules.phases.length;
  const full = isPast({ rules, state, over, full: over }, regular);
  const stand: Stand = { rules, state, over, full };
  const [, code, kind] = /^([A-Z]\d)_(.+)$/.exec(family) ?? [];
  const part = rules.parts.find((each) => each.code === code);
  if (part !== undefined && kind !== undefined) return settlePart(stand, part, kind, line ?? 0);
  const [host, away] = pointsOf(state, 1, regular);
  switch (family) {
    case '12':
      return over ? settleLead('1', '2', leadOf(state)) : undefined;
    case '1X2':
      return full ? winner(three, sign(host - away)) : undefined;
    case 'DC':
      return full ? doubleChance(sign(host - away)) : undefined;
    case 'DNB':
      return full ? settleLead('1', '2', host - away) : undefined;
    case 'HTFT': {
      const [h, a] = pointsOf(state, 1, regular / 2);
      return full ? winner(pairs, `${sign(h - a)}/${sign(host - away)}`) : undefined;
    }
    case 'NG': {
      const scorer = state.order.slice(0, host + away)[(line ?? 1) - 1];
      if (scorer !== undefined) return winner(['1', 'none', '2'], scorer);
      return full ? winner(['1', 'none', '2'], 'none') : undefined;
    }
    default:
      return settleScore(stand, family, line ?? 0);
  }
}
