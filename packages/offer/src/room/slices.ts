/** Runs something soon, with room for others in between; gives the way to call it off. */
export type Later = (run: () => void) => () => void;

/** Long work by name, one at a time, done a slice at a time. */
export interface Slices {
  /** Does the first slice now and the others later; `done` comes with the last. Without a `later` all is done now. */
  readonly begin: <T>(name: string, list: readonly T[], each: (item: T) => void, done: () => void) => void;
  /** The name of the work that is not done yet. */
  readonly underWay: () => string | undefined;
  /** Does now what is left of the work under way. */
  readonly finish: () => void;
}

/** So many items make a slice: a few milliseconds of a slow phone. */
const perSlice = 12;

/** Nothing under way. */
export function createSlices(later: Later | undefined): Slices {
  let work: { readonly name: string; /** True once it was the last. */ readonly step: () => boolean } | undefined;
  let cancel = (): void => undefined;

  const go = (): void => {
    if (!work || !later) return;
    cancel = later(() => {
      if (work?.step() === false) go();
    });
  };
  const finish = (): void => {
    cancel();
    for (let isDone = !work; !isDone;) isDone = work?.step() ?? true;
  };
  return {
    begin: (name, list, each, done) => {
      finish();
      let at = 0;
      const size = later ? perSlice : list.length;
      work = {
        name,
        step: () => {
          for (const item of list.slice(at, at + size)) each(item);
          at += size;
          if (at < list.length) return false;
          work = undefined;
          done();
          return true;
        },
      };
      if (!work.step()) go();
    },
    underWay: () => work?.name,
    finish,
  };
}
