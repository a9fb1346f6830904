import { createHash } from 'node:crypto';

import { and, eq, inArray, sql } from 'drizzle-orm';

import type { ActAnswer, Agency, AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { CashOuts } from '../../cash-out/cash-outs.ts';
import type { Db } from '../../database/database.ts';
import { accounts, users, wallets } from '../../database/schema/index.ts';
import type { Feed } from '../../feed/model/feed.ts';
import type { Random } from '../../feed/random/hash.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Offer } from '../../offer/offer.ts';
import type { Tickets } from '../../tickets/tickets.ts';
import { demoCurrencies } from '../demo-data.ts';
import type { MovedClock } from './moved-clock.ts';
import type { RecordedOffer } from './matches/recorded-offer.ts';

/** The modules of the platform that the history uses, all over the same moved clock. */
export interface HistoryParts {
  readonly tickets: Pick<Tickets, 'request' | 'info' | 'decideNow' | 'settleNow'>;
  readonly cashOuts: Pick<CashOuts, 'quote' | 'confirm'>;
  readonly agency: Agency;
  readonly offer: Offer;
}

/** Everything that the weeks of the history need. */
export interface HistoryWorld extends HistoryParts {
  readonly db: Db;
  readonly feed: Feed;
  readonly open: RecordedOffer['open'];
  readonly clock: MovedClock;
  /** Makes passwords that nobody has. */
  readonly ids: Ids;
  /** The moment at which the history ends. */
  readonly end: number;
  /** Differs between worlds, so that nobody can guess the numbers of tickets. */
  readonly salt: string;
  /** Ids of users by name. */
  readonly userIds: Map<string, string>;
  /** Throws once the platform closes. */
  readonly goOn: () => void;
}

/** A week of the history. */
export interface HistoryWeek {
  /** From 0. */
  readonly number: number;
  /** Its Monday. */
  readonly monday: string;
  /** The same for each run of the week, and in every year. */
  readonly random: Random;
}

/** Moves the clock and returns true, unless the moment is after the end of the history. */
export function moveTo({ clock, end, goOn }: HistoryWorld, at: number): boolean {
  goOn();
  if (at > end) return false;
  clock.moveTo(at);
  return true;
}

export function userIdOf({ userIds }: Pick<HistoryWorld, 'userIds'>, name: string): string {
  const id = userIds.get(name);
  if (id === undefined) throw new Error(`The history has no user ${name}.`);
  return id;
}

/** Returns a node of the tree as the one that acts: the operator for the root. */
export const actorOf = (world: Pick<HistoryWorld, 'userIds'>, name: string): AgencyActor =>
  name === rootId
    ? { userId: userIdOf(world, 'operator'), nodeId: rootId }
    : { userId: userIdOf(world, name), nodeId: userIdOf(world, name) };

/** Reads the credit of all users in dinars, in minor units, by id. */
export async function readCredits({ db }: Pick<HistoryWorld, 'db'>): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ userId: wallets.userId, credit: sql<string>`sum(${accounts.balance})::text` })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.walletId, wallets.id))
    .where(and(eq(wallets.currencyId, demoCurrencies.RSD.currencyId), inArray(accounts.kind, ['wallet_0', 'wallet_1'])))
    .groupBy(wallets.userId);
  return new Map(rows.map(({ userId, credit }) => [userId, BigInt(credit)]));
}

/** Returns an id of the form of a UUID that follows from a text, so that a repeated act has the id of the first one. */
export function idFor({ salt }: Pick<HistoryWorld, 'salt'>, text: string): string {
  const hex = createHash('sha256').update(`${salt} ${text}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Throws if an act was refused. An id that was used is an act that an earlier run has done. */
export function requireDone(what: string, answer: ActAnswer): void {
  if (answer.kind === 'answer' && !answer.body.includes('"ErrorText":"ok"'))
    throw new Error(`The history cannot ${what}: ${answer.body}`);
}

/** Adds the users of a tree to the ids by name. */
export async function readUserIds(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: users.id, username: users.username }).from(users);
  return new Map(rows.map(({ id, username }) => [username, id]));
}
