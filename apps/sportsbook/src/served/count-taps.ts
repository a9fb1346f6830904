// Shows the prices that are tapped on a served screen as the slip will: in the bottom bar, or beside the page (SPEED-06).
// The build puts it into the page, after the script of the shell that holds the taps: see apps/site/vite.config.ts.
import { servedId } from '@kvota/shell/served-screen';

import { hasStoredSelections, slipStorageKey } from '../slip/effects/slip-storage.ts';
import { afterTap, markChosen } from './chosen-prices.ts';
import { writeSlip } from './write-slip.ts';
import { writeSlipButton } from './write-slip-button.ts';

const isFirstSlip = (): boolean => {
  try {
    return !hasStoredSelections(sessionStorage.getItem(slipStorageKey));
  } catch {
    // Without storage there is no slip.
    return true;
  }
};

const screen = document.getElementById(servedId);
// Selections of a stored slip are not on the screen, so that their number and odds are not known yet.
const isFirst = isFirstSlip();
if (screen && !isFirst) screen.querySelector('[data-slip]')?.replaceChildren();

let keys: readonly string[] = [];
screen?.addEventListener('click', (event) => {
  const tapped = event.target instanceof Element ? event.target.closest('[data-price]') : null;
  // The shell has prevented what it holds. A button of the slip has no state.
  const isTap = event.defaultPrevented && (tapped?.getAttribute('data-state') ?? 'open') === 'open';
  if (!tapped || !isTap) return;
  keys = afterTap(keys, tapped.getAttribute('data-price') ?? '');
  const chosen = markChosen(screen, keys);
  if (!isFirst) return;
  writeSlipButton(
    screen,
    chosen.map(({ price }) => price),
  );
  writeSlip(screen, chosen);
});
