import { commissionCycles, minorToMoney, moneyToMinor } from '@kvota/contracts';

import { closePeriods } from '../../agency/commission/statements/close-periods.ts';
import { foldFigures } from '../../figures/fold-figures.ts';
import { demoCurrencies } from '../demo-data.ts';
import { castAgents } from './cast.ts';
import { closedWeeks, instantAt } from './history-span.ts';
import { actorOf, moveTo, requireDone, type HistoryWeek, type HistoryWorld } from './history-world.ts';

/** Closed weeks whose commission is not paid yet. Half of the one before them is. */
const unpaidWeeks = 1;

/** Adds up the figures and draws up the statements of all that is over, as the workers of the platform do. */
export async function closeBefore(world: HistoryWorld, { monday }: HistoryWeek): Promise<void> {
  if (!moveTo(world, instantAt(monday, 0, '00:01'))) return;
  await closeNow(world);
}

export async function closeNow({ db, clock }: Pick<HistoryWorld, 'db' | 'clock'>): Promise<void> {
  await foldFigures({ db, clock });
  await closePeriods({ db, clock });
}

/** Pays the periods that were closed, from the top down, so that each has the money. The last ones stay unpaid. */
export async function payCommission(world: HistoryWorld, { number, monday }: HistoryWeek): Promise<void> {
  if (!moveTo(world, instantAt(monday, 0, '09:00'))) return;
  const week = number - 1;
  if (week < 0 || week >= closedWeeks - unpaidWeeks) return;
  const part = week === closedWeeks - unpaidWeeks - 1 ? 'half' : 'whole';
  const closed = (await world.agency.periods()).filter((period) => period.closed);
  // A month is paid on its first Monday after.
  const isNewMonth = Number(monday.slice(-2)) <= 7;
  const cycles = commissionCycles.filter((cycle) => cycle === 'week' || isNewMonth);
  const periods = cycles.flatMap((cycle) => closed.filter((one) => one.cycle === cycle).slice(0, 1));
  for (const parent of new Set(castAgents.map((agent) => agent.parent)))
    for (const { id, cycle } of periods) await payBelow(world, { parent, id, part: cycle === 'week' ? part : 'whole' });
}

async function payBelow(
  world: HistoryWorld,
  { parent, id, part }: { parent: string; id: string; part: 'half' | 'whole' },
): Promise<void> {
  const actor = actorOf(world, parent);
  const { currencyId } = demoCurrencies.RSD;
  const { rows } = await world.agency.commission(actor, { periodId: id, currencyId });
  for (const { userId, open, paid } of rows) {
    const owed = open === null ? 0n : moneyToMinor(open);
    if (owed === 0n || (part === 'half' && paid !== null && moneyToMinor(paid) !== 0n)) continue;
    const whole = owed < 0n ? -owed : owed;
    const amount = minorToMoney(part === 'half' ? whole / 2n : whole);
    const payment = { requestId: `history-pay-${id}-${userId}`, periodId: id, userId, currencyId, amount };
    requireDone(`pay ${id}`, await world.agency.pay(actor, payment));
  }
}
