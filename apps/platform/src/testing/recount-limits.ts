import { asc, eq, inArray } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { cashOuts, gameRounds, tickets } from '../database/schema/index.ts';
import type { PlaySums } from '../limits/limit-sums.ts';
import { localTimeOf } from './recount-figures.ts';

const names = ['stakeDay', 'stakeWeek', 'stakeMonth', 'lossDay', 'lossWeek', 'lossMonth'] as const;

/** An amount that counts for stakes or losses. It counts in every period if it has no moment. */
interface Part {
  readonly currency: string;
  readonly of: 'stake' | 'loss';
  readonly at: Date | undefined;
  readonly amount: bigint;
}

/** Adds up what counts for the limits of a user, from tickets, sold parts and rounds alone, row by row. */
export async function recountLimits(db: Db, userId: string, now: number): Promise<ReadonlyMap<string, PlaySums>> {
  const parts = [...(await ticketParts(db, userId)), ...(await roundParts(db, userId))];
  const begins = beginsOf(now);
  const byCurrency = Map.groupBy(parts, ({ currency }) => currency);
  return new Map(
    [...byCurrency].map(([currency, list]) => {
      const sums = names.map((name) => {
        const [of, from] = [name.startsWith('stake') ? 'stake' : 'loss', begins[name.replace(/^stake|^loss/, '')]];
        const counted = list.filter(
          (part) => part.of === of && (part.at === undefined || localTimeOf(part.at).day >= (from ?? '')),
        );
        return [name, counted.reduce((sum, { amount }) => sum + amount, 0n)] as const;
      });
      return [currency, Object.fromEntries(sums) as unknown as PlaySums]; // all names are there
    }),
  );
}

/** The local days on which the day, the week and the month of a moment begin. */
function beginsOf(now: number): Readonly<Record<string, string>> {
  const { day } = localTimeOf(new Date(now));
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return { Day: day, Week: monday.toISOString().slice(0, 10), Month: `${day.slice(0, 8)}01` };
}

const waiting = ['pending', 'reoffered', 'oddchange', 'confirm'];

async function ticketParts(db: Db, userId: string): Promise<Part[]> {
  const rows = await db.select().from(tickets).where(eq(tickets.userId, userId)).orderBy(asc(tickets.createdAt));
  const ids = rows.map(({ id }) => id);
  const sold = ids.length === 0 ? [] : await db.select().from(cashOuts).where(inArray(cashOuts.ticketId, ids));
  return rows
    .filter(({ currencyId }) => currencyId < 1000)
    .flatMap(({ id, currency, stake, state, settlement, payout, createdAt, settledAt }): Part[] => {
      const isOpen = settlement === 'open' || waiting.includes(state);
      if (!isOpen && settlement === null) return [];
      const parts = sold.flatMap((part) => (part.ticketId === id && part.bookedAt !== null ? [part] : []));
      const left = parts.reduce((rest, part) => rest - part.stake, stake);
      const lost = parts.map(({ bookedAt, stake: gone, amount }): Part => {
        return { currency, of: 'loss', at: bookedAt ?? undefined, amount: gone - amount };
      });
      const paid: Part[] = settlement === 'void' ? [] : [{ currency, of: 'stake', at: createdAt, amount: stake }];
      if (isOpen) return [...paid, ...lost, { currency, of: 'loss', at: createdAt, amount: left }];
      if (settlement !== 'won' && settlement !== 'lost') return [...paid, ...lost];
      return [...paid, ...lost, { currency, of: 'loss', at: settledAt ?? undefined, amount: left - (payout ?? 0n) }];
    });
}

async function roundParts(db: Db, userId: string): Promise<Part[]> {
  const rows = await db.select().from(gameRounds).where(eq(gameRounds.userId, userId));
  return rows
    .filter(({ state, staked }) => state !== 'cancelled' && staked > 0n)
    .flatMap(({ currency, staked, won, finishedAt }): Part[] => [
      { currency, of: 'stake', at: finishedAt ?? undefined, amount: staked },
      { currency, of: 'loss', at: finishedAt ?? undefined, amount: staked - won },
    ]);
}
