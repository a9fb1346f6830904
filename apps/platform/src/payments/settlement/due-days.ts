const [hour, day] = [3_600_000, 86_400_000];
/** The hour of the night, in UTC, at which the files of the day before are read. */
const nightHour = 2;
/** Days whose files are read again each night, because events of them may arrive late. */
const again = 3;
/** The longest time that files are read afterwards, in days. */
const most = 31;

/** A settlement file, as far as it matters when it is read. */
export interface KnownFile {
  readonly day: string;
  /** Milliseconds since 1970; undefined if the provider has not served it yet. */
  readonly readAt: number | undefined;
  /** True if a difference of its day is open. */
  readonly isOpen: boolean;
}

/** Returns the day of a moment, in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the first moment of a day, and that of the next one. */
export const spanOf = (of: string): { readonly from: number; readonly until: number } => {
  const from = Date.parse(`${of}T00:00:00.000Z`);
  return { from, until: from + day };
};

/** Returns a day as `payment_fact_days` of the database counts it: days since 1970. */
export const dayNumber = (of: string): number => spanOf(of).from / day;

/** Returns the days whose files are due, oldest first: those not read yet, the latest ones, and those with open differences. */
export function dueDays(first: number, files: readonly KnownFile[], now: number): string[] {
  const night = Math.floor((now - nightHour * hour) / day) * day + nightHour * hour;
  const last = spanOf(dayOf(night)).from - day;
  const begin = Math.max(spanOf(dayOf(first)).from, last - (most - 1) * day);
  const known = new Map(files.map((file) => [file.day, file]));
  const open = files.flatMap((file) => (file.isOpen && spanOf(file.day).from < begin ? [file.day] : []));
  const recent: string[] = [];
  for (let at = begin; at <= last; at += day) recent.push(dayOf(at));
  return [...open.toSorted(), ...recent].filter((one) => {
    const file = known.get(one);
    if (file?.readAt === undefined) return true;
    return file.readAt < night && (file.isOpen || spanOf(one).from > last - again * day);
  });
}
