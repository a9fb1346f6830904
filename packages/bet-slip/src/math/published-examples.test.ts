import { describe, expect, test } from 'vitest';
import { quote } from './quote.ts';
import { settle } from './settle.ts';
import type { LegResult, Ticket } from './types.ts';

/**
 * Figures that bookmakers and comparison sites publish in their explanations of bets. Only the figures are taken from them.
 * Their stakes are per line; here a stake is the total.
 */
interface Example {
  readonly bet: string;
  /** Address and title of the page. */
  readonly source: readonly [string, string];
  readonly odds: readonly string[];
  /** Sizes of the lines. None means one accumulator. */
  readonly sizes: readonly number[];
  readonly stake: string;
  readonly lines: number;
  /** The payout that the page names for each ending of the legs. */
  readonly paid: readonly (readonly [results: readonly LegResult[], payout: string])[];
}

const all = (count: number): LegResult[] => Array.from({ length: count }, () => 'won');
const half = { voidFactor: '0.5' } as const;
const tied = (deadHeat: string): LegResult => ({ outcome: 'won', deadHeat });

const yankee = ['https://www.marathonbet.co.uk/en/help/bet_glossary/yankee/', '9.13. Yankee'] as const;
const multiples = [
  'http://www.safebookmakerssites.com/ARTICLES2/calculateyankeebetwinnings.htm',
  'How to Work Out Your Yankee Bet Winnings',
] as const;
const deadHeat = ['https://betwarrior.zendesk.com/hc/en-gb/articles/360035373311-Dead-Heat', 'Dead Heat'] as const;
const reduction = [
  'https://help.draftkings.com/hc/en-us/articles/4405230597139-What-is-a-dead-heat-reduction-US',
  'What is a dead heat reduction?',
] as const;
const parlay = ['http://info.sbobet.com/printEntry/209', 'Mix parlay'] as const;

