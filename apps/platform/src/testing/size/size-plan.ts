// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />
import { figureZone } from '../../figures/figure-zone.ts';
import type { SizeOptions } from './size-options.ts';

const day = 86_400_000;
/** Days over which the tickets are spread. */
export const days = 90;
/** Rows of figures that the worker has still to add up while calls are measured. */
const mostTail = 5000;
/** Rows of figures whose folding is measured. */
const mostFolded = 60_000;

/** Numbers and moments of a run. Moments are in milliseconds since 1970. */
export interface SizePlan {
  readonly seed: number;
  readonly players: number;
  readonly masters: number;
  readonly agents: number;
  readonly subagents: number;
  readonly tickets: number;
  readonly transfers: number;
  readonly begin: number;
  readonly now: number;
  /** Movements before this moment are in the sums of days. */
  readonly summedUntil: number;
  /** Movements between `summedUntil` and this moment are folded by the worker; later ones are the tail. */
  readonly foldedUntil: number;
  /** The last day that is closed before the worker folds. */
  readonly closedDay: string;
  /** The last week whose days are all closed, by its Monday, which has plans. */
  readonly planFrom: string;
}

/** Plans the data of a run that ends at a moment. */
export function planSize(
  { users, tickets, seed }: Pick<SizeOptions, 'users' | 'tickets' | 'seed'>,
  now: number,
): SizePlan {
  const rowTime = (days * day) / tickets;
  const part = Math.ceil(tickets / 40);
  const foldedUntil = Math.floor(now - Math.min(mostTail, part) * rowTime);
  const summedUntil = Math.floor(foldedUntil - Math.min(mostFolded, part) * rowTime);
  const closed = localDay(summedUntil).subtract({ days: 1 });
  const sunday = closed.subtract({ days: closed.dayOfWeek % 7 });
  return {
    seed,
    players: users,
    masters: Math.max(2, Math.round(users / 10_000)),
    agents: Math.max(4, Math.round(users / 500)),
    subagents: Math.max(8, Math.round(users / 50)),
    tickets,
    transfers: Math.ceil(tickets / 25),
    begin: now - days * day,
    now,
    summedUntil,
    foldedUntil,
    closedDay: closed.toString(),
    planFrom: sunday.subtract({ days: 6 }).toString(),
  };
}

const localDay = (at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(figureZone).toPlainDate();

/** A moment as SQL. */
export const moment = (at: number): string => `'${new Date(at).toISOString()}'::timestamptz`;

/**
 * Returns a number from 0 to 1 as SQL, which depends on the seed, on a number and on what it is for. PostgreSQL and the
 * embedded database return the same one.
 */
export const drawn = (plan: Pick<SizePlan, 'seed'>, number: string, purpose: number): string =>
  `((hashint8extended((${number})::bigint, ${plan.seed * 1000 + purpose}) & 2147483647)::float8 / 2147483648)`;

/** Returns an id as SQL: a UUID that depends on the seed, a letter and a number. */
export const drawnId = (plan: Pick<SizePlan, 'seed'>, letter: string, number: string): string =>
  `md5('${plan.seed}:${letter}:' || ${number})::uuid::text`;
