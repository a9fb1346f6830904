import type { UiLabels } from '../../text/labels/Labels.tsx';

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
  writeText(price, text);
  const button = price.parentElement;
  if (!button || (state === 'open' && button.getAttribute('data-state') === 'open')) return;
  button.setAttribute('data-state', state);
  markStopped(button);
  const words = price.nextElementSibling;
  if (words) words.textContent = state === 'open' ? '' : ` ${labels[state]}`;
}

/** Keeps the node: a new one would have its style worked out with every change. */
function writeText(element: HTMLElement, text: string): void {
  const node = element.firstChild;
  if (node?.nodeType !== Node.TEXT_NODE) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/** What cannot be bet says so; what is picked can always be put back. */
export function markStopped(button: HTMLElement): void {
  const stopped = button.getAttribute('data-state') !== 'open' && button.getAttribute('aria-pressed') !== 'true';
  if (stopped) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
