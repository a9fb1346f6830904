import { minorToMoney, type AgencyFigures } from '@kvota/contracts';
import type { Answers } from '@kvota/shell/story-world';

import { noAlerts } from './no-alerts.ts';
import { sampleTree } from './sample-tree.ts';

/** Figures from a stake and a payout, in hundredths. */
export function figuresOf(stake: bigint, payout: bigint, tickets = 12, players = 4): AgencyFigures {
  const ggr = stake - payout;
  const bonusCost = stake / 50n;
  const hundredths = stake === 0n ? null : (ggr * 10_000n) / stake;
  const percent = hundredths === null ? null : minorToMoney(hundredths);
  return {
    tickets,
    stake: minorToMoney(stake),
    payout: minorToMoney(payout),
    ggr: minorToMoney(ggr),
    margin: percent,
    bonusCost: minorToMoney(bonusCost),
    ngr: minorToMoney(ggr - bonusCost),
    in: minorToMoney(stake * 2n),
    out: minorToMoney(payout / 2n),
    players,
  };
}

const days = { from: '2026-11-16', to: '2026-11-21', zone: 'Europe/Belgrade' };
const answered = { days, currency: 'RSD', currencyId: 941, asOf: '2026-11-21T20:15:00.000Z' };
const series = [820_000n, 1_240_000n, 310_000n, 2_400_050n, 0n, 1_905_000n].map((stake, at) => ({
  id: `2026-11-${16 + at}`,
  figures: figuresOf(stake, at === 3 ? 3_100_000n : (stake * 4n) / 5n, at * 7, at + 1),
}));
const total = figuresOf(6_675_050n, 6_520_000n, 105, 21);
const { detelinara, liman } = sampleTree;

const rowsBy = {
  child: [
    {
      id: detelinara.id,
      name: detelinara.username,
      kind: detelinara.kind,
      figures: figuresOf(4_120_000n, 3_300_000n, 61, 12),
    },
    { id: liman.id, name: liman.username, kind: liman.kind, figures: figuresOf(1_555_050n, 2_320_000n, 30, 6) },
    { id: 'own', name: null, figures: figuresOf(1_000_000n, 900_000n, 14, 3) },
  ],
  player: [],
  day: series.map((row) => ({ ...row, name: null })),
  product: [
    { id: 'prematch', name: null, figures: figuresOf(3_000_000n, 2_700_000n) },
    { id: 'live', name: null, figures: figuresOf(2_675_050n, 2_920_000n) },
    { id: 'casino', name: null, figures: figuresOf(1_000_000n, 900_000n) },
  ],
  sport: [
    { id: 'F', name: null, figures: figuresOf(4_000_000n, 3_900_000n) },
    { id: 'B', name: null, figures: figuresOf(1_675_050n, 1_720_000n) },
    { id: 'mix', name: null, figures: figuresOf(1_000_000n, 900_000n) },
  ],
} as const;

/** The office after a week that ended well. */
export const sampleOffice = {
  ...answered,
  now: total,
  before: figuresOf(5_900_000n, 5_100_000n, 98, 19),
  openTickets: 34,
  openStake: '128400.00',
  series,
  lowFloats: [],
};

/** Answers the calls for figures: a week that ended well, with one bad day. */
export const figureAnswers: Answers = {
  agencyOffice: sampleOffice,
  agencyAlerts: noAlerts,
  agencyCalculation: ({ query }) => {
    const by = Object.keys(rowsBy).find((known) => known === query['by']) ?? 'child';
    const rows = [...rowsBy[by as keyof typeof rowsBy]]; // a key of the table itself
    return { ...answered, rows, totalPages: rows.length === 0 ? 0 : 1, rowCount: rows.length, totals: total };
  },
  agencyUserStats: ({ query }) => ({
    ...answered,
    ...total,
    payin: total.stake,
    series: query['by'] === 'day' ? series : [...(query['by'] === 'sport' ? rowsBy.sport : rowsBy.product)],
  }),
};