const examples: readonly Example[] = [
  {
    bet: 'Trixie',
    source: ['https://www.oddschecker.com/betting-terms/trixie', 'Trixie'],
    odds: ['3', '4', '5'],
    sizes: [2, 3],
    stake: '4',
    lines: 4,
    paid: [[all(3), '107.00']],
  },
  {
    bet: 'Yankee',
    source: yankee,
    odds: ['2.00', '3.50', '4.00', '1.50'],
    sizes: [2, 3, 4],
    stake: '11',
    lines: 11,
    paid: [
      [all(4), '156.75'],
      [['won', 'won', 'won', 'lost'], '57.00'],
    ],
  },
  {
    bet: 'Yankee at a quarter a line',
    source: multiples,
    odds: ['3', '4', '6', '9'],
    sizes: [2, 3, 4],
    stake: '2.75',
    lines: 11,
    paid: [[all(4), '344.25']],
  },
  {
    bet: 'Lucky 15',
    source: multiples,
    odds: ['3', '4', '6', '9'],
    sizes: [1, 2, 3, 4],
    stake: '15',
    lines: 15,
    paid: [[all(4), '1399.00']],
  },
  {
    bet: 'Lucky 15 with a price of a half',
    source: ['https://theanswerbank.co.uk/find/answer/8779941', 'lucky 15 Bet Formula.'],
    odds: ['4', '8', '3.5', '2'],
    sizes: [1, 2, 3, 4],
    stake: '7.50',
    lines: 15,
    paid: [[all(4), '303.25']],
  },
  {
    bet: 'Canadian, or super Yankee',
    source: ['https://www.unibet.co.uk/betting/bet-calculator/canadian/', 'Canadian bet calculator'],
    odds: ['2', '2.5', '2.5', '2', '2'],
    sizes: [2, 3, 4, 5],
    stake: '26',
    lines: 26,
    paid: [
      [all(5), '318.75'],
      [['won', 'lost', 'lost', 'won', 'lost'], '4.00'],
      [['won', 'lost', 'lost', 'lost', 'lost'], '0.00'],
    ],
  },
  {
    bet: 'System 2/3',
    source: ['https://cannonbet.zendesk.com/hc/en-us/articles/4411470532625-System-Bet', 'System Bet'],
    odds: ['1.5', '3', '2.5'],
    sizes: [2],
    stake: '3',
    lines: 3,
    paid: [
      [all(3), '15.75'],
      [['won', 'won', 'lost'], '4.50'],
      [['won', 'lost', 'won'], '3.75'],
      [['lost', 'won', 'won'], '7.50'],
    ],
  },
  {
    bet: 'Dead heat of two and of three',
    source: deadHeat,
    odds: ['6.00'],
    sizes: [],
    stake: '10',
    lines: 1,
    paid: [
      [['won'], '60.00'],
      [[tied('1/2')], '30.00'],
      [[tied('1/3')], '20.00'],
    ],
  },
  {
    bet: 'Dead heat at 10/1',
    source: ['https://support.betfair.com/app/answers/detail/a_id/6779', 'Dead Heat in Horse Racing'],
    odds: ['11'],
    sizes: [],
    stake: '10',
    lines: 1,
    paid: [[[tied('1/2')], '55.00']],
  },
  {
    bet: 'Dead heat of two for one place',
    source: reduction,
    odds: ['2.5'],
    sizes: [],
    stake: '50',
    lines: 1,
    paid: [[[tied('1/2')], '62.50']],
  },
  {
    bet: 'Dead heat of six for three places',
    source: reduction,
    odds: ['3.0'],
    sizes: [],
    stake: '50',
    lines: 1,
    paid: [[[tied('3/6')], '75.00']],
  },
  {
    bet: 'Dead heat of three at +300, stake included',
    source: ['https://get.galaxysports.help/hc/en-us/articles/4410491966225-Dead-Heat-Rules', 'Dead Heat Rules'],
    odds: ['4'],
    sizes: [],
    stake: '100',
    lines: 1,
    paid: [[[tied('1/3')], '133.33']],
  },
  {
    bet: 'Asian handicap: a leg half lost',
    source: parlay,
    odds: ['1.86', '1.96', '1.90'],
    sizes: [],
    stake: '100',
    lines: 1,
    // The page gives the profit: 86.20, and a loss of 52.50.
    paid: [
      [[{ outcome: 'lost', ...half }, 'won', 'won'], '186.20'],
      [[{ outcome: 'lost', ...half }, { outcome: 'lost', ...half }, 'won'], '47.50'],
    ],
  },
  {
    bet: 'Asian handicap: five legs, one half won, one half lost, one void',
    source: [
      'https://en.aaakk.org/sports-betting/asian-handicap-string-off-clearance-calculation-methods.html',
      'Asian Handicap string OFF / clearance calculation method',
    ],
    odds: ['2.015', '1.755', '2.045', '1.895', '1.965'],
    sizes: [],
    stake: '1',
    lines: 1,
    paid: [
      [all(5), '26.93'],
      [['won', 'won', { outcome: 'won', ...half }, 'won', 'won'], '20.05'],
      [[{ outcome: 'lost', ...half }, 'won', 'won', 'won', 'won'], '6.68'],
      [['won', { outcome: 'lost', ...half }, { outcome: 'won', ...half }, 'won', 'void'], '2.91'],
    ],
  },
];

describe('published worked examples', () => {
  test.each(examples)('$bet', ({ odds, sizes, stake, lines, paid }) => {
    const ids = odds.map((_, i) => `e${i}`);
    const ticket: Ticket = {
      selections: ids.map((id, i) => ({ id, odds: odds[i] ?? '' })),
      groups: sizes.length > 0 ? [{ conditions: sizes, selectionIds: ids }] : [],
      stake,
    };
    expect(quote(ticket).combinations).toBe(BigInt(lines));
    for (const [results, payout] of paid) {
      expect(settle(ticket, Object.fromEntries(ids.map((id, i) => [id, results[i]]))).payout).toBe(payout);
    }
  });
});
