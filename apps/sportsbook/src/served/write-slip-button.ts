import { combinedOdds } from './slip-figures.ts';

/** The slip's button as it looks with selections. It follows the button. */
const filled = 'template[data-filled]';

/** The content of the buttons without selections. */
const empties = new WeakMap<Element, ChildNode[]>();

/** Makes the slip's button of a served screen show prices that are chosen on it. */
export function writeSlipButton(screen: ParentNode, prices: readonly string[]): void {
  const template = screen.querySelector<HTMLTemplateElement>(filled);
  const button = template?.previousElementSibling;
  if (!template || !button) return;
  const empty = empties.get(button) ?? [...button.childNodes];
  empties.set(button, empty);
  button.replaceChildren(...(prices.length === 0 ? empty : filledWith(template, prices)));
}

function filledWith(template: HTMLTemplateElement, prices: readonly string[]): Iterable<Node> {
  const stub = document.importNode(template.content, true).firstElementChild;
  const [, value, note] = stub?.firstElementChild?.children ?? [];
  const odds = combinedOdds(prices);
  if (value instanceof HTMLElement) {
    value.textContent = odds;
    // The kit has smaller fonts for long odds.
    if (odds.length > 5) value.dataset['length'] = String(odds.length);
  }
  if (note) note.textContent = String(prices.length);
  return stub?.childNodes ?? [];
}
