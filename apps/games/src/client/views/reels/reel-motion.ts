import { stopFrames, symbolMs } from './reel-frames.ts';

/** Number of symbols above the strip's first: a settling reel shows one of them for a moment. */
export const above = 1;

/** Moves one reel by the Web Animations API. Positions are symbols of its strip. */
export class ReelMotion {
  readonly #element: HTMLElement;
  readonly #length: number;
  readonly #cells: number;
  #position: number;
  #turning: Animation | null = null;

  /** `cells` is the number of drawn symbols: one above the strip, the strip, and those that follow around its end. */
  constructor(element: HTMLElement, length: number, cells: number, position: number) {
    this.#element = element;
    this.#length = length;
    this.#cells = cells;
    this.#position = position;
    this.show(position);
  }

  #at(position: number): string {
    return `translateY(${(-100 * (position + above)) / this.#cells}%)`;
  }

  /** Shows a stop at once. */
  show(position: number): void {
    this.#turning?.cancel();
    this.#turning = null;
    this.#position = position;
    this.#element.style.transform = this.#at(position);
  }

  /** Turns until `stop` or `show`. */
  spin(): void {
    if (this.#turning) return;
    this.#turning = this.#element.animate(
      { transform: [this.#at(this.#length), this.#at(0)] },
      {
        duration: this.#length * symbolMs,
        iterations: Number.POSITIVE_INFINITY,
        iterationStart: 1 - this.#position / this.#length,
      },
    );
  }

  /** Slows down to a stop after `fastMs` more milliseconds, and settles. Resolves when the reel rests. */
  async stop(to: number, fastMs: number): Promise<void> {
    const from = this.#now();
    const { ms, frames } = stopFrames({ length: this.#length, from, to, fastMs });
    const slowing = this.#element.animate(
      frames.map(({ offset, position }) => ({ offset: Math.min(1, offset), transform: this.#at(position) })),
      { duration: ms, fill: 'forwards' },
    );
    this.#turning?.cancel();
    this.#turning = slowing;
    await slowing.finished;
    this.show(to);
    this.#element.animate(
      { transform: [this.#at(to), this.#at(to - 0.09), this.#at(to)] },
      { duration: 180, easing: 'ease-out' },
    );
  }

  #now(): number {
    const progress = this.#turning?.effect?.getComputedTiming().progress;
    return typeof progress === 'number' ? this.#length * (1 - progress) : this.#position;
  }
}
