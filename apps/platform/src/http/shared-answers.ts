import type { Clock } from '@kvota/server';

import type { AnswerBody } from './answer-body.ts';
import type { SharedCall, SharedData } from './shared-calls.ts';

export interface SharedAnswersDeps {
  readonly clock: Clock;
  /** Return numbers that rise when the data changes. */
  readonly revisions: Readonly<Record<SharedData, () => number>>;
  /** Most characters of all inputs and answers together. Default: 16 million. */
  readonly limit?: number;
}

/** Longest input and answer together, in characters, so that one cannot displace all others. */
const longest = 1_000_000;
/** Added to the size of each answer for what is kept beside its text. */
const overhead = 1000;
/** Longest input in characters. Visitors who open the same page have short ones. */
const longestInput = 2000;

interface Entry {
  readonly at: number;
  readonly revision: number;
  readonly answer: Promise<AnswerBody>;
  /** The answer once it is made. */
  body: AnswerBody | undefined;
  size: number;
}

/**
 * Answers that are kept in memory for other visitors with the same input (SPEED-11). An answer is made once while it is
 * valid, also if many ask for it at the same time. Failures are not kept.
 */
export class SharedAnswers {
  readonly #clock: Clock;
  readonly #revisions: SharedAnswersDeps['revisions'];
  readonly #limit: number;
  /** By call and input. The answer that was made first is the first. */
  readonly #entries = new Map<string, Entry>();
  #size = 0;

  constructor({ clock, revisions, limit = 16_000_000 }: SharedAnswersDeps) {
    this.#clock = clock;
    this.#revisions = revisions;
    this.#limit = limit;
  }

  /** Returns the answer to an input, and makes it if none is valid. */
  async get(key: string, { of, milliseconds }: SharedCall, make: () => Promise<AnswerBody>): Promise<AnswerBody> {
    if (key.length > longestInput) return make();
    const now = this.#clock.now();
    const revision = this.#revisions[of]();
    const known = this.#entries.get(key);
    const age = known === undefined ? Number.POSITIVE_INFINITY : now - known.at;
    if (known?.revision === revision && age >= 0 && age < milliseconds) return known.answer;
    // The revision is of before the answer is made: if the data changes meanwhile, the answer is not given again.
    const entry: Entry = { at: now, revision, answer: make().then(sameAs(known?.body)), body: undefined, size: 0 };
    this.#drop(key);
    this.#entries.set(key, entry);
    try {
      entry.body = await entry.answer;
      if (this.#entries.get(key) === entry) this.#measure(key, entry, entry.body);
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#drop(key);
      throw error;
    }
    return entry.body;
  }

  #measure(key: string, entry: Entry, { text }: AnswerBody): void {
    entry.size = key.length + text.length + overhead;
    this.#size += entry.size;
    if (entry.size > longest) this.#drop(key);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** Keeps the former body, with its compressed bytes, if the new one has the same text. */
const sameAs =
  (former: AnswerBody | undefined) =>
  (made: AnswerBody): AnswerBody =>
    former?.text === made.text ? former : made;
