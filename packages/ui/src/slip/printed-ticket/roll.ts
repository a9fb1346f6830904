/** The width of the roll that a ticket is printed on (CONST-15). */
export const rollWidth = '58mm';

/** The margin that the head of such a printer does not reach at either side. */
export const rollMargin = '5mm';

const pixelsPerMillimetre = 96 / 25.4;

/**
 * Returns the page rule for a ticket of this height in pixels. The height is measured, because `58mm auto` is not a
 * valid page size: a browser ignores it and prints on office paper.
 */
export function rollPage(height: number): string {
  const millimetres = Math.ceil(height / pixelsPerMillimetre) + 1;
  return `@page { size: ${rollWidth} ${millimetres}mm; margin: 0; }`;
}

/** Rules for the printed page, whatever styles the screen has: no background, no second page. */
export const rollStyle =
  'html, body { min-height: 0 !important; margin: 0 !important; padding: 0 !important; background: none !important; }';
