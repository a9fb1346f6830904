import type { RoomPosition } from '@kvota/contracts';

import type { RoomMessage } from './rooms.ts';

/** A numbered message of a room. */
export type NumberedMessage = Extract<RoomMessage, { type: 'delta' | 'change' }>;

/** Number of messages that a room keeps. A live room sends at most a few in a tick, so this is half a minute or more. */
const kept = 300;

/** The last messages of a room, so that a client that missed some gets these only (NET-33). */
export class RoomHistory {
  readonly run: string;
  #messages: NumberedMessage[] = [];
  #seq: number;

  constructor(run: string, seq: number) {
    this.run = run;
    this.#seq = seq;
  }

  get seq(): number {
    return this.#seq;
  }

  add(message: NumberedMessage): void {
    this.#messages.push(message);
    this.#seq = numberOf(message);
    // Half is dropped at once, so that dropping is rare.
    if (this.#messages.length > kept) this.#messages = this.#messages.slice(-kept / 2);
  }

  /** Forgets everything: what follows cannot be applied to an earlier state. */
  clear(seq: number): void {
    this.#messages = [];
    this.#seq = seq;
  }

  /** Returns the messages after a position; undefined if some of them are gone or the position is of another run. */
  after({ run, seq }: RoomPosition): readonly NumberedMessage[] | undefined {
    if (run !== this.run || seq === undefined || seq > this.#seq) return undefined;
    if (seq === this.#seq) return [];
    const from = this.#messages.findIndex((message) => numberOf(message) === seq + 1);
    return from === -1 ? undefined : this.#messages.slice(from);
  }
}

const numberOf = (message: NumberedMessage): number =>
  message.type === 'delta' ? (message.numbers[0] ?? 0) : message.change.seq;
