import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A period as calls give it: ISO 8601 instants or days. Either end may be absent or null. */
export interface Period {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

const day = 86_400_000;

/**
 * True if a moment is within a period. A day counts to its end, an instant to its last millisecond. Text that is not a
 * date filters nothing.
 */
export function within(moment: SQLWrapper, period: Period): SQL | undefined {
  const { from, before } = boundsOf(period);
  return and(
    from === undefined ? undefined : sql`${moment} >= ${timestamp(from)}`,
    before === undefined ? undefined : sql`${moment} < ${timestamp(before)}`,
  );
}

/** The bounds of a period in milliseconds since 1970: from `from` on, and before `before`. */
export function boundsOf({ from, to }: Period): {
  readonly from: number | undefined;
  readonly before: number | undefined;
} {
  const last = instant(to);
  const wholeDay = /^\d{4}-\d\d-\d\d$/.test(to ?? '');
  return { from: instant(from), before: last === undefined ? undefined : last + (wholeDay ? day : 1) };
}

const timestamp = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

function instant(text: string | null | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}
