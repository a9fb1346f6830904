/** Why the page wants to load itself anew. Each is counted by itself (OP-47). */
export type ReloadCause =
  | 'refresh-failed'
  | 'connect-error'
  | 'not-connected'
  | 'chunk-failed'
  | 'session-changed'
  | 'maintenance';

/** When each cause last reloaded the page, which build that was, and how many times in a row; kept in session storage. */
export type ReloadRecord = {
  readonly [C in ReloadCause]?: { readonly at: number; readonly count: number; readonly build?: string };
};

/** A cause reloads at most once in this many milliseconds. */
export const reloadInterval = 10_000;
/** After so many reloads in a row for one cause comes an error that the user sees. */
export const reloadLimit = 3;
/** A page that has stood for so long ends the row of its causes. */
export const streakResetAfter = 60_000;

export type ReloadDecision =
  | { readonly type: 'reload'; readonly record: ReloadRecord }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'give-up' };

/** What is known when a reload is asked for. */
export interface ReloadMoment {
  /** Milliseconds of the wall clock, the one clock that survives a reload. */
  readonly now: number;
  /** The build that the page is of. */
  readonly build: string;
}

/** Whether a cause may reload the page now, later, or no more (OP-47). A chunk that is missing brings a newer build or nothing: once for each build (PWA-04). */
export function decideReload(record: ReloadRecord, cause: ReloadCause, { now, build }: ReloadMoment): ReloadDecision {
  const last = record[cause];
  if (cause === 'chunk-failed' && last?.build === build) return { type: 'give-up' };
  const since = last ? now - last.at : Number.POSITIVE_INFINITY;
  // A clock that was set back must not lock the page out: a negative distance counts as none.
  const calm = last === undefined || since >= streakResetAfter || since < 0;
  const count = calm ? 0 : last.count;
  if (count >= reloadLimit) return { type: 'give-up' };
  if (!calm && since < reloadInterval) return { type: 'wait', ms: reloadInterval - since };
  return { type: 'reload', record: { ...record, [cause]: { at: now, count: count + 1, build } } };
}

/** Reads a stored record; what is malformed counts as no record. */
export function readReloadRecord(text: string | null): ReloadRecord {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const sound = Object.entries(value).filter(
      ([, entry]: [string, unknown]) =>
        typeof entry === 'object' &&
        entry !== null &&
        typeof Reflect.get(entry, 'at') === 'number' &&
        typeof Reflect.get(entry, 'count') === 'number',
    );
    return Object.fromEntries(sound);
  } catch {
    return {};
  }
}
