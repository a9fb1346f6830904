import type { SettlementType } from '../../database/schema/index.ts';

/** A movement of money between a provider and the operator. `key` names it in the books and in the files of the provider. */
export interface Movement {
  readonly key: string;
  readonly type: SettlementType;
  readonly providerId: string;
  /** In minor units. */
  readonly amount: bigint;
  readonly currency: string;
}

/** A movement in the books. */
export interface BookedMovement extends Movement {
  readonly paymentId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True if the provider has not confirmed it, so that it may be missing there. */
  readonly isOpen: boolean;
}

/** A movement in a file of the provider. */
export interface SettledMovement extends Movement {
  /** Our payment that the provider names. */
  readonly reference: string;
}

/** A difference between the books (`here`) and the files (`there`). `n` counts the differences of one key. */
export type Difference = { readonly key: string; readonly n: number } & (
  | { readonly kind: 'missingHere'; readonly here: undefined; readonly there: SettledMovement }
  | { readonly kind: 'missingThere'; readonly here: BookedMovement; readonly there: undefined }
  | { readonly kind: 'amountDiffers'; readonly here: BookedMovement; readonly there: SettledMovement }
);

/**
 * Compares movements by their keys. Each one of the books belongs to one of the files at most. Movements that were booked at
 * `until` or later may be missing in the files.
 */
export function differencesOf(
  here: readonly BookedMovement[],
  there: readonly SettledMovement[],
  { until }: { readonly until: number },
): Difference[] {
  const [booked, settled] = [Map.groupBy(here, keyOf), Map.groupBy(there, keyOf)];
  const keys = [...new Set([...booked.keys(), ...settled.keys()])].toSorted((a, b) => (a < b ? -1 : 1));
  return keys.flatMap((key) => {
    const [own, other] = [booked.get(key) ?? [], settled.get(key) ?? []];
    const found = ofOneKey(own.toSorted(byAmount), other.toSorted(byAmount), until);
    return found.map((difference, n) => ({ ...difference, key, n }));
  });
}

const keyOf = ({ key }: Movement): string => key;
const byAmount = (a: Movement, b: Movement): number => (a.amount === b.amount ? 0 : a.amount < b.amount ? -1 : 1);
const isSame = (a: Movement, b: Movement): boolean => a.amount === b.amount && a.currency === b.currency;

type OfKey =
  | Omit<Extract<Difference, { kind: 'missingHere' }>, 'key' | 'n'>
  | Omit<Extract<Difference, { kind: 'missingThere' }>, 'key' | 'n'>
  | Omit<Extract<Difference, { kind: 'amountDiffers' }>, 'key' | 'n'>;

function ofOneKey(here: readonly BookedMovement[], there: readonly SettledMovement[], until: number): OfKey[] {
  const booked = [...here];
  const settled = there.filter((line) => {
    const at = booked.findIndex((one) => isSame(one, line));
    if (at >= 0) booked.splice(at, 1);
    return at < 0;
  });
  const both = Math.min(booked.length, settled.length);
  return [
    ...settled.map((line, n): OfKey => {
      const one = booked[n];
      return one === undefined
        ? { kind: 'missingHere', here: undefined, there: line }
        : { kind: 'amountDiffers', here: one, there: line };
    }),
    ...booked
      .slice(both)
      .filter(({ isOpen, at }) => !isOpen && at < until)
      .map((one): OfKey => ({ kind: 'missingThere', here: one, there: undefined })),
  ];
}
