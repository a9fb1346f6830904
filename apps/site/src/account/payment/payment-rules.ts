import { moneyToMinor, minorToMoney, type Money, type PaymentMethod, type PaymentState } from '@kvota/contracts';

/** The least and the highest amount. */
export interface PayBounds {
  readonly min: Money;
  readonly max: Money;
}

/** States in which a payment still moves by itself. */
const moving: ReadonlySet<PaymentState> = new Set([
  'created',
  'redirected',
  'processing',
  'unanswered',
  'review',
  'approved',
  'sending',
]);

export const isUnderWay = (state: PaymentState): boolean => moving.has(state);

/** States that a provider or the platform changes within seconds. A review takes a person's time. */
const quick: ReadonlySet<PaymentState> = new Set(['created', 'redirected', 'processing', 'sending', 'approved']);

/**
 * Returns the milliseconds until a payment is asked for again: 2 s at first, up to 10 s, and a minute while a person or a
 * silent bank decides. False when it has ended.
 */
export function askAfter(state: PaymentState | undefined, answers: number): number | false {
  if (state === undefined) return 10_000;
  if (!isUnderWay(state)) return false;
  return quick.has(state) ? Math.min(2000 + 1000 * Math.max(0, answers - 1), 10_000) : 60_000;
}

const isAmount = (text: string): boolean => /^\d{1,15}(\.\d{1,2})?$/.test(text);

/** True if an amount is within its bounds, which are empty if the least is above the highest. */
export function isWithin(amount: Money | null, { min, max }: PayBounds): amount is Money {
  if (amount === null || !isAmount(amount)) return false;
  const minor = moneyToMinor(amount);
  return minor >= moneyToMinor(min) && minor <= moneyToMinor(max);
}

/** Returns the bounds of a withdrawal: those of the method, and not more than what is free. */
export function withdrawalBounds({ min, max }: PayBounds, free: Money): PayBounds {
  return { min, max: moneyToMinor(free) < moneyToMinor(max) ? free : max };
}

/** Whole amounts to pick, 1, 2.5 and 5 times each power of ten, from the least amount on. */
export function quickAmounts(bounds: PayBounds, most = 4): readonly Money[] {
  const amounts: Money[] = [];
  for (let power = 1_00n; power <= moneyToMinor(bounds.max) && amounts.length < most; power *= 10n) {
    for (const minor of [power, (power * 5n) / 2n, power * 5n]) {
      const amount = minorToMoney(minor);
      if (minor % 100n === 0n && isWithin(amount, bounds) && amounts.length < most) amounts.push(amount);
    }
  }
  return amounts;
}

/** Returns the ways to pay of one direction and wallet. */
export function methodsOf(
  methods: readonly PaymentMethod[],
  { direction, currencyId }: Pick<PaymentMethod, 'direction' | 'currencyId'>,
): readonly PaymentMethod[] {
  return methods.filter((method) => method.direction === direction && method.currencyId === currencyId);
}

/** Returns the address of a provider's page if it is one of the web; undefined otherwise. */
export function pageOfProvider(url: string | null | undefined): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
