/** A store whose changes have sounds. */
interface Followed<S> {
  readonly state: () => S;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Calls `play` with the sound of each change of a store. Returns the function that stops it. */
export function followSounds<S, N>(
  store: Followed<S>,
  soundOf: (before: S, after: S) => N | undefined,
  play: (name: N) => void,
): () => void {
  let before = store.state();
  return store.subscribe(() => {
    const after = store.state();
    const name = soundOf(before, after);
    before = after;
    if (name !== undefined) play(name);
  });
}
