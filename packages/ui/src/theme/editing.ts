// What an editor of themes needs beside `@kvota/ui/theme`: colour maths, contrast, and how to mend it.
export { fixContrast, lowPairs, suggestInk, type LowPair } from './template/fix-contrast.ts';
export { leastMoveDistance } from './template/derive-colors.ts';
export { isColor } from './color/color-text.ts';
export { moveDistance } from './color/move-distance.ts';
export { encoded, hexOf, linear, oklchOf, rgbOf, type Oklch, type Rgb } from './color/oklch.ts';
export { readColor, rgbOfHsl } from './color/read-color.ts';
export { opacityOf, toHex } from './color/to-hex.ts';
