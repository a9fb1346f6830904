import { grains } from '../amount/amount.ts';
import type { CommissionInput, ProductFigures } from '../figures/figures.ts';
import type { Products } from '../plan/plan.ts';

/** True if a line or a share for `products` includes this one. */
export const includes = (products: Products, product: string): boolean =>
  products === 'all' || products.includes(product);

/** Returns the figures of the products that both include, or of those of `products` alone. */
function figuresOf({ figures }: CommissionInput, products: Products, within: Products = 'all'): ProductFigures[] {
  return Object.entries(figures.products)
    .filter(([product]) => includes(products, product) && includes(within, product))
    .map(([, each]) => each);
}

/** Returns the sum of an amount over products, in grains. */
export const sumOf = (
  input: CommissionInput,
  field: 'stake' | 'payout' | 'bonusCost',
  products: Products,
  within?: Products,
): bigint => figuresOf(input, products, within).reduce((sum, each) => sum + grains(each[field], input.places), 0n);

/** Returns the stakes by number of selections, fewest first. */
export function stakesBySelections(input: CommissionInput, products: Products): [number, bigint][] {
  const sums = new Map<number, bigint>();
  for (const { selections } of figuresOf(input, products)) {
    for (const [count, stake] of Object.entries(selections ?? {})) {
      sums.set(Number(count), (sums.get(Number(count)) ?? 0n) + grains(stake, input.places));
    }
  }
  return [...sums].toSorted(([a], [b]) => a - b);
}
