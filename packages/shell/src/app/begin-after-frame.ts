// Runs at the end of every built page: starts the app once the splash is on screen, so that nothing heavy comes before it.
// The build puts it there as text: see packages/shell/vite/first-paint.ts.
const { documentElement: root, currentScript } = document;
const { entry = '' } = currentScript instanceof HTMLElement ? currentScript.dataset : {};

/** Milliseconds between two attempts to reach the site again. */
const pause = 4000;

/**
 * Loads the page again once the network is back, because a browser remembers a script that it could not fetch. If the
 * entry can be fetched at once, something else failed, and the page would load itself for ever.
 */
async function reloadWhenReached(): Promise<void> {
  const fetched = await fetch(entry, { cache: 'no-store', signal: AbortSignal.timeout(pause) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (fetched) location.reload();
  else setTimeout(() => void reloadWhenReached(), pause);
}

function begin(): void {
  // A cached page may name files that a newer build has replaced. Then the splash offers to load the page again.
  import(/* @vite-ignore */ entry).catch(async (error: unknown) => {
    root.dataset['lost'] = '';
    reportError(error);
    addEventListener('online', () => location.reload());
    await fetch(entry, { cache: 'no-store' }).catch(reloadWhenReached);
  });
}

let begun = false;
const once = (): void => {
  if (begun) return;
  begun = true;
  begin();
};
requestAnimationFrame(() => setTimeout(once));
// A hidden tab has no frames.
setTimeout(once, 500);
