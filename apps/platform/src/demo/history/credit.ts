import { minorToMoney, moneyToMinor } from '@kvota/contracts';

import { rootId } from '../../agency/tree.ts';
import { demoCurrencies } from '../demo-data.ts';
import { castAgents, castLine, castPlayers, type CastPlayer } from './cast.ts';
import {
  actorOf,
  moveTo,
  readCredits,
  requireDone,
  userIdOf,
  type HistoryWeek,
  type HistoryWorld,
} from './history-world.ts';
import { instantAt } from './history-span.ts';

const { currencyId } = demoCurrencies.RSD;
const minorOf = (units: number): bigint => moneyToMinor(`${units}.00`);
/** Transfers of a usual Monday are whole hundreds. */
const hundred = 10_000n;

/** A user, and what it lacks of the credit that the parent wants it to have. */
interface Lack {
  readonly name: string;
  readonly parent: string;
  readonly missing: bigint;
}

/** True if a player has an agent and plays in a week. */
export const playsIn = ({ from, until = Infinity }: CastPlayer, week: number): boolean => from <= week && week < until;

/**
 * Brings the credit of the branch into order on a Monday: agents from the top down, so that each can give, then players.
 * A player who ran low buys credit, and one who won much takes money home.
 */
export async function refill(world: HistoryWorld, { number, monday }: HistoryWeek): Promise<void> {
  if (!moveTo(world, instantAt(monday, 0, '09:30'))) return;
  const credits = await readCredits(world);
  const bringNear = (name: string, parent: string, units: number, [low, high]: readonly [bigint, bigint]) => {
    const has = credits.get(userIdOf(world, name)) ?? 0n;
    const wanted = minorOf(units);
    // A quarter of what it should be is 1, the whole is 4.
    if (has * 4n >= wanted * low && has * 4n <= wanted * high) return undefined;
    const missing = wanted - has;
    return bring(world, `w${number}`, { name, parent, missing: (missing / hundred) * hundred });
  };
  for (const { name, parent, credit } of castAgents) await bringNear(name, parent, credit, [3n, 8n]);
  if (number === castLine.week) await lend(world);
  for (const [at, { name, parent, credit }] of castPlayers.filter((one) => playsIn(one, number)).entries()) {
    if (!moveTo(world, instantAt(monday, 0, '10:00') + at * 19 * 60_000)) return;
    await bringNear(name, parent, credit, [2n, 10n]);
  }
}

/** Gives an agent a credit line, lends within it, and takes a part back. */
async function lend(world: HistoryWorld): Promise<void> {
  const { parent, child, limit, lowFloat, lent, repaid } = castLine;
  const [actor, userId] = [actorOf(world, parent), userIdOf(world, child)];
  const [most, mark] = [minorToMoney(minorOf(limit)), minorToMoney(minorOf(lowFloat))];
  const line = { requestId: `history-line-${child}`, userId, currencyId, limit: most, lowFloat: mark };
  requireDone(`give ${child} a line`, await world.agency.saveLine(actor, line));
  const move = async (basis: 'credit' | 'repay', direction: 'down' | 'up', units: number): Promise<void> => {
    const amount = minorToMoney(minorOf(units));
    const transfer = { requestId: `history-${basis}-${child}`, userId, currencyId, amount, direction, basis, note: '' };
    requireDone(`move ${amount} of the debt of ${child}`, await world.agency.transfer(actor, transfer));
  };
  await move('credit', 'down', lent);
  await move('repay', 'up', repaid);
}

/** Brings the demo accounts to the credit that the README names, from the leaves up. */
export async function balanceOut(world: HistoryWorld): Promise<void> {
  const player = castPlayers.filter(({ name }) => name === 'player');
  const agents = castAgents.filter(({ name }) => name !== 'lokal_zemun').toReversed();
  for (const { name, parent, credit } of [...player, ...agents]) {
    const has = (await readCredits(world)).get(userIdOf(world, name)) ?? 0n;
    await bring(world, 'end', { name, parent, missing: minorOf(credit) - has });
  }
}

/** Moves what a user lacks, or has too much if it is negative. */
async function bring(world: HistoryWorld, when: string, { name, parent, missing }: Lack): Promise<void> {
  if (missing === 0n) return;
  const userId = userIdOf(world, name);
  const direction = missing > 0n ? 'down' : 'up';
  const amount = minorToMoney(missing > 0n ? missing : -missing);
  // The amount is part of the id, because a repeated run may find other credit.
  const requestId = `history-${when}-${name}-${amount.replace('.', '-')}`;
  const note = parent === rootId ? '' : direction === 'down' ? 'Cash at the counter' : 'Paid out in cash';
  const transfer = { requestId, userId, currencyId, amount, direction, note } as const;
  requireDone(`give ${amount} to ${name}`, await world.agency.transfer(actorOf(world, parent), transfer));
}
