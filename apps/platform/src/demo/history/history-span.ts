// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />
import { periodAfter, periodBefore, periodOfDay, type CommissionSpan } from '../../agency/commission/periods.ts';
import { dayOver } from '../../figures/fold-figures.ts';
import { figureZone } from '../../figures/figure-zone.ts';

/** Closed weeks of the history, which are those that the preview of a plan computes. */
export const closedWeeks = 13;

/** Returns the Monday of the oldest of the last thirteen weeks that can be closed at a moment. */
export function firstMonday(now: number): string {
  let week = weekAt(now);
  for (let n = 0; n < closedWeeks; n += 1) week = periodBefore(week);
  return week.from;
}

/** Returns the weeks from a Monday to the one that is open at a moment, oldest first. */
export function weeksSince(monday: string, now: number): CommissionSpan[] {
  const weeks: CommissionSpan[] = [];
  for (let week = periodOfDay('week', monday); week.from <= weekAt(now).from; week = periodAfter(week))
    weeks.push(week);
  return weeks;
}

/** Returns the week of the first day that cannot be closed yet. */
const weekAt = (now: number): CommissionSpan =>
  periodOfDay('week', Temporal.PlainDate.from(dayOver(now)).add({ days: 1 }).toString());

/** Returns the instant of a local time such as `18:30`, some days after a day, in milliseconds since 1970. */
export function instantAt(day: string, days: number, time: string): number {
  const date = Temporal.PlainDate.from(day).add({ days });
  return date.toZonedDateTime({ timeZone: figureZone, plainTime: time }).epochMilliseconds;
}
