import { moneyToMinor } from '@kvota/contracts';

/** The position of the highest chip that an amount in minor units has, for the colour of its stack. */
export function rankOfChip(chips: readonly string[], amount: number): number {
  return Math.max(
    0,
    chips.findLastIndex((chip) => moneyToMinor(chip) <= BigInt(amount)),
  );
}
