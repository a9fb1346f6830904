import { settleLead } from '../feed/pricing/asian.ts';
import { settleTotal, sign, winner } from '../feed/pricing/settle.ts';
import type { Outcomes } from '../feed/sport.ts';

const three = ['1', 'X', '2'];
const doubles = ['1X', '12', 'X2'];

/**
 * How a market is decided by a final score that an operator gave: goals, points, or sets. Markets on parts of a match
 * are not decided by it: undefined, and the feed's own course up to the end decides them.
 */
export function settleByScore(
  sport: string,
  family: string,
  line: string | null,
  [host, away]: readonly [number, number],
): Outcomes | undefined {
  const number = Number(line ?? 0);
  const lead = host - away;
  if (family === '12') return settleLead('1', '2', lead);
  if (sport === 'T') return family === 'TS' ? settleTotal(host + away, number, true) : undefined;
  switch (family) {
    case '1X2':
      return winner(three, sign(lead));
    case 'DC':
      return Object.fromEntries(doubles.map((code) => [code, code.includes(sign(lead)) ? 'won' : 'lost']));
    case 'DNB':
      return settleLead('1', '2', lead);
    case 'AH':
    case 'HC':
      return settleLead('1', '2', lead + number);
    case 'OU':
      return settleTotal(host + away, number, true);
    case 'HOU':
      return settleTotal(host, number, true);
    case 'AOU':
      return settleTotal(away, number, true);
    case 'GG':
      return winner(['yes', 'no'], host > 0 && away > 0 ? 'yes' : 'no');
    case 'OE':
      return winner(['odd', 'even'], (host + away) % 2 === 1 ? 'odd' : 'even');
    default:
      return undefined;
  }
}
