/** The theme as a canvas needs it: plain colours and font families. */
export interface PictureInk {
  readonly ground: string;
  readonly paper: string;
  readonly line: string;
  readonly text: string;
  readonly dim: string;
  readonly brand: string;
  readonly success: string;
  readonly danger: string;
  readonly textFont: string;
  readonly condensedFont: string;
}

/** The part of a 2D context that a pen needs, so that any canvas can be used. */
export interface PenContext extends Pick<
  CanvasRenderingContext2D,
  'save' | 'restore' | 'measureText' | 'fillText' | 'font' | 'textAlign' | 'textBaseline'
> {
  fillStyle: unknown;
}

/**
 * Draws, or only moves down while it measures. Both passes run the same code, so the measured height is the height of
 * the picture.
 */
export class Pen<Context extends PenContext = CanvasRenderingContext2D> {
  y: number;
  readonly ink: PictureInk;
  readonly #context: Context;
  readonly #draws: boolean;

  constructor(context: Context, ink: PictureInk, { y, draws }: { y: number; draws: boolean }) {
    this.y = y;
    this.#context = context;
    this.ink = ink;
    this.#draws = draws;
  }

  draw(how: (context: Context) => void): void {
    if (!this.#draws) return;
    this.#context.save();
    how(this.#context);
    this.#context.restore();
  }

  font(size: number, weight: number, family: 'text' | 'condensed' = 'condensed'): string {
    return `${weight} ${size}px ${family === 'text' ? this.ink.textFont : this.ink.condensedFont}`;
  }

  measure(text: string, font: string): number {
    this.#context.save();
    this.#context.font = font;
    const { width: wide } = this.#context.measureText(text);
    this.#context.restore();
    return wide;
  }

  write(text: string, font: string, color: string, at: { x: number; y: number; align?: CanvasTextAlign }): void {
    this.draw((context) => {
      context.font = font;
      context.fillStyle = color;
      context.textAlign = at.align ?? 'left';
      context.textBaseline = 'alphabetic';
      context.fillText(text, at.x, at.y);
    });
  }

  /** Breaks text into at most `most` lines; text that does not fit ends in an ellipsis. */
  lines(text: string, font: string, room: number, most = 2): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || this.measure(longer, font) <= room) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
    const shown = lines.slice(0, most);
    if (lines.length > most) shown[most - 1] = lines.slice(most - 1).join(' ');
    return shown.map((one) => this.#fit(one, font, room));
  }

  #fit(text: string, font: string, room: number): string {
    if (this.measure(text, font) <= room) return text;
    let cut = text;
    while (cut.length > 1 && this.measure(`${cut}…`, font) > room) cut = cut.slice(0, -1);
    return `${cut.trimEnd()}…`;
  }
}
