/** The published values of each price with their times. Prices are in thousandths, 0 if closed or missing. */
export class PublishedPrices {
  /** The values of each price by their beginning, in milliseconds. */
  readonly #courses = new Map<string, { readonly value: number; readonly from: number }[]>();

  /** Takes the whole table as it was published at an instant. A price that it lacks is closed. */
  take(prices: ReadonlyMap<string, number>, at: number): void {
    for (const key of this.#courses.keys()) if (!prices.has(key)) this.#put(key, 0, at);
    for (const [key, value] of prices) this.#put(key, value, at);
  }

  /** Every price that was ever published. */
  keys(): Iterable<string> {
    return this.#courses.keys();
  }

  /**
   * Returns for how many milliseconds a value has been replaced by another at an instant: 0 if it is current, Infinity if
   * it was not published until then.
   */
  staleFor(key: string, value: number, at: number): number {
    const course = this.#courses.get(key) ?? [];
    let end = at;
    for (const one of course.toReversed()) {
      if (one.from > at) continue;
      if (one.value === value) return at - end;
      end = one.from;
    }
    // Before it was published, a price was closed.
    return value === 0 ? at - end : Infinity;
  }

  #put(key: string, value: number, at: number): void {
    const course = this.#courses.get(key);
    if (course === undefined) this.#courses.set(key, [{ value, from: at }]);
    else if (course.at(-1)?.value !== value) course.push({ value, from: at });
  }
}
