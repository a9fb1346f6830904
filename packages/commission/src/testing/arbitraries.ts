import fc from 'fast-check';

import type {
  CommissionInput,
  Correction,
  NgrShare,
  Plan,
  PlanLine,
  ProductFigures,
  Products,
  Rate,
} from '../index.ts';

const names = ['prematch', 'live', 'casino'];

/** Writes minor units as decimal text, without the code of the package. */
export function moneyText(minor: bigint, places: number): string {
  const digits = `${minor < 0n ? -minor : minor}`.padStart(places + 1, '0');
  const point = digits.length - places;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`;
}

const money = (places: number, min = -2_000_000n, max = 2_000_000n): fc.Arbitrary<string> =>
  fc.bigInt({ min, max }).map((minor) => moneyText(minor, places));

const ppm = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(0, 333_333, 500_000, 1_000_000));
const products: fc.Arbitrary<Products> = fc.oneof(fc.constant('all' as const), fc.subarray(names, { minLength: 1 }));

/** Rates by amount, with tiers close enough to the figures that bases lie on both sides of them. */
export const amountRate: fc.Arbitrary<Exclude<Rate, { kind: 'selections' }>> = fc.oneof(
  ppm.map((rate) => ({ kind: 'flat' as const, ppm: rate })),
  fc.record({
    kind: fc.constantFrom('slab' as const, 'graduated' as const),
    tiers: fc.uniqueArray(fc.integer({ min: 1, max: 15_000 }), { maxLength: 4 }).chain((starts) => {
      const froms = [0, ...starts.toSorted((a, b) => a - b)];
      return fc.tuple(...froms.map((from) => ppm.map((rate) => ({ from: `${from}`, ppm: rate }))));
    }),
  }),
);

const selectionRate: fc.Arbitrary<Rate> = fc
  .uniqueArray(fc.integer({ min: 2, max: 30 }), { maxLength: 3 })
  .chain((starts) =>
    fc.tuple(...[1, ...starts.toSorted((a, b) => a - b)].map((from) => ppm.map((rate) => ({ from, ppm: rate })))),
  )
  .map((tiers) => ({ kind: 'selections' as const, tiers }));

const shareLine = (id: string): fc.Arbitrary<PlanLine> =>
  fc
    .record({
      id: fc.constant(id),
      products,
      cycle: fc.constantFrom('week' as const, 'month' as const),
      base: fc.constantFrom('turnover' as const, 'ggr' as const, 'ngr' as const),
      rate: fc.oneof({ weight: 4, arbitrary: amountRate }, { weight: 1, arbitrary: selectionRate }),
      carry: fc.constantFrom('none' as const, 'carry' as const, 'split' as const),
      less: fc.constant([]),
      leastTurnover: fc.oneof({ weight: 3, arbitrary: fc.constant('0') }, fc.nat(9_000).map(String)),
    })
    .map((line) =>
      line.rate.kind === 'selections'
        ? { ...line, base: 'turnover' as const, carry: line.carry === 'carry' ? ('none' as const) : line.carry }
        : line,
    );

const countLine = (id: string, places: number): fc.Arbitrary<PlanLine> =>
  fc
    .record({
      id: fc.constant(id),
      products: fc.constantFrom<Products>('all', ['casino']),
      cycle: fc.constantFrom('week' as const, 'month' as const),
      base: fc.constantFrom('cpa' as const, 'head' as const),
      perPlayer: money(places, 0n, 10_000n),
    })
    .map((line) => {
      const { base, ...rest } = line;
      if (base === 'head') return { ...rest, base };
      return { ...rest, base, products: 'all' as const, terms: { deposits: '10', turnover: '20', days: 30 } };
    });

/** A plan whose lines deduct only lines that precede them here; then the lines are shuffled. */
const planOf = (places: number): fc.Arbitrary<Plan> =>
  fc
    .integer({ min: 0, max: 5 })
    .chain((count) =>
      fc.tuple(
        fc.tuple(
          ...Array.from({ length: count }, (_, at) =>
            fc.tuple(
              fc.oneof(
                { weight: 4, arbitrary: shareLine(`l${at}`) },
                { weight: 1, arbitrary: countLine(`l${at}`, places) },
              ),
              fc.subarray(Array.from({ length: at }, (_, before) => before)),
            ),
          ),
        ),
        fc.shuffledSubarray(
          Array.from({ length: count }, (_, at) => at),
          { minLength: count },
        ),
      ),
    )
    .map(([drawn, order]) => {
      const lines = drawn.map(([line]) => line);
      const linked = drawn.map(([line, before]): PlanLine => {
        if (!('less' in line)) return line;
        const fitting = before
          .flatMap((at) => lines[at] ?? [])
          .filter(({ cycle }) => line.cycle === 'month' || cycle === 'week');
        return { ...line, less: fitting.map(({ id }) => id) };
      });
      return { version: 1, lines: order.flatMap((at) => linked[at] ?? []) };
    });

const productFigures = (places: number): fc.Arbitrary<ProductFigures> =>
  fc
    .record({
      stakes: fc.dictionary(
        fc.integer({ min: 1, max: 30 }).map(String),
        fc.bigInt({ min: -100_000n, max: 2_000_000n }),
        { maxKeys: 4 },
      ),
      payout: money(places, -100_000n, 4_000_000n),
      bonusCost: money(places, -1_000n, 50_000n),
      active: fc.nat(50),
    })
    .map(({ stakes, payout, bonusCost, active }) => ({
      stake: moneyText(
        Object.values(stakes).reduce((total, each) => total + each, 0n),
        places,
      ),
      payout,
      bonusCost,
      active,
      selections: Object.fromEntries(Object.entries(stakes).map(([count, stake]) => [count, moneyText(stake, places)])),
    }));

const share: fc.Arbitrary<Omit<NgrShare, 'id'>> = fc.record({
  products,
  of: fc.constantFrom('turnover' as const, 'ggr' as const),
  ppm: fc.integer({ min: 0, max: 300_000 }),
});

const correctionsOf = (places: number): fc.Arbitrary<readonly Correction[]> =>
  fc
    .array(
      fc.record({
        period: fc.constantFrom('p0', '2026-W47'),
        amount: money(places, -5_000_000n, 5_000_000n).filter((amount) => /[1-9]/.test(amount)),
        reason: fc.constantFrom('Stake counted twice', 'Погрешан исход', '=1+1'),
        by: fc.constantFrom('master', 'u.7'),
        at: fc.constantFrom('2026-11-24T09:00:00Z', '2026-11-24T09:00:00.125Z'),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.map((each, at) => ({ id: `c${at}`, ...each })));

/** Any input that the rules allow, with corrections, carries and results of weeks. */
export const anyInput: fc.Arbitrary<CommissionInput> = fc
  .tuple(fc.constantFrom(0, 2, 3), fc.constantFrom('week' as const, 'month' as const))
  .chain(([places, cycle]) =>
    fc.tuple(fc.constant(places), fc.constant(cycle), planOf(places)).chain(([, , plan]) => {
      const lines = plan.lines.filter((line) => line.cycle === cycle);
      const weekly = new Set(plan.lines.filter((line) => line.cycle === 'week').map(({ id }) => id));
      const deducted = new Set(lines.flatMap((line) => ('less' in line && cycle === 'month' ? line.less : [])));
      const recordOf = <T>(ids: readonly string[], value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
        fc.record(Object.fromEntries(ids.map((id) => [id, value])));
      return fc.record(
        {
          places: fc.constant(places),
          period: fc.constant({ id: 'p1', cycle, from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' }),
          plan: fc.constant(plan),
          shares: fc.array(share, { maxLength: 3 }).map((all) => all.map((each, at) => ({ id: `s${at}`, ...each }))),
          figures: fc.record({
            products: fc.dictionary(fc.constantFrom(...names), productFigures(places)),
            active: fc.nat(100),
            qualified: recordOf(
              lines.filter(({ base }) => base === 'cpa').map(({ id }) => id),
              fc.nat(20),
            ),
            carryIn: recordOf(
              lines.filter((line) => 'carry' in line && line.carry === 'carry').map(({ id }) => id),
              // Carried bases of NGR have six more decimals.
              money(places + 6, -2_000_000_000_000n, 0n),
            ),
            weekResults: recordOf(
              [...deducted].filter((id) => weekly.has(id)),
              money(places + 12, -1_000_000_000_000_000_000n, 1_000_000_000_000_000_000n),
            ),
          }),
          corrections: correctionsOf(places),
        },
        { requiredKeys: ['places', 'period', 'plan', 'shares', 'figures'] },
      );
    }),
  );
