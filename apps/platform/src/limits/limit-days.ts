// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />

/** The day, the week and the month of a moment: local days, and the instants in milliseconds at which they begin and end. */
export interface LimitDays {
  readonly day: string;
  readonly monday: string;
  /** The first day of the month. */
  readonly first: string;
  readonly dayStart: number;
  readonly dayEnd: number;
  readonly weekStart: number;
  readonly weekEnd: number;
  readonly monthStart: number;
  readonly monthEnd: number;
}

/** Returns the local day, week and month of a moment. Weeks begin on Monday; one with a change of the clocks has 167 or 169 hours. */
export function limitDays(now: number, zone: string): LimitDays {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const first = today.with({ day: 1 });
  const start = (date: Temporal.PlainDate): number => date.toZonedDateTime(zone).epochMilliseconds;
  return {
    day: today.toString(),
    monday: monday.toString(),
    first: first.toString(),
    dayStart: start(today),
    dayEnd: start(today.add({ days: 1 })),
    weekStart: start(monday),
    weekEnd: start(monday.add({ days: 7 })),
    monthStart: start(first),
    monthEnd: start(first.add({ months: 1 })),
  };
}
