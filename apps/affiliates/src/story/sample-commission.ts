import { canonical, drawStatement, sumRows, type Plan, type StatementInput } from '@kvota/commission';
import {
  minorToMoney,
  moneyToMinor,
  type agencyCalls,
  type CallAnswer,
  type CommissionLine,
  type CommissionPeriod,
  type CommissionPlan,
  type CommissionRow,
  type StatementCorrection,
  type StatementRow,
} from '@kvota/contracts';
import type { Answers } from '@kvota/shell/story-world';

import { sampleTree } from './sample-tree.ts';

const week = (number: number, from: string, to: string, closed: boolean): CommissionPeriod => ({
  id: `2026-W${number}`,
  cycle: 'week',
  from,
  to,
  closesAt: `${to}T23:00:00.000Z`,
  closed,
});

export const closedPeriod = week(46, '2026-11-09', '2026-11-15', true);

/** A week that is open, closed weeks, and a month. */
export const samplePeriods: readonly CommissionPeriod[] = [
  week(47, '2026-11-16', '2026-11-22', false),
  {
    id: '2026-11',
    cycle: 'month',
    from: '2026-11-01',
    to: '2026-11-30',
    closesAt: '2026-11-30T23:00:00.000Z',
    closed: false,
  },
  closedPeriod,
  week(45, '2026-11-02', '2026-11-08', true),
  week(44, '2026-10-26', '2026-11-01', true),
];
export const closedWeek = '2026-W46';
export const openWeek = '2026-W47';

const noLess = { less: [], leastTurnover: '0' };
/** Lines of several kinds. */
export const sampleLines: CommissionLine[] = [
  {
    id: 'sports',
    base: 'ngr',
    products: ['prematch', 'live', 'mix'],
    cycle: 'week',
    carry: 'carry',
    rate: {
      kind: 'graduated',
      tiers: [
        { from: '0', ppm: 200_000 },
        { from: '10000', ppm: 275_000 },
      ],
    },
    ...noLess,
  },
  {
    id: 'casino',
    base: 'ggr',
    products: ['casino'],
    cycle: 'week',
    carry: 'carry',
    rate: { kind: 'flat', ppm: 150_000 },
    ...noLess,
  },
  { id: 'fee', base: 'head', products: 'all', cycle: 'week', perPlayer: '10.00' },
];

const version = (number: number, validFrom: string, lines: CommissionLine[]): CommissionPlan => ({
  version: number,
  validFrom,
  createdAt: `${validFrom}T09:12:00.000Z`,
  lines,
});
export const samplePlans: readonly CommissionPlan[] = [
  version(2, '2026-10-05', sampleLines),
  version(1, '2026-08-03', sampleLines.slice(1, 2)),
];

const { centar, detelinara, liman, jovana } = sampleTree;
const products = ['prematch', 'live', 'prematch', 'casino'] as const;

/** Movements of a week: tickets and rounds of a few players, one of them a correction. */
export const sampleRows: readonly StatementRow[] = Array.from({ length: 48 }, (_, index) => {
  const stake = BigInt(45_000 + index * 1730);
  const payout = index % 5 === 0 ? stake * 2n + 1975n : index % 3 === 0 ? stake / 2n : 0n;
  return {
    id: String(1000 + index),
    day: `2026-11-${String(9 + (index % 7)).padStart(2, '0')}`,
    at: `2026-11-${String(9 + (index % 7)).padStart(2, '0')}T1${index % 10}:05:00.000Z`,
    userId: jovana.id,
    username: jovana.username,
    product: products[index % products.length] ?? 'prematch',
    selections: index % 4 === 3 ? 0 : 1 + (index % 6),
    stake: minorToMoney(index === 47 ? -stake : stake),
    payout: minorToMoney(index === 47 ? 0n : payout),
    bonusCost: minorToMoney(index % 9 === 0 ? 12_50n : 0n),
  };
});

