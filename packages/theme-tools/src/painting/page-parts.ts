/** An element of which custom properties and attributes can be set. */
export type StyledElement = HTMLElement | SVGElement;

/** A part of a page: an element, and everything in it up to the next parts. */
export interface PagePart {
  readonly root: StyledElement;
  /** The parts that begin directly inside this one. */
  readonly inside: readonly PagePart[];
  /** Number of elements that get a new style with this part. */
  readonly size: number;
}

interface Rest {
  readonly size: number;
  readonly inside: readonly PagePart[];
}

/** True for an element that has colours from the page. The theme tools keep theirs, with all that they contain. */
const isPainted = (element: Element): element is StyledElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && !element.hasAttribute('data-theme-tools');

/**
 * Splits a page into parts of at most about `most` elements, so that each can be restyled alone. A part is larger only if
 * an element has more children than that. Each of some elements begins a part. The theme tools belong to no part. The first
 * part has the element itself.
 */
export function splitPage(root: StyledElement, most: number, first: ReadonlySet<Element> = new Set()): PagePart {
  return { root, ...restOf(root, most, first) };
}

/** Splits off what is too large below an element, and returns the rest, which includes the element. */
function restOf(element: Element, most: number, first: ReadonlySet<Element>): Rest {
  const rests: PagePart[] = [];
  const inside: PagePart[] = [];
  let size = 1;
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (!isPainted(child)) continue;
    const rest = child.firstElementChild ? restOf(child, most, first) : { size: 1, inside: [] };
    // The root of a part is still compared when the part around it changes.
    if (first.has(child)) inside.push({ root: child, ...rest });
    else rests.push({ root: child, ...rest });
    size += first.has(child) ? 1 : rest.size;
  }
  if (size <= most) return { size, inside: [...inside, ...rests.flatMap((rest) => rest.inside)] };
  for (const rest of rests.toSorted((one, other) => other.size - one.size)) {
    if (size <= most || rest.size === 1) {
      inside.push(...rest.inside);
      continue;
    }
    inside.push(rest);
    size -= rest.size - 1;
  }
  return { size, inside };
}

/** Returns an element and all inside it that have colours from the page. */
export function paintedElements(root: StyledElement): readonly StyledElement[] {
  return elementsOf({ root, inside: [] });
}

/** Returns the elements of a part, without those of the parts inside it. */
export function elementsOf({ root, inside }: Pick<PagePart, 'root' | 'inside'>): readonly StyledElement[] {
  const others = new Set<Element>(inside.map((part) => part.root));
  const found: StyledElement[] = [];
  const add = (element: StyledElement): void => {
    found.push(element);
    for (let child = element.firstElementChild; child; child = child.nextElementSibling)
      if (isPainted(child) && !others.has(child)) add(child);
  };
  add(root);
  return found;
}
