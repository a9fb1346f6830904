import * as v from 'valibot';

/** The numbers of the publications that the drafts of this browser start from, by part. */
export type SeenPublications = Readonly<Record<string, number>>;

/** Their key in local storage. */
export const seenKey = 'kvota.themeSeen';

const Seen = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Returns the numbers that were stored; none if they cannot be read. */
export function readSeen(text: string | null): SeenPublications {
  try {
    const stored = v.safeParse(Seen, JSON.parse(text ?? '{}'));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
}