/** Draws up the statement of a plan over movements. */
export function documentOf(
  rows: readonly StatementRow[],
  plan: Plan = { version: 2, lines: sampleLines },
  more: Partial<StatementInput['figures']> = {},
  corrections?: StatementInput['corrections'],
) {
  const sums = sumRows(rows, 2);
  const figures = {
    products: Object.fromEntries(
      Object.entries(sums).map(([id, { stake, payout, bonusCost }]) => [id, { stake, payout, bonusCost, active: 7 }]),
    ),
    active: 12,
    qualified: {},
    carryIn: { sports: '-1250.40' },
    weekResults: {},
    ...more,
  };
  return drawStatement({
    currency: 'RSD',
    parent: centar.id,
    child: detelinara.id,
    places: 2,
    period: { id: closedWeek, cycle: 'week', from: '2026-11-08T23:00:00Z', to: '2026-11-15T23:00:00Z' },
    plan,
    shares: [{ id: 'tax', products: ['prematch', 'live', 'mix'], of: 'ggr', ppm: 50_000 }],
    figures,
    ...(corrections && { corrections }),
  });
}

export const sampleDocument = documentOf(sampleRows);
const { total } = sampleDocument.result;
const part = '1000.00';
const left = minorToMoney(moneyToMinor(total) - moneyToMinor(part));

const rowOf = (user: typeof detelinara, more: Partial<CommissionRow>): CommissionRow => ({
  userId: user.id,
  username: user.username,
  total,
  paid: part,
  open: left,
  ggr: '14280.55',
  ngr: '13190.05',
  corrections: '0.00',
  carriedOut: '0.00',
  planVersion: 2,
  isEstimate: false,
  ...more,
});
export const sampleRow = rowOf(detelinara, {});

/** A correction of the closed week, which the open one counts. */
export const sampleCorrection: StatementCorrection = {
  id: '018f2a6c-2f5a-7bb8-9d6f-7f1f6a0e2c21',
  periodId: closedWeek,
  countedIn: openWeek,
  amount: '-412.50',
  reason: 'Ticket 4711-2208 was settled with a wrong result',
  by: centar.username,
  at: '2026-11-18T09:20:00.000Z',
};

/** The statement of a week that counts corrections of earlier ones, each way. */
export const correctedDocument = documentOf(sampleRows, undefined, {}, [
  {
    id: 'c1',
    period: '2026-W45',
    amount: '-412.50',
    reason: sampleCorrection.reason,
    by: 'centar',
    at: '2026-11-10T09:20:00.000Z',
  },
  {
    id: 'c2',
    period: '2026-W44',
    amount: '85.00',
    reason: 'Fee of the terminal was taken twice',
    by: 'centar',
    at: '2026-11-12T15:04:00.000Z',
  },
]);

