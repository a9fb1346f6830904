/** Why the page has to reload. Each cause is counted separately (OP-47). */
export type ReloadCause =
  | 'refresh-failed'
  | 'connect-error'
  | 'not-connected'
  | 'chunk-failed'
  | 'session-changed'
  | 'maintenance';

/** For each cause: when it last reloaded the page, which build, and how many times in a row. Kept in session storage. */
export type ReloadRecord = {
  readonly [C in ReloadCause]?: { readonly at: number; readonly count: number; readonly build?: string };
};

/** Milliseconds between two reloads of one cause. */
export const reloadInterval = 10_000;
/** Number of reloads in a row for one cause, after which the user sees an error. */
export const reloadLimit = 3;
/** Milliseconds without a reload that end the row of a cause. */
export const streakResetAfter = 60_000;

export type ReloadDecision =
  | { readonly type: 'reload'; readonly record: ReloadRecord }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'give-up' };

/** The circumstances of a request. */
export interface ReloadMoment {
  /** Milliseconds of the wall clock, the one clock that survives a reload. */
  readonly now: number;
  /** The build of the page. */
  readonly build: string;
}

/**
 * Decides whether a cause may reload the page now, later, or not at all (OP-47). A missing chunk reloads once for each
 * build, because the reloaded page is a newer build or would fail in the same way (PWA-04).
 */
export function decideReload(record: ReloadRecord, cause: ReloadCause, { now, build }: ReloadMoment): ReloadDecision {
  const last = record[cause];
  if (cause === 'chunk-failed' && last?.build === build) return { type: 'give-up' };
  const since = last ? now - last.at : Number.POSITIVE_INFINITY;
  // If the clock was set back, the distance is negative. Then the row counts as ended, so that the page is not locked out.
  const ended = last === undefined || since >= streakResetAfter || since < 0;
  const count = ended ? 0 : last.count;
  if (count >= reloadLimit) return { type: 'give-up' };
  if (!ended && since < reloadInterval) return { type: 'wait', ms: reloadInterval - since };
  return { type: 'reload', record: { ...record, [cause]: { at: now, count: count + 1, build } } };
}

/** Reads a stored record. Malformed entries are left out. */
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
