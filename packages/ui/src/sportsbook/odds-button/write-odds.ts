import type { UiLabels } from '../../labels/Labels.tsx';

export type OddsState = 'open' | 'suspended' | 'unavailable' | 'loading';

/**
 * Writes into a price without React: its text, its state, and the words for that state.
 *
 * `price` is the element given to `priceRef` of an `OddsButton`. A cell that changes ten times a second costs one write
 * of text this way, and says to assistive technology what it shows.
 */
export function writeOdds(
  price: HTMLElement,
  odds: { readonly text: string; readonly state: OddsState },
  labels: Pick<UiLabels, 'suspended' | 'unavailable' | 'loading'>,
): void {
  const { text, state } = odds;
  if (price.textContent !== text) price.textContent = text;
  const button = price.parentElement;
  if (!button || (state === 'open' && button.dataset['state'] === 'open')) return;
  button.dataset['state'] = state;
  markStopped(button);
  const words = price.nextElementSibling;
  if (words) words.textContent = state === 'open' ? '' : ` ${labels[state]}`;
}

/** What cannot be bet says so; what is picked can always be put back. */
export function markStopped(button: HTMLElement): void {
  const stopped = button.dataset['state'] !== 'open' && button.getAttribute('aria-pressed') !== 'true';
  if (stopped) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
