/** The texts of a calendar in one language. */
export interface CalendarWords {
  /** BCP 47: `sr-Latn-RS`. */
  readonly tag: string;
  /** From January, in the nominative form. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** The first day of the week: 0 is Sunday, 1 Monday. */
  readonly firstWeekday: 0 | 1;
  /** Formats a day, `21. 11. 2026.`; receives its noon in the time zone of the device. */
  readonly date: (noon: Date) => string;
  /** Formats a day for speech: weekday, number and name of the month. */
  readonly longDate: (noon: Date) => string;
}
