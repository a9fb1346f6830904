// Dropped frames and long tasks, as the page itself observes them.
import type { Page } from 'playwright';

export interface Smoothness {
  /** Share of the frames. */
  readonly dropped: number;
  readonly longTasks: number;
}

/** Observes the page for so many seconds. Observing requests every frame, so the cost is measured at another time. */
export function smoothnessOf(page: Page, seconds: number): Promise<Smoothness> {
  return page.evaluate(
    (milliseconds) =>
      new Promise<{ dropped: number; longTasks: number }>((done) => {
        let longTasks = 0;
        const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
        observer.observe({ type: 'longtask' });
        const frames: number[] = [];
        const frame = (now: number): void => {
          frames.push(now);
          if (now - (frames[0] ?? now) < milliseconds) {
            requestAnimationFrame(frame);
            return;
          }
          observer.disconnect();
          const gaps = frames.slice(1).map((at, place) => at - (frames[place] ?? at));
          const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 16.7;
          const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / usual) - 1), 0);
          done({ dropped: lost / Math.max(1, gaps.length + lost), longTasks });
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
}
