import type { UiLabels } from '../../text/labels/Labels.tsx';

export type OddsState = 'open' | 'suspended' | 'unavailable' | 'loading';

type StateLabels = Pick<UiLabels, 'suspended' | 'unavailable' | 'loading'>;

/** The labels of buttons whose prices a store writes, because React renders the rest of their names only once. */
const named = new WeakMap<Element, string>();

/**
 * Writes a price without React: its text, its state, and the accessible name of the button.
 * `price` is the element that `priceRef` of an `OddsButton` received. If a cell changes ten times a second, this
 * costs one text and one attribute.
 */
export function writeOdds(
  price: HTMLElement,
  odds: { readonly text: string; readonly state: OddsState },
  labels: StateLabels,
): void {
  const { text, state } = odds;
  writeText(price, text);
  const button = price.parentElement;
  if (!button) return;
  if (state !== 'open' || stateOf(button) !== 'open') {
    button.setAttribute('data-state', state);
    markStopped(button);
  }
  nameButton(button, labels);
}

/** Remembers the label of a button whose price a store writes, and names the button by what it shows. */
export function bindName(button: HTMLElement, label: string, labels: StateLabels): void {
  named.set(button, label);
  nameButton(button, labels);
}

function nameButton(button: HTMLElement, labels: StateLabels): void {
  const label = named.get(button);
  const state = stateOf(button);
  // The price is the last element.
  const words = state === 'open' ? button.lastElementChild?.textContent : labels[state];
  if (label !== undefined) button.setAttribute('aria-label', `${label} ${words}`);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `OddsButton` and `writeOdds` write it
const stateOf = (button: HTMLElement): OddsState => button.getAttribute('data-state') as OddsState;

/** Keeps the text node, because a new one would be styled again with every change. */
function writeText(element: HTMLElement, text: string): void {
  const node = element.firstChild;
  if (node?.nodeType !== Node.TEXT_NODE) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/** A price that cannot be picked is marked so; a picked one can always be removed. */
export function markStopped(button: HTMLElement): void {
  const stopped = stateOf(button) !== 'open' && button.getAttribute('aria-pressed') !== 'true';
  if (stopped) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
