const interactive = 'a[href], button';

/** Returns what identifies an interactive element on both screens: the key of its price, its name, or its words. */
function identityOf(element: Element): string {
  const price = element.getAttribute('data-price');
  if (price !== null) return `price ${price}`;
  const name = element.getAttribute('data-name');
  if (name !== null) return `name ${name}`;
  const words = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent ?? '';
  return `${element.tagName} ${element.getAttribute('href') ?? ''} ${words.trim()}`;
}

/** Returns the first element with an identity. */
const sameAmong = <Kind extends Element>(elements: Iterable<Kind>, identity: string): Kind | undefined =>
  [...elements].find((element) => identityOf(element) === identity);

const heldBy = ({ dataset }: HTMLElement): string[] => JSON.parse(dataset['taps'] ?? '[]') as string[]; // written below

/**
 * Holds the taps on a served screen, which has no code yet (SPEED-06). A price shows at once that it is chosen, and no
 * longer if it is tapped again. What opens another tab is left to the browser. The taps are kept in the element, because
 * this runs in a script of the page.
 */
export function holdTaps(screen: HTMLElement): void {
  screen.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest(interactive) : null;
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (element.getAttribute('target') === '_blank') return;
    event.preventDefault();
    screen.dataset['taps'] = JSON.stringify([...heldBy(screen), identityOf(element)]);
    if (element.getAttribute('data-state') === 'open') {
      element.setAttribute('aria-pressed', String(element.getAttribute('aria-pressed') !== 'true'));
    }
  });
}

/**
 * Repeats the first taps that the app can take, in their order. Returns true when none is left. A tap waits until the
 * corresponding element is there; the price of one may come a moment after the table.
 */
export function repeatTaps(screen: HTMLElement, root: ParentNode): boolean {
  const held = heldBy(screen);
  while (held.length > 0) {
    const same = sameAmong(root.querySelectorAll<HTMLElement>(interactive), held[0] ?? '');
    if (!same || same.getAttribute('data-state') === 'loading') break;
    held.shift();
    same.click();
  }
  screen.dataset['taps'] = JSON.stringify(held);
  return held.length === 0;
}

/** Sets the text of a field as typing does. React does not notice a value that is set on the element itself. */
function enter(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves what was typed on a served screen to the corresponding fields of the app (SPEED-06). */
export function moveTexts(screen: ParentNode, root: ParentNode): void {
  for (const typed of screen.querySelectorAll<HTMLInputElement>('input')) {
    const field = sameAmong(root.querySelectorAll<HTMLInputElement>('input'), identityOf(typed));
    if (field && typed.value !== typed.defaultValue) enter(field, typed.value);
  }
}

/** Returns what identifies the element with the focus on a served screen. */
export function focusedOn(screen: ParentNode): string | undefined {
  const focused = screen.querySelector(':focus');
  return focused ? identityOf(focused) : undefined;
}

/**
 * Gives the focus to the corresponding element of the app, unless an element there has it. Returns true if one had it. An
 * element that is hidden, because something beside it is loading, cannot take it yet.
 */
export function keepFocus(identity: string, root: ParentNode): boolean {
  if (root.querySelector(':focus')) return true;
  const elements = root.querySelectorAll<HTMLElement>(`${interactive}, input`);
  sameAmong(elements, identity)?.focus({ preventScroll: true });
  return false;
}
