import { closeBefore, payCommission } from './close-week.ts';
import { refill } from './credit.ts';
import { instantAt } from './history-span.ts';
import { moveTo, type HistoryWeek, type HistoryWorld } from './history-world.ts';
import { blockSome, clearPlayers, savePlans, welcome } from './people.ts';
import { askForVoid, decideVoid, sellBack, sellTickets, type Sold } from './sell-tickets.ts';
import { resultsAfter, sessions, soldBackAfter } from './sessions.ts';

const [minute, hour] = [60_000, 3_600_000];
/** Every so many weeks a ticket is to be voided. */
const voidEvery = 3;

/** Plays a week up to its end, or to the end of the history. A repeated run does what the first has not done. */
export async function playWeek(world: HistoryWorld, week: HistoryWeek): Promise<void> {
  await savePlans(world, week);
  await closeBefore(world, week);
  await welcome(world, week);
  await clearPlayers(world, week);
  await blockSome(world, week);
  await payCommission(world, week);
  await refill(world, week);
  for (const [number, { day, time, part }] of sessions.entries()) {
    const at = instantAt(week.monday, day, time);
    // The recorded matches are not played on after the end of the history.
    if (at + Math.max(...resultsAfter) * hour > world.end) return;
    const matches = world.open({ monday: week.monday, week: week.number, session: number, at });
    const sold = await sellTickets(world, week, { number, at, part, ...matches });
    if (number === 2 && week.number % voidEvery === 1) await voidOne(world, week, sold);
    if (moveTo(world, at + soldBackAfter)) await sellBack(world, week, sold);
    for (const hours of resultsAfter) if (moveTo(world, at + hours * hour)) await world.tickets.settleNow();
  }
}

/** The agent asks for the last ticket that it sold, and the master approves two of three requests. */
async function voidOne(world: HistoryWorld, { number }: HistoryWeek, sold: readonly Sold[]): Promise<void> {
  const last = sold.findLast(({ player }) => player.parent === 'agent');
  if (last === undefined) return;
  const id = await askForVoid(world, last, 'Wrong selection, noticed at the counter');
  world.clock.moveTo(world.clock.now() + 3 * minute);
  if (id !== undefined) await decideVoid(world, 'master', id, number % (voidEvery * 3) !== voidEvery + 1);
}
