import type { MarketStatus } from '@kvota/contracts';

import { emptyColumns, grownColumns, priceAt, statusCode, type Price } from './price.ts';

/** All prices of the store in flat arrays. A slot is a place in them; it is reference-counted by the rooms that hold it. */
export class OddsTable {
  readonly #onChange: () => void;
  readonly #isSubscribed: (key: string) => boolean;
  readonly #slots = new Map<string, number>();
  readonly #removed = new Set<string>();
  #columns = emptyColumns(0);
  #keys: string[] = [];
  #views: (Price | undefined)[] = [];
  #free: number[] = [];
  #changed: number[] = [];

  /** `onChange` is called for the first change after each `settle`; removed keys are reported only if subscribed. */
  constructor(onChange: () => void, isSubscribed: (key: string) => boolean) {
    this.#onChange = onChange;
    this.#isSubscribed = isSubscribed;
  }

  get size(): number {
    return this.#slots.size;
  }

  get capacity(): number {
    return this.#columns.values.length;
  }

  get hasChanges(): boolean {
    return this.#changed.length > 0 || this.#removed.size > 0;
  }

  /** Returns the slot of a price and counts one more holder; `live` if a socket keeps the holder up to date. */
  acquire(key: string, live: boolean): number {
    const slot = this.#slots.get(key) ?? this.#create(key);
    const { refs, liveRefs } = this.#columns;
    refs[slot] = (refs[slot] ?? 0) + 1;
    if (live) liveRefs[slot] = (liveRefs[slot] ?? 0) + 1;
    return slot;
  }

  /** Counts one holder less and removes the price with its last holder. Slot -1 is no slot and is ignored. */
  release(slot: number, live: boolean): void {
    if (slot < 0) return;
    const { refs, liveRefs } = this.#columns;
    if (live) liveRefs[slot] = (liveRefs[slot] ?? 1) - 1;
    const left = (refs[slot] ?? 1) - 1;
    refs[slot] = left;
    if (left === 0) this.#remove(slot);
  }

  find(key: string): number | undefined {
    return this.#slots.get(key);
  }

  /** True if a socket keeps the slot up to date, so that REST must not write it. */
  isLive(slot: number): boolean {
    return (this.#columns.liveRefs[slot] ?? 0) > 0;
  }

  put(slot: number, thousandths: number): void {
    const { values } = this.#columns;
    if (slot < 0 || values[slot] === thousandths) return;
    values[slot] = thousandths;
    this.#touch(slot);
  }

  putStatus(slot: number, status: MarketStatus): void {
    const code = statusCode(status);
    if (this.#columns.status[slot] === code) return;
    this.#columns.status[slot] = code;
    this.#touch(slot);
  }

  read(key: string): Price | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    return (this.#views[slot] ??= priceAt(this.#columns, slot));
  }

  /** Returns the keys of all prices that changed since the last call, and sets the direction of each move. */
  settle(at: number): string[] {
    const keys: string[] = [];
    for (const slot of this.#changed) {
      this.#columns.dirty[slot] = 0;
      const key = this.#keys[slot] ?? '';
      if (key === '') continue;
      this.#settleMove(slot, at);
      this.#removed.delete(key);
      keys.push(key);
    }
    keys.push(...this.#removed);
    this.#changed = [];
    this.#removed.clear();
    return keys;
  }

  #settleMove(slot: number, at: number): void {
    const { values, shown, move, movedAt } = this.#columns;
    const before = shown[slot] ?? 0;
    const value = values[slot] ?? 0;
    shown[slot] = value;
    if (before === value || before === 0 || value === 0) return;
    move[slot] = value > before ? 1 : 2;
    movedAt[slot] = at;
    this.#views[slot] = undefined;
  }

  #touch(slot: number): void {
    this.#views[slot] = undefined;
    if (this.#columns.dirty[slot] === 1) return;
    const first = !this.hasChanges;
    this.#columns.dirty[slot] = 1;
    this.#changed.push(slot);
    if (first) this.#onChange();
  }

  #create(key: string): number {
    const slot = this.#free.pop() ?? this.#keys.length;
    if (slot >= this.capacity) this.#columns = grownColumns(this.#columns);
    this.#keys[slot] = key;
    this.#slots.set(key, slot);
    const { values, shown, status, move, movedAt } = this.#columns;
    values[slot] = 0;
    shown[slot] = 0;
    status[slot] = 0;
    move[slot] = 0;
    movedAt[slot] = 0;
    this.#touch(slot);
    return slot;
  }

  #remove(slot: number): void {
    const key = this.#keys[slot] ?? '';
    this.#slots.delete(key);
    this.#keys[slot] = '';
    this.#views[slot] = undefined;
    if (this.#isSubscribed(key)) {
      const first = !this.hasChanges;
      this.#removed.add(key);
      if (first) this.#onChange();
    }
    if (this.#slots.size > 0) this.#free.push(slot);
    else this.#reset();
  }

  /** Frees all memory when the last price is gone, however large the table has been. */
  #reset(): void {
    this.#columns = emptyColumns(0);
    this.#keys = [];
    this.#views = [];
    this.#free = [];
    this.#changed = [];
  }
}
