/** One step of the bench: the message to the store and its result. */
export interface Step {
  readonly number: number;
  readonly title: string;
  readonly message: unknown;
  /** `applied` by the room; `ignored` because known; `gap` if a message before it is missing; `lost` on the network. */
  readonly outcome: 'applied' | 'ignored' | 'gap' | 'lost' | 'painted';
  /** Names of the subscriptions that were called. */
  readonly fired: readonly string[];
}

/** A subscription with the number of its calls. */
export interface Subscription {
  readonly name: string;
  readonly calls: number;
  /** True if it was called in the last frame. */
  readonly fresh: boolean;
}
