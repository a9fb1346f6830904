import { vars } from '@kvota/ui';

import type { PictureInk } from './pen.ts';

/** Resolves a theme token to its value on the page. */
function valueOf(token: string, from: CSSStyleDeclaration): string {
  const name = /^var\((--[\w-]+)/.exec(token)?.[1];
  return name === undefined ? token : from.getPropertyValue(name).trim();
}

/** Reads the current theme and waits for its fonts in the script of the sample text. */
export async function readInk(sample: string): Promise<PictureInk> {
  const from = getComputedStyle(document.documentElement);
  const { bg, border, text, brand, status } = vars.color;
  const read = (token: string): string => valueOf(token, from);
  const [textFont, condensedFont] = [read(vars.font.text), read(vars.font.condensed)];
  await Promise.allSettled([
    ...[500, 800].map((weight) => document.fonts.load(`${weight} 20px ${condensedFont}`, sample)),
    document.fonts.load(`500 18px ${textFont}`, sample),
  ]);
  return {
    ground: read(bg.canvas),
    paper: read(bg.raised),
    line: read(border.subtle),
    text: read(text.primary),
    dim: read(text.secondary),
    brand: read(brand.text),
    success: read(status.success),
    danger: read(status.danger),
    textFont,
    condensedFont,
  };
}
