import { combinedOdds } from './combined-odds.ts';

/** The slip's button as it looks with selections. It follows the button. */
const filled = 'template[data-filled]';
const chosen = '[data-price][aria-pressed="true"]';

const eventOf = (cell: Element): string | undefined => cell.getAttribute('data-price')?.split('|')[0];

/** A selection takes the place of another of its event, so that the other prices of the event are no longer chosen. */
export function replaceOthers(screen: ParentNode, tapped: Element | null): void {
  if (tapped?.getAttribute('aria-pressed') !== 'true') return;
  for (const cell of screen.querySelectorAll(chosen)) {
    const isSame = cell.getAttribute('data-price') === tapped.getAttribute('data-price');
    if (!isSame && eventOf(cell) === eventOf(tapped)) cell.setAttribute('aria-pressed', 'false');
  }
}

/** Returns the chosen prices of a served screen, each once, however often the screen shows it. */
function chosenPrices(screen: ParentNode): readonly string[] {
  const prices = new Map<string, string>();
  for (const cell of screen.querySelectorAll(chosen)) {
    prices.set(cell.getAttribute('data-price') ?? '', cell.lastElementChild?.textContent ?? '');
  }
  return [...prices.values()];
}

/** The content of the buttons without selections. */
const empties = new WeakMap<Element, ChildNode[]>();

/** Makes the slip's button of a served screen show the prices that are chosen on it. */
export function writeSlipButton(screen: ParentNode): void {
  const template = screen.querySelector<HTMLTemplateElement>(filled);
  const button = template?.previousElementSibling;
  if (!template || !button) return;
  const empty = empties.get(button) ?? [...button.childNodes];
  empties.set(button, empty);
  const prices = chosenPrices(screen);
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
