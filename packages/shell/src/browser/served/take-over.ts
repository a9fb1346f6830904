import { repeatTaps } from './taps.ts';
import { servedId } from './served-screen.ts';

/** Milliseconds between two looks at the app, and after which it is shown as it is. */
const interval = 50;
const longest = 10_000;

export interface TakeOverDeps {
  readonly page: Pick<Document, 'getElementById'>;
  /** The element that the app renders into. */
  readonly root: HTMLElement;
  /** True if the app shows what the served screen shows. */
  readonly isReady: () => boolean;
  readonly every: (run: () => void, ms: number) => () => void;
  readonly now: () => number;
}

/** A price whose value is known. */
const price = '[data-price]:not([data-state="loading"])';

/** True if the app has the prices that a served screen shows. True if there is no such screen, or if it has none. */
export function hasPrices(page: Pick<Document, 'getElementById'>, root: ParentNode): boolean {
  return !page.getElementById(servedId)?.querySelector(price) || root.querySelector(price) !== null;
}

/** Removes the served screen as soon as the app below it has its content (SPEED-05), and repeats what was tapped on it. */
export function takeOverServed({ page, root, isReady, every, now }: TakeOverDeps): void {
  const screen = page.getElementById(servedId);
  if (!screen) return;
  const began = now();
  const stop = every(() => {
    const late = now() - began >= longest;
    if (!late && screen.isConnected && !isReady()) return;
    screen.remove();
    if (repeatTaps(screen, root) || late) stop();
  }, interval);
}
