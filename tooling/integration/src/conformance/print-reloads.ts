// Reloads the page at random moments while a ticket is pending: `--moments 50`, `--seed 1`.
import { parseArgs } from 'node:util';

import { reloadAt } from './reloads.ts';
import { openWorld } from './world.ts';

const options = { moments: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } } as const;
const { values } = parseArgs({ options });
const world = await openWorld();
let state = Number(values.seed);
const random = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};
let [unresolved, twice] = [0, 0];
for (let i = 0; i < Number(values.moments); i += 1) {
  const { outcome, moment, resolved, submitted } = await reloadAt(world, i, random(28));
  if (!resolved) unresolved += 1;
  if (submitted > 0) twice += 1;
  console.log(
    `${outcome.padEnd(10)} reloaded after ${String(moment).padStart(2)} s: ${resolved ? 'resolved' : 'OPEN'}`,
  );
}
const { ok } = await world.platform.ledger.check();
await world.close();
console.log(
  `${values.moments} reloads, ${unresolved} unresolved, ${twice} sent twice, ledger ${ok ? 'sum 0' : 'BROKEN'}`,
);
process.exit(unresolved + twice === 0 && ok ? 0 : 1);
