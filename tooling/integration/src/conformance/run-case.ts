import type { Case } from './cases/case.ts';
import { ledgerOf, seenOn, slipAfter, type Seen } from './row.ts';
import type { World } from './world.ts';

/** The result of a case, in the form of its expectation. */
export interface Row {
  readonly seen: Seen;
  readonly slip: string;
  readonly ledger: string;
  readonly requests: number;
}

/** Runs a case and records the effects on the screen, the slip and the ledger. */
export async function runCase(world: World, { run }: Case): Promise<Row> {
  const { slip, shown, sent, leave } = await run(world);
  const row = {
    seen: seenOn(slip, shown),
    slip: slipAfter(slip),
    ledger: await ledgerOf(world.platform, sent.at(-1) ?? null),
    requests: sent.length,
  };
  leave();
  await world.force(null);
  return row;
}

export const expectedRow = ({ seen, slip, ledger, requests = 1 }: Case): Row => ({ seen, slip, ledger, requests });
