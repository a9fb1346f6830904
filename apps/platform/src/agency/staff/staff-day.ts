import { figureZone } from '../../figures/figure-zone.ts';

/** A day of the agency's zone, as the database has it, and its end in milliseconds since 1970. */
export interface StaffDay {
  readonly day: string;
  readonly until: number;
}

/** Returns the day of a moment. Days of a clock change have 23 or 25 hours. */
export function staffDayOf(now: number): StaffDay {
  const day = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(figureZone).toPlainDate();
  return { day: day.toString(), until: day.add({ days: 1 }).toZonedDateTime(figureZone).epochMilliseconds };
}
