const svg = (body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${body}</svg>`)}")`;

/** Shapes for masks, so that they take the colour of the text and need no extra element. */
export const glyphs = {
  lock: svg("<rect x='5' y='11' width='14' height='10' rx='2'/><path d='M8 11V8a4 4 0 0 1 8 0v3M12 15.5v1.5'/>"),
  chevronDown: svg("<path d='m6 9 6 6 6-6'/>"),
} as const;

/** A triangle that points up or down, cut from a box. */
export const triangle = {
  up: 'polygon(50% 0, 100% 100%, 0 100%)',
  down: 'polygon(0 0, 100% 0, 50% 100%)',
} as const;
