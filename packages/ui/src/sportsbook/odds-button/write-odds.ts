import type { UiLabels } from '../../text/labels/Labels.tsx';

export type OddsState = 'open' | 'suspended' | 'unavailable' | 'loading';

/**
 * Writes a price without React: its text, its state, and the label of that state.
 * `price` is the element that `priceRef` of an `OddsButton` received. If a cell changes ten times a second, this
 * costs one text write and keeps the accessible name up to date.
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

/** Keeps the text node, because a new one would be styled again with every change. */
function writeText(element: HTMLElement, text: string): void {
  const node = element.firstChild;
  if (node?.nodeType !== Node.TEXT_NODE) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/** A price that cannot be picked is marked so; a picked one can always be removed. */
export function markStopped(button: HTMLElement): void {
  const stopped = button.getAttribute('data-state') !== 'open' && button.getAttribute('aria-pressed') !== 'true';
  if (stopped) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
