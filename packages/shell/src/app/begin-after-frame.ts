// Stands at the end of every built page: begins the app once the splash is on screen, so that nothing heavy comes before it.
// The build puts it there as text: see tooling/vite/src/first-paint.ts.
const { documentElement: root, currentScript } = document;
const { entry = '' } = currentScript instanceof HTMLElement ? currentScript.dataset : {};

function begin(): void {
  // A page that came from a cache may name files that a newer build has replaced: it says so, and offers to load anew.
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
// A tab that is not drawn has no frames.
setTimeout(once, 500);
