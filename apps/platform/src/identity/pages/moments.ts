import { languageTag, type Locale } from '@kvota/contracts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats a day in a language. Days are in UTC, because the reader's time zone is unknown. */
export function dayIn(locale: Locale, at: number): string {
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}

/** Formats how long ago a moment was, in its largest unit: `5 minutes ago`, or `now` within a minute. */
export function agoIn(locale: Locale, at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  const [unit, length] = units.find(([, most]) => passed >= most) ?? ['second', Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(passed / length) || 0, unit);
}
