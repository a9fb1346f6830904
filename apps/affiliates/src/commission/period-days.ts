import type { CommissionPeriod } from '@kvota/contracts';

const day = 86_400_000;

/** Returns cycle, first and last day of a period by its id, `2026-W48` or `2026-11`. Undefined for any other text. */
export function periodDays(id: string): Pick<CommissionPeriod, 'cycle' | 'from' | 'to'> | undefined {
  const [, year, week, month] = /^(\d{4})-(?:W(\d\d)|(\d\d))$/.exec(id) ?? [];
  const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
  if (week !== undefined) {
    // The fourth of January is in the first week.
    const fourth = Date.UTC(Number(year), 0, 4);
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * day + (Number(week) - 1) * 7 * day;
    return { cycle: 'week', from: isoDay(monday), to: isoDay(monday + 6 * day) };
  }
  if (month === undefined) return undefined;
  const [first, next] = [Date.UTC(Number(year), Number(month) - 1), Date.UTC(Number(year), Number(month))];
  return { cycle: 'month', from: isoDay(first), to: isoDay(next - day) };
}
