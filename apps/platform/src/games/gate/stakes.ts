import { moneyToMinor } from '@kvota/contracts';

/** Stakes in minor units, by currency. */
export type StakeGrid = Readonly<Record<string, readonly bigint[]>>;

/** The grids of a first start. An operator replaces them by the setting `gameStakes`. */
export const defaultStakes: StakeGrid = {
  RSD: [1000n, 2000n, 3000n, 5000n, 6000n, 10_000n, 15_000n, 20_000n, 30_000n, 50_000n, 100_000n, 200_000n, 500_000n],
  BAM: [20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n],
  EUR: [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n],
};

/** The highest number of stakes in a grid. */
const longestGrid = 30;

/** Reads the setting `gameStakes`: lists of money by currency. Currencies that cannot be read keep their default. */
export function readStakes(value: unknown): StakeGrid {
  if (typeof value !== 'object' || value === null) return defaultStakes;
  const read = Object.entries(value).flatMap(([currency, list]) => {
    const stakes = stakesOf(list);
    return stakes === undefined ? [] : [[currency, stakes] as const];
  });
  return { ...defaultStakes, ...Object.fromEntries(read) };
}

function stakesOf(list: unknown): readonly bigint[] | undefined {
  if (!Array.isArray(list) || list.length === 0 || list.length > longestGrid) return undefined;
  try {
    const stakes = list.map((text) => moneyToMinor(String(text)));
    const ascending = stakes.every((stake, at) => stake > (stakes[at - 1] ?? 0n));
    return ascending ? stakes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the stakes that may be placed in a game, ascending and up to the highest. They are
 * multiples of the game's unit, so that no payout has to be rounded. Empty if the game cannot be played in this currency.
 */
export function stakesFor(
  grid: StakeGrid,
  {
    currency,
    unit,
    highest,
  }: { readonly currency: string; readonly unit: number; readonly highest?: bigint | undefined },
): readonly bigint[] {
  return (grid[currency] ?? []).filter(
    (stake) => stake % BigInt(unit) === 0n && (highest === undefined || stake <= highest),
  );
}
