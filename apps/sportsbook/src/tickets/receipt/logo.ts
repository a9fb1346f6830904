/** The part of a 2D context that shapes are filled with. */
export interface FillContext extends Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'fill'
> {
  fillStyle: unknown;
}

type Corner = readonly [x: number, y: number];

/** The two slanted bars, 28 high. */
const bars: readonly (readonly Corner[])[] = [
  [
    [3, 13],
    [10, 13],
    [7, 28],
    [0, 28],
  ],
  [
    [14.5, 0],
    [26, 0],
    [19, 28],
    [8, 28],
  ],
];

/** Fills a shape with straight sides. */
export function fillCorners(context: FillContext, corners: readonly Corner[]): void {
  context.beginPath();
  for (const [at, [x, y]] of corners.entries()) {
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}

/** Draws the logo of the product, so many pixels high. */
export function fillLogo(
  context: FillContext,
  { x, y, height, color }: { readonly x: number; readonly y: number; readonly height: number; readonly color: string },
): void {
  const scale = height / 28;
  context.fillStyle = color;
  for (const bar of bars)
    fillCorners(
      context,
      bar.map(([barX, barY]) => [x + barX * scale, y + barY * scale] as const),
    );
}
