// The input of a statement, for the examples: 30 % of GGR, with a loss of the week before to make up for.

const share = { id: 'share', products: 'all', cycle: 'week', base: 'ggr', carry: 'carry' };
const plan = {
  version: 1,
  lines: [{ ...share, rate: { kind: 'flat', ppm: 300_000 }, less: [], leastTurnover: '0' }],
};
const figures = {
  products: { casino: { stake: '1000.00', payout: '899.95', bonusCost: '0.00', active: 3 } },
  active: 3,
  qualified: {},
  carryIn: { share: '-20.00' },
  weekResults: {},
};

/** @type {import('@kvota/commission').StatementInput} */
export const input = {
  currency: 'EUR',
  parent: 'master',
  child: 'agent',
  places: 2,
  period: { id: '2026-W48', cycle: 'week', from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' },
  plan,
  shares: [],
  figures,
};
