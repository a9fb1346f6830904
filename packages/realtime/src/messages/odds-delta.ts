/** The highest odds in thousandths: six digits before the point, three after it. */
const highestOdds = 999_999_999;

/** Returns true if a list is an odds delta: a sequence number, then pairs of index and thousandths (OP-56). */
export function isOddsDelta(list: readonly unknown[]): list is readonly number[] {
  if (list.length % 2 === 0) return false;
  for (const value of list) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return false;
  }
  for (let at = 2; at < list.length; at += 2) {
    if (Number(list[at]) > highestOdds) return false;
  }
  return Number.isSafeInteger(list[0]);
}
