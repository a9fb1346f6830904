/** What a calendar says in one language. */
export interface CalendarWords {
  /** BCP 47: `sr-Latn-RS`. */
  readonly tag: string;
  /** From January, in the form that stands alone. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** The day a week begins with: 0 is Sunday, 1 Monday. */
  readonly firstWeekday: 0 | 1;
  /** A day as it is written, `21. 11. 2026.`; given as its noon on the clock of the device. */
  readonly date: (noon: Date) => string;
  /** A day as it is said: its weekday, its number as the calendar shows it, and the name of the month. */
  readonly longDate: (noon: Date) => string;
}
