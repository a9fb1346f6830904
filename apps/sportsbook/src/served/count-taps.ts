// Shows the number and the combined odds of the prices that are tapped on a served screen, as the slip will (SPEED-06).
// The build puts it into the page, after the script of the shell that marks the prices: see apps/site/vite.config.ts.
import { servedId } from '@kvota/shell/served-screen';

import { hasStoredSelections, slipStorageKey } from '../slip/effects/slip-storage.ts';
import { replaceOthers, writeSlipButton } from './write-slip-button.ts';

const isFirstSlip = (): boolean => {
  try {
    return !hasStoredSelections(localStorage.getItem(slipStorageKey));
  } catch {
    // Without storage there is no slip.
    return true;
  }
};

const screen = document.getElementById(servedId);
screen?.addEventListener('click', ({ target }) => {
  replaceOthers(screen, target instanceof Element ? target.closest('[data-price]') : null);
  // Selections of a stored slip are not on the screen, so that their number and odds are not known yet.
  if (isFirstSlip()) writeSlipButton(screen);
});
