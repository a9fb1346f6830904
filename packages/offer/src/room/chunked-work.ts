/** Runs something soon, after other tasks of the page, and returns the cancel. */
export type Later = (run: () => void) => () => void;

/** Long work over a list, done in chunks. One at a time, each with a name. */
export interface ChunkedWork {
  /** Handles the first chunk now and the others later, and calls `done` after the last. Without `later` all is done now. */
  readonly begin: <T>(name: string, list: readonly T[], each: (item: T) => void, done: () => void) => void;
  /** Returns the name of the unfinished work. */
  readonly inProgress: () => string | undefined;
  /** Does the rest of the unfinished work now. */
  readonly finish: () => void;
}

/** Items per chunk: a few milliseconds on a slow phone. */
const chunkSize = 12;

/** Creates the worker. Nothing is scheduled until `begin`. */
export function createChunkedWork(later: Later | undefined): ChunkedWork {
  let work:
    | { readonly name: string; /** Returns true after the last chunk. */ readonly step: () => boolean }
    | undefined;
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
      const size = later ? chunkSize : list.length;
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
    inProgress: () => work?.name,
    finish,
  };
}
