/**
 * Returns a function that runs at most once in so many milliseconds. A tab that is shown again becomes visible and gets
 * the focus within a few milliseconds: both ask for one check (NET-06).
 */
export function atMostOnceIn(milliseconds: number, now: () => number, run: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at - last < milliseconds) return;
    last = at;
    run();
  };
}
