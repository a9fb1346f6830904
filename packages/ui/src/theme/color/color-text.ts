const number = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)`;
const percent = `${number}%`;
const either = `${number}%?`;
const angle = `${number}(?:deg)?`;

/** One notation: a name and its three parts, separated by spaces, or by commas if CSS still allows it. */
function notation(name: string, parts: readonly string[], commas: boolean): string {
  const open = String.raw`${name}\(\s*`;
  const close = String.raw`\s*\)`;
  const spaced = `${parts.join(String.raw`\s+`)}(?:\\s*/\\s*${either})?`;
  const listed = `${parts.join(String.raw`\s*,\s*`)}(?:\\s*,\\s*${either})?`;
  return open + (commas ? `(?:${spaced}|${listed})` : spaced) + close;
}

/**
 * Accepted colours: hex, rgb(), hsl(), oklab() and oklch() with plain numbers. Names, `var()`, `url()` and trailing
 * text are refused, so that a stored or pasted value cannot bring a second declaration (THEME-10).
 */
const colour = /* @__PURE__ */ new RegExp(
  `^(?:#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})|${[
    notation('rgba?', [number, number, number], true),
    notation('rgba?', [percent, percent, percent], true),
    notation('hsla?', [angle, percent, percent], true),
    notation('oklab', [either, either, either], false),
    notation('oklch', [either, either, angle], false),
  ].join('|')})$`,
  'i',
);

/** True if a text is a colour that may be written into the page. */
export function isColor(text: string): boolean {
  return colour.test(text);
}
