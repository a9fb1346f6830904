/** Runs a function once, after the next frame is on screen, or after half a second in a tab that is not drawn. */
export function afterPaint(run: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 500);
}