/** The hash of a document, as the platform writes it. */
export async function hashOf(document: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical(document)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const periodOf = (id: string | undefined): CommissionPeriod =>
  samplePeriods.find((period) => period.id === id) ?? samplePeriods[0] ?? week(47, '2026-11-16', '2026-11-22', false);

const money = { currency: 'RSD', currencyId: 941 };
const asOf = '2026-11-21T17:15:00.000Z';

const preview = [3400_00n, 2875_50n, -1200_00n, 5120_25n, 0n, 980_00n, 4410_10n, 2210_00n, -310_05n, 3900_00n].map(
  (child, at) => {
    const above = at === 6 ? child - 450_00n : (child * 13n) / 10n;
    const from = new Date(Date.UTC(2026, 8, 7 + at * 7)).toISOString().slice(0, 10);
    const to = new Date(Date.UTC(2026, 8, 13 + at * 7)).toISOString().slice(0, 10);
    return {
      period: week(37 + at, from, to, true),
      childGets: minorToMoney(child),
      callerGets: minorToMoney(above),
      callerKeeps: minorToMoney(above - child),
    };
  },
);

/** The statement of a period, closed or not, as the platform answers it. */
async function statementOf(period: CommissionPeriod): Promise<CallAnswer<(typeof agencyCalls)['agencyStatement']>> {
  const { closed } = period;
  return {
    period,
    ...money,
    asOf,
    parent: centar.username,
    child: detelinara.username,
    row: closed ? sampleRow : rowOf(detelinara, { paid: '0.00', open: '0.00', isEstimate: true }),
    document: { ...sampleDocument },
    hash: closed ? await hashOf(sampleDocument) : null,
    drawnAt: closed ? '2026-11-15T23:00:09.000Z' : null,
    credit: { opening: '12400.00', down: '25000.00', up: '8000.00', other: '-9400.00', closing: '20000.00' },
    debt: { opening: '5000.00', lent: '15000.00', repaid: '8000.00', closing: '12000.00' },
    payments: closed
      ? [{ transactionId: '018f2a6c-2f5a-7bb8-9d6f-7f1f6a0e2c11', at: '2026-11-17T10:24:00.000Z', amount: part }]
      : [],
    corrections: [],
    mayPay: closed,
    mayCorrect: closed,
  };
}

/** Answers the calls for commission: a closed week that is paid in part, an open one, a plan of several lines. */
export const commissionAnswers: Answers = {
  agencyPeriods: [...samplePeriods],
  agencyCommission: ({ query }) => {
    const period = periodOf(query['periodId']);
    const isEstimate = !period.closed;
    const due = isEstimate ? { paid: '0.00', open: '0.00', isEstimate } : {};
    const rows = [
      rowOf(detelinara, due),
      rowOf(liman, {
        ...due,
        total: '0.00',
        paid: '0.00',
        open: '0.00',
        ggr: '-7649.50',
        ngr: '-7960.51',
        carriedOut: '-7960.51',
        planVersion: 1,
      }),
    ];
    return {
      period,
      ...money,
      asOf,
      own: rowOf(centar, { ...due, total: '6120.00', paid: '0.00', open: isEstimate ? '0.00' : '6120.00' }),
      rows,
      owed: total,
      keeps: minorToMoney(612_000n - moneyToMinor(total)),
    };
  },
  agencyStatement: ({ query }) => statementOf(periodOf(query['periodId'])),
  agencyStatementRows: ({ query }) => {
    const begin = query['after'] === undefined ? 0 : sampleRows.findIndex(({ id }) => id === query['after']) + 1;
    const rows = sampleRows.slice(begin, begin + 20);
    return { rows, next: begin + 20 < sampleRows.length ? (rows.at(-1)?.id ?? null) : null };
  },
  agencyPay: {
    ErrorText: 'ok',
    paid: total,
    open: '0.00',
    ownCredit: '110640.00',
    transactionId: '018f2a6c-2f5a-7bb8-9d6f-7f1f6a0e2c12',
    serverTime: '2026-11-21T17:31:00.000Z',
  },
  agencyCorrection: ({ body }) => ({
    ErrorText: 'ok',
    correction: { ...sampleCorrection, amount: body.amount, reason: body.reason },
  }),
  agencyPlan: ({ query }) => ({
    userId: query['userId'] ?? '',
    username: query['userId'] === centar.id ? centar.username : detelinara.username,
    mayChange: query['userId'] !== centar.id,
    versions: [...samplePlans],
    giver: version(4, '2026-06-01', [
      {
        id: 'all',
        base: 'ngr',
        products: ['prematch', 'live', 'mix'],
        cycle: 'week',
        carry: 'carry',
        rate: { kind: 'flat', ppm: 300_000 },
        ...noLess,
      },
      {
        id: 'casino',
        base: 'ggr',
        products: ['casino'],
        cycle: 'week',
        carry: 'carry',
        rate: { kind: 'flat', ppm: 200_000 },
        ...noLess,
      },
    ]),
    nextFrom: '2026-11-23',
  }),
  agencyPlanPreview: { ...money, periods: preview, asOf },
  agencySavePlan: ({ body }) => ({
    ErrorText: 'ok',
    plan: version(body.version + 1, '2026-11-23', body.lines),
  }),
};

/** Answers with a closed statement that differs in some parts, and with further answers. */
export const statementWith = (
  more: Partial<Awaited<ReturnType<typeof statementOf>>>,
  answers: Answers = {},
): Answers => ({
  agencyStatement: async () => ({ ...(await statementOf(closedPeriod)), ...more }),
  ...answers,
});
