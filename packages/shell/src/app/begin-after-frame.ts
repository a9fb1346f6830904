// Runs at the end of every built page: starts the app once the splash is on screen, so that nothing heavy comes before it.
// The build puts it there as text: see packages/shell/vite/first-paint.ts.
const { documentElement: root, currentScript } = document;
const { entry = '' } = currentScript instanceof HTMLElement ? currentScript.dataset : {};

function begin(): void {
  // A cached page may name files that a newer build has replaced. Then the splash offers to load the page again.
  import(/* @vite-ignore */ entry).catch((error: unknown) => {
    root.dataset['lost'] = '';
    reportError(error);
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
