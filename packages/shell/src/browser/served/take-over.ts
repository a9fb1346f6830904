import { focusedOn, keepFocus, moveTexts, repeatTaps } from './taps.ts';
import { belowAttribute, servedId } from './served-screen.ts';

/** Milliseconds between two looks at the app. */
const interval = 50;
/** Milliseconds for which a complete page of the app may lack the prices of the screen, which may be off sale meanwhile, or a slip that failed to load. */
const mostWithoutPrices = 3000;
/** Milliseconds after which the app is shown as it is, because the odds of the screen are old. */
const longest = 30_000;
/** Looks after which the focus is certain to stay. */
const mostLooks = 10;

export interface TakeOverDeps {
  readonly page: Pick<Document, 'getElementById'>;
  /** The element that the app renders into. */
  readonly root: HTMLElement;
  /** True if the app has the content of a page. */
  readonly hasContent: () => boolean;
  readonly every: (run: () => void, ms: number) => () => void;
  readonly now: () => number;
}

/** A price whose value is known. */
const price = '[data-price]:not([data-state="loading"])';

/** True if the app has the prices that a served screen shows. True if there is no such screen, or if it has none. */
export function hasPrices(page: Pick<Document, 'getElementById'>, root: ParentNode): boolean {
  return !page.getElementById(servedId)?.querySelector(price) || root.querySelector(price) !== null;
}

/** The slip beside the page. */
const slip = '[data-slip]';

/** True if the app has the slip that a served screen shows beside the page. True if there is no such screen, or no slip on it. */
const hasSlip = (screen: ParentNode, root: ParentNode): boolean =>
  screen.querySelector(slip) === null || root.querySelector(slip) !== null;

/** The place of the slip while its code or its services are loading. */
const comingSlip = '[data-coming]';

/** True if the player has scrolled on a served screen, below which the app is rendered for the first time. */
export const isScreenScrolled = (
  page: Pick<Document, 'getElementById'>,
  { scrollY }: Pick<Window, 'scrollY'>,
): boolean => scrollY > 0 && page.getElementById(servedId) !== null;

/** The splash, which is beside the frame, or the place of a part of the frame that is not loaded. */
const unfinished = ':scope > [role="status"], [data-pending]';

/** True if the app shows all parts of its frame that are on a served screen too. */
export const isFrameComplete = (root: ParentNode): boolean => root.querySelector(unfinished) === null;

/** Removes the served screen as soon as the app below it has its content (SPEED-05), and repeats what was tapped on it. */
export function takeOverServed({ page, root, hasContent, every, now }: TakeOverDeps): void {
  const screen = page.getElementById(servedId);
  if (!screen) return;
  const began = now();
  let completeAt: number | undefined;
  let focused: string | undefined;
  let looksWithFocus = 0;
  const stop = every(() => {
    const isComplete = hasContent() && isFrameComplete(root);
    if (isComplete) completeAt ??= now();
    const isSlipComing = !hasSlip(screen, root) && root.querySelector(comingSlip) !== null;
    const isOverdue = now() - (completeAt ?? Infinity) >= mostWithoutPrices && !isSlipComing;
    const late = isOverdue || now() - began >= longest;
    if (!late && screen.isConnected && !(isComplete && hasPrices(page, root) && hasSlip(screen, root))) return;
    if (root.hasAttribute(belowAttribute)) {
      // The app is drawn below the screen first, so that no frame is empty.
      root.removeAttribute(belowAttribute);
      return;
    }
    if (screen.isConnected) {
      moveTexts(screen, root);
      focused = focusedOn(screen);
    }
    // Before the screen goes, or the keyboard of a phone would close.
    if (focused === undefined || keepFocus(focused, root)) looksWithFocus += 1;
    screen.remove();
    const isSettled = focused === undefined || looksWithFocus >= mostLooks;
    if ((repeatTaps(screen, root) && isSettled) || late) stop();
  }, interval);
}
