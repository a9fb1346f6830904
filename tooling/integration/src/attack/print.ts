// Attacks a running platform and prints how it held: `pnpm --filter @kvota/integration attack --requests 10000 --seed 1`.
// It changes data and settings: start the platform with `pnpm start --fresh` before and after it.
import { parseArgs } from 'node:util';

import { floodedSockets, manySockets } from './socket-floods.ts';
import { designerAbuse } from './designer-abuse.ts';
import { foreignData } from './foreign-data.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { oidcAbuse } from './oidc-abuse.ts';
import { tableOf, type AttackResult } from './result.ts';
import { roleMatrix } from './role-matrix.ts';
import { shownStrings } from './shown-strings.ts';
import { signInBurst } from './sign-in-abuse.ts';
import { slowClients } from './slow-clients.ts';
import { openTarget } from './target.ts';

const { values } = parseArgs({
  options: {
    platform: { type: 'string', default: 'http://localhost:4000' },
    site: { type: 'string', default: 'http://localhost:4100' },
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const { platform, site } = values;
const target = await openTarget(platform, site);
const attacks: readonly (() => Promise<AttackResult>)[] = [
  () => roleMatrix(target),
  () => foreignData(target),
  () => designerAbuse(target, site),
  () => oidcAbuse(target),
  () => signInBurst(target),
  () => manySockets(target, { count: 600, most: 500 }),
  () => floodedSockets(target, 30_000),
  () => slowClients(target, 200),
  () => shownStrings(target, site),
  // Last, because it changes settings at random.
  () => fuzz(target, { count: Number(values.requests), seed: Number(values.seed) }),
];
const results: AttackResult[] = [];
for (const attack of attacks) {
  const result = await attack();
  console.error(`${result.breaches.length === 0 ? 'held  ' : 'BREACH'} ${result.attack}`);
  results.push(result);
}
console.log(tableOf(results));
process.exit(results.every(({ breaches }) => breaches.length === 0) ? 0 : 1);
