import { closeNow } from './close-week.ts';
import { balanceOut } from './credit.ts';
import { moveTo, type HistoryWeek, type HistoryWorld } from './history-world.ts';
import { candidateOf } from './matches/pick-slip.ts';
import { askForVoid, sellTickets } from './sell-tickets.ts';
import { sessions } from './sessions.ts';

const [minute, hour] = [60_000, 3_600_000];

/**
 * Sells the tickets of the last half hour, on matches to come, so that there is an open liability. For two of them an agent
 * asks to void them, and the demo accounts above can decide. Then the demo accounts get the credit of the README.
 */
export async function playToday(world: HistoryWorld, week: HistoryWeek): Promise<void> {
  const { end, feed } = world;
  const at = end - 30 * minute;
  const fixtures = feed.fixtures(end + hour, end + 12 * hour).filter(({ timeStart }) => timeStart > end + hour);
  const coming = fixtures.filter(({ sport }) => sport === 'F').map((fixture) => candidateOf(feed, fixture, end));
  const sold = await sellTickets(world, week, { number: sessions.length, at, part: 0.35, coming, live: [] });
  if (!moveTo(world, end)) return;
  for (const parent of ['agent', 'subagent']) {
    const last = sold.findLast(({ player }) => player.parent === parent);
    if (last) await askForVoid(world, last, 'Wrong stake, noticed at the counter');
  }
  await balanceOut(world);
  await closeNow(world);
}
