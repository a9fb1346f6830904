import { settleLead } from '../../feed/pricing/asian.ts';
import { bandOf, bandsIn, settleMargin } from '../../feed/pricing/bands.ts';
import { allVoid, settleTotal, sign, winner } from '../../feed/pricing/settle.ts';
import type { Outcomes } from '../../feed/pricing/fair-market.ts';

type Score = readonly [host: number, away: number];

/** A market of a match that an operator ended by a score of their own. */
export interface ScoredMarket {
  readonly sport: string;
  readonly family: string;
  readonly line: string | null;
  /** Goals, points or sets, as the operator gave them. */
  readonly score: Score;
  /** How the market stands by the course of the feed up to the end. */
  readonly byCourse: Outcomes;
  /** Extra time or an overtime had begun: a final score then hides how regular time ended. */
  readonly wasExtended: boolean;
  /** Goals of the first half by that course. */
  readonly firstHalf: Score | undefined;
}

/** Sports whose score is one of sets, frames, legs or maps. */
const inSets: ReadonlySet<string> = new Set(['T', 'VT', 'BT', 'V', 'TT', 'S', 'D', 'E']);
/** Sports whose totals and handicaps stand for regular time, overtime or not. */
const regularTime: ReadonlySet<string> = new Set(['F', 'VF', 'IH']);

const three = ['1', 'X', '2'];
const doubles = ['1X', '12', 'X2'];

/**
 * How a market is decided by a final score that an operator gave. The score overrules the course for every market that
 * it can decide; parts of a match that it says nothing of stand as the course has them.
 */
export function settleByScore(market: ScoredMarket): Outcomes {
  const { sport, family, byCourse, wasExtended } = market;
  // Football and ice hockey are settled on regular time but for the winner, basketball in the three-way market only.
  const regular = family === '1X2' || (regularTime.has(sport) && family !== '12');
  if (wasExtended && regular) return byCourse;
  return (inSets.has(sport) ? bySets(market) : byTotal(market)) ?? byCourse;
}

function bySets({ family, line, score: [host, away], byCourse }: ScoredMarket): Outcomes | undefined {
  const codes = Object.keys(byCourse);
  switch (family) {
    case '12':
      return settleLead('1', '2', host - away);
    case 'TS':
      return settleTotal(host + away, Number(line), true);
    case 'SB':
      // A score in sets that no finished match can have: the players stopped before the end.
      return codes.includes(`${host}:${away}`) ? winner(codes, `${host}:${away}`) : allVoid(codes);
    default:
      return undefined;
  }
}

function byTotal(market: ScoredMarket): Outcomes | undefined {
  const { family, score, byCourse } = market;
  const [host, away] = score;
  const line = Number(market.line ?? 0);
  const lead = host - away;
  const codes = Object.keys(byCourse);
  switch (family) {
    case '12':
    case 'DNB':
      return settleLead('1', '2', lead);
    case '1X2':
      return winner(three, sign(lead));
    case 'DC':
      return Object.fromEntries(doubles.map((code) => [code, code.includes(sign(lead)) ? 'won' : 'lost']));
    case 'AH':
    case 'HC':
      return settleLead('1', '2', lead + line);
    case 'OU':
      return settleTotal(host + away, line, true);
    case 'HOU':
      return settleTotal(host, line, true);
    case 'AOU':
      return settleTotal(away, line, true);
    case 'TB':
      return winner(codes, bandOf(bandsIn(codes), host + away));
    case 'WM':
      return settleMargin(bandsIn(codes), codes.includes('X'), lead);
    case 'GG':
      return winner(['yes', 'no'], host > 0 && away > 0 ? 'yes' : 'no');
    case 'OE':
      return winner(['odd', 'even'], (host + away) % 2 === 1 ? 'odd' : 'even');
    case 'CS':
      return winner(codes, codes.includes(`${host}:${away}`) ? `${host}:${away}` : 'other');
    case 'HTFT': {
      const half = codes.find((code) => byCourse[code] === 'won')?.split('/')[0];
      return half === undefined ? undefined : winner(codes, `${half}/${sign(lead)}`);
    }
    case 'H2_1X2':
    case 'H2_OU':
      return bySecondHalf(market);
    case 'NG':
      return byGoal(market, line);
    default:
      return undefined;
  }
}

/** What the score has beyond the first half; nothing where there was no second half, or where the two do not fit. */
function bySecondHalf({ family, line, score, byCourse, firstHalf }: ScoredMarket): Outcomes | undefined {
  if (!firstHalf || Object.values(byCourse).every((outcome) => outcome === 'void')) return undefined;
  const host = score[0] - firstHalf[0];
  const away = score[1] - firstHalf[1];
  if (host < 0 || away < 0) return undefined;
  return family === 'H2_OU' ? settleTotal(host + away, Number(line), true) : winner(three, sign(host - away));
}

/** Who scored a goal, as far as the score tells: void where goals are known of that nobody saw. */
function byGoal({ score: [host, away], byCourse }: ScoredMarket, goal: number): Outcomes | undefined {
  const codes = ['1', 'none', '2'];
  if (host + away < goal) return winner(codes, 'none');
  if (away === 0) return winner(codes, '1');
  if (host === 0) return winner(codes, '2');
  return byCourse['1'] === 'won' || byCourse['2'] === 'won' ? byCourse : allVoid(codes);
}
