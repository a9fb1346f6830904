/** Widths of rolls in millimetres. A head prints 48 mm of the narrow one and 72 mm of the wide one. */
export const rolls = [58, 80] as const;
export type Roll = (typeof rolls)[number];

/** The roll of a device without a choice (CONST-15). */
export const usualRoll: Roll = 58;

/** The margin at either side that the head of the printer does not reach, in millimetres. */
const margins: Readonly<Record<Roll, number>> = { 58: 5, 80: 4 };

/** Width and margin of a paper in CSS. */
export const rollWidth = `var(--roll, ${usualRoll}mm)`;
export const rollMargin = `var(--roll-margin, ${margins[usualRoll]}mm)`;

/** Returns the CSS variables of a paper for this roll. */
export function rollVariables(roll: Roll): { readonly '--roll': string; readonly '--roll-margin': string } {
  return { '--roll': `${roll}mm`, '--roll-margin': `${margins[roll]}mm` };
}

export function isRoll(width: number): width is Roll {
  return rolls.some((roll) => roll === width);
}

const pixelsPerMillimetre = 96 / 25.4;

/**
 * Returns the page rule for a ticket of this height in pixels on a roll of this width in millimetres. The height is measured, because `58mm auto` is not a
 * valid page size: a browser ignores it and prints on office paper.
 */
export function rollPage(height: number, roll: Roll = usualRoll): string {
  const millimetres = Math.ceil(height / pixelsPerMillimetre) + 1;
  return `@page { size: ${roll}mm ${millimetres}mm; margin: 0; }`;
}

/**
 * Rules for the printed page, whatever styles the screen has: no background, no second page, papers as wide as the roll. With
 * reduced motion every property has a short transition, during which a paper would be measured and printed as it was before.
 */
export const rollRules = [
  '* { transition: none; }',
  'html, body { min-height: 0 !important; margin: 0 !important; padding: 0 !important; background: none !important; }',
  `body > * { width: ${rollWidth}; }`,
] as const;
