/** Runs a function when the page is idle, after five seconds at the latest. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks yet.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
