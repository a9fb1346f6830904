/** The browser that a screen is rendered for. Widths and heights are in pixels. */
export interface AssumedBrowser {
  readonly width: number;
  readonly height: number;
  /** True for a touch screen. */
  readonly touch: boolean;
}

const least = (text: string, name: string): number | undefined => {
  const found = new RegExp(String.raw`\(${name}:\s*(\d+)px\)`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * Answers a media query for an assumed browser: widths, heights and the kind of pointer. Anything else is false, such as
 * print or less motion. The browser checks each answer before the screen is shown.
 */
export function answerQuery(query: string, { width, height, touch }: AssumedBrowser): boolean {
  const bounds = [
    width >= (least(query, 'min-width') ?? 0),
    width <= (least(query, 'max-width') ?? Infinity),
    height >= (least(query, 'min-height') ?? 0),
    height <= (least(query, 'max-height') ?? Infinity),
  ];
  const rest = query
    .replace(/\((min|max)-(width|height):\s*\d+px\)/g, '')
    .replaceAll(' and ', ' ')
    .trim();
  if (rest === '') return bounds.every(Boolean);
  if (rest === '(pointer: coarse)') return touch && bounds.every(Boolean);
  return rest === '(hover: hover)' && !touch && bounds.every(Boolean);
}
