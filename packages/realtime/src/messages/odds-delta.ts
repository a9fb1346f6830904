/** The highest odds in thousandths: six digits before the point, three after it. */
const highestOdds = 999_999_999;

/** Returns true if a list is an odds delta: a sequence number, then pairs of index and thousandths (OP-56). */
export function isOddsDelta(list: readonly unknown[]): list is readonly number[] {
  if (list.length % 2 === 0) return false;
  return list.every((value, at) => {
    if (!Number.isInteger(value) || Number(value) < 0) return false;
    if (at === 0) return Number.isSafeInteger(value);
    return at % 2 === 1 || Number(value) <= highestOdds;
  });
}
