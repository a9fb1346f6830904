/** Runs what nobody waits for once the page has nothing else to do, after five seconds in any case. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks yet.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
