// Measures whether the page grows while prices change: its heap and its nodes, each time after garbage collection.
import { whileMoving } from './production-build.ts';
import { atMost, slopeOf, write, type Row } from './figures.ts';
import { metricOf, type BettingTab, type World } from './world.ts';

const perSecond = 1000;
const apart = 10_000;

interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
  readonly nodes: number;
}

async function sample({ cdp }: BettingTab, start: number): Promise<Sample> {
  // The second collection frees what finalizers released.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return {
    minutes: (performance.now() - start) / 60_000,
    megabytes: (await metricOf(cdp, 'JSHeapUsedSize')) / 1e6,
    nodes: await metricOf(cdp, 'Nodes'),
  };
}

/** Returns the rows of the soak. */
export async function measureSoak(world: World, betting: BettingTab, minutes: number): Promise<Row[]> {
  const samples = await whileMoving(world, betting, perSecond, async () => {
    // Code that the engine compiles and keeps in the first half minute is no leak.
    await betting.page.waitForTimeout(Math.min(30_000, minutes * 15_000));
    const start = performance.now();
    const taken = [await sample(betting, start)];
    while (performance.now() - start < minutes * 60_000) {
      await betting.page.waitForTimeout(apart);
      taken.push(await sample(betting, start));
    }
    return taken;
  });
  const nodes = samples.map((each) => each.nodes);
  write(`soak: ${samples.map(({ megabytes }) => megabytes.toFixed(2)).join(' ')} MB; ${nodes.join(' ')} nodes`);
  const slope = slopeOf(samples.map((each) => [each.minutes, each.megabytes]));
  return [
    atMost(`soak at 1,000/s, ${minutes} minutes: heap`, slope, 0.2, 'MB/min', 3),
    atMost('soak: nodes, most less fewest', Math.max(...nodes) - Math.min(...nodes), 0, '', 0),
  ];
}
