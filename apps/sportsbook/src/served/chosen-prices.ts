import { legAttribute, type LegTexts } from '../offer/leg-texts.ts';

const eventOf = (key: string): string => key.slice(0, key.indexOf('|'));

/**
 * Returns the keys of the chosen prices after a tap on one, in the order of the slip. A selection takes the place of another
 * of its event, and a second tap removes it.
 */
export function afterTap(keys: readonly string[], tapped: string): readonly string[] {
  if (keys.includes(tapped)) return keys.filter((key) => key !== tapped);
  const isOther = (key: string): boolean => eventOf(key) === eventOf(tapped);
  return keys.some(isOther) ? keys.map((key) => (isOther(key) ? tapped : key)) : [...keys, tapped];
}

/** A chosen price of a served screen. */
export interface ChosenPrice {
  readonly key: string;
  readonly price: string;
  readonly leg: LegTexts;
}

/** Marks the cells of the chosen prices on a served screen, and returns these prices. A screen may show a price twice. */
export function markChosen(screen: ParentNode, keys: readonly string[]): readonly ChosenPrice[] {
  const chosen = new Map<string, ChosenPrice>();
  for (const cell of screen.querySelectorAll(`[${legAttribute}]`)) {
    const key = cell.getAttribute('data-price') ?? '';
    const isChosen = keys.includes(key);
    cell.setAttribute('aria-pressed', String(isChosen));
    if (!isChosen) continue;
    const leg = JSON.parse(cell.getAttribute(legAttribute) ?? '') as LegTexts; // written by OddsCell
    chosen.set(key, { key, price: cell.lastElementChild?.textContent ?? '', leg });
  }
  return keys.flatMap((key) => chosen.get(key) ?? []);
}
