// Measures the betting page as it is shipped, over sockets, beside the hand-written page with the same DOM.
import { atMost, median, write, type Row } from './figures.ts';
import { openFloor, runFloor, stopFloor } from './floor.ts';
import { smoothnessOf } from './smoothness.ts';
import { countWire } from './wire.ts';
import { costOf, type BettingTab, type Tab, type World } from './world.ts';

interface Round {
  readonly product: number;
  readonly floor: number;
}

/**
 * The number of prices for a rate, so that none changes twice between two ticks of the room. The ticks come a little
 * less than ten times a second.
 */
export const oddsFor = (perSecond: number): number => Math.ceil(perSecond * 0.13);

/** Changes prices over the socket while something is measured. */
export async function whileMoving<T>(
  { platform }: World,
  { odds, page }: BettingTab,
  perSecond: number,
  measure: () => Promise<T>,
): Promise<T> {
  await platform.ask('move', { visible: odds, atLeast: oddsFor(perSecond), perSecond });
  // The first second is spent on styles and compilation.
  await page.waitForTimeout(1000);
  const measured = await measure();
  await platform.ask('move', { visible: odds, atLeast: 0, perSecond: 0 });
  // A changed price is marked for three seconds.
  await page.waitForTimeout(3500);
  return measured;
}

async function floorCost(tab: Tab, perSecond: number, seconds: number): Promise<number> {
  await tab.page.bringToFront();
  await runFloor(tab, perSecond);
  await tab.page.waitForTimeout(1000);
  const cost = await costOf(tab, seconds);
  await stopFloor(tab);
  return cost;
}

async function ratioAt(
  world: World,
  [betting, floor]: readonly [BettingTab, Tab],
  perSecond: number,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<number> {
  const found: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Alternates within every round, so that a slow minute of the machine affects all of them.
    const byHand = await floorCost(floor, perSecond, seconds);
    await betting.page.bringToFront();
    const product = await whileMoving(world, betting, perSecond, () => costOf(betting, seconds));
    found.push({ product, floor: byHand });
  }
  const rate = perSecond.toLocaleString('en');
  write(`hand-written, ${rate}/s: ${median(found.map((round) => round.floor)).toFixed(0)} ms/s`);
  write(`the site, ${rate}/s: ${median(found.map((round) => round.product)).toFixed(0)} ms/s`);
  return median(found.map((round) => round.product / round.floor));
}

async function arrived(world: World, betting: BettingTab, perSecond: number, seconds: number): Promise<void> {
  const { page, cdp } = betting;
  const wire = await whileMoving(world, betting, perSecond, () =>
    countWire(cdp, () => page.waitForTimeout(seconds * 1000)),
  );
  const [changes, messages] = [wire.changes / seconds, wire.messages / seconds];
  write(`asked for ${perSecond}/s, arrived ${changes.toFixed(0)}/s in ${messages.toFixed(1)} messages`);
}

/** Returns the rows of both rates, with the share of changes that arrived. */
export async function measureProductionBuild(
  world: World,
  betting: BettingTab,
  how: { rounds: number; seconds: number },
): Promise<Row[]> {
  write(`betting page: ${betting.rows} rows on the page, ${betting.odds.length} odds`);
  const floor = await openFloor(world, betting);
  const tabs = [betting, floor] as const;
  const usual = await ratioAt(world, tabs, 1000, how);
  await arrived(world, betting, 1000, how.seconds);
  const many = await ratioAt(world, tabs, 20_000, how);
  await arrived(world, betting, 20_000, how.seconds);
  const smooth = await whileMoving(world, betting, 20_000, () => smoothnessOf(betting.page, how.seconds));
  await floor.page.context().close();
  return [
    atMost('as shipped over sockets, 1,000/s, to hand-written', usual, 0.65, 'x'),
    atMost('the same at 20,000/s', many, 1.25, 'x'),
    atMost('20,000/s: long tasks', smooth.longTasks, 0, '', 0),
    atMost('20,000/s: dropped frames', smooth.dropped * 100, 1, '%', 1),
  ];
}
