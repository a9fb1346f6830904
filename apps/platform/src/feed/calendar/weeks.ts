import type { Season } from '../sport/plan.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Returns 0 for Monday to 6 for Sunday. Days are counted from 1970-01-01, a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** Returns the Monday of an ISO week. Week 1 has the fourth of January. */
export function mondayOf(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4) / DAY;
  return fourth - weekdayOf(fourth) + (week - 1) * 7;
}

/** Returns the ISO week of a day, and its year. */
export function isoWeekOf(day: number): { readonly year: number; readonly week: number } {
  const thursday = day - weekdayOf(day) + 3;
  const year = new Date(thursday * DAY).getUTCFullYear();
  return { year, week: (thursday - 3 - mondayOf(year, 1)) / 7 + 1 };
}

/** A match of a week is played until the Wednesday after it. */
const LAST_DAY = 9;

/** Returns the first and the last day on which a span of a season that begins in a year can have matches. */
export function daysOf({ spans }: Season, span: number, year: number): readonly [first: number, last: number] {
  const [from, to] = spans[span] ?? [1, 0];
  return [mondayOf(year, from), mondayOf(to < from ? year + 1 : year, to) + LAST_DAY];
}

/** Returns the Mondays of a span of a season that begins in a year, without the weeks that are left out. */
export function mondaysOf(season: Season, span: number, year: number): readonly number[] {
  const [first, last] = daysOf(season, span, year);
  const mondays: number[] = [];
  for (let monday = first; monday < last - LAST_DAY + 7; monday += 7) {
    if (!season.without.has(isoWeekOf(monday).week)) mondays.push(monday);
  }
  return mondays;
}

/** True if a competition is in season in the week of a day. */
export function inSeason({ spans, without }: Season, day: number): boolean {
  const { week } = isoWeekOf(day);
  return (
    !without.has(week) &&
    spans.some(([from, to]) => (from <= to ? from <= week && week <= to : week >= from || week <= to))
  );
}
