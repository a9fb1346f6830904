import { expect, test } from 'vitest';

import { allDatabases } from '../src/testing/databases.ts';
import type { RunReport } from './open-run.ts';
import { serverAddress } from '../src/testing/servers/run-database.ts';
import { runTickets } from './run-tickets.ts';
import { runTransfers } from './transfers/run-transfers.ts';
import { runVouchers } from './vouchers/run-vouchers.ts';

// The same runs in full: `pnpm --filter @kvota/platform chaos:transfers`, `chaos:tickets` and `chaos:vouchers`, see README.md.

/** Nodes are processes, which only a server can serve. */
const isServed = allDatabases.some(({ name }) => name === 'PostgreSQL');
const options = {
  seed: 5,
  server: serverAddress(),
  nodes: 2,
  killEvery: 700,
  clients: 4,
  share: 0.2,
  print: () => {},
};
const failedRows = ({ rows }: RunReport) => rows.filter(({ failed }) => failed === true);
const valueOf = ({ rows }: RunReport, named: string): number => Number(rows.find(({ name }) => name === named)?.value);

test.skipIf(!isServed)(
  '[SEC-10] transfers with faults and killed nodes: none lost, none doubled, ledger and figures equal at every moment',
  async () => {
    const report = await runTransfers({ ...options, transfers: 60 });
    expect(failedRows(report)).toEqual([]);
    expect(valueOf(report, 'transfers')).toBe(60);
    expect(valueOf(report, 'nodes killed')).toBeGreaterThan(0);
  },
);

test.skipIf(!isServed)(
  '[OP-25] [OP-89] [FAULT-02] tickets with faults and killed nodes: none lost, none doubled, the same bytes',
  async () => {
    const report = await runTickets({ ...options, tickets: 40, players: 10 });
    // The time to an answer depends on the other tests that the machine runs.
    expect(failedRows(report).filter(({ name }) => !name.includes('p99'))).toEqual([]);
    expect(valueOf(report, 'tickets')).toBe(40);
    expect(valueOf(report, 'nodes killed')).toBeGreaterThan(0);
  },
);

test.skipIf(!isServed)(
  '[SEC-10] [SEC-02] vouchers with faults and killed nodes: none lost, none doubled; guessing is limited over all nodes',
  async () => {
    const report = await runVouchers({ ...options, vouchers: 40, timed: 10 });
    // How long codes take depends on the other tests that the machine runs.
    const timed = ['difference of these', 'seconds of guessing, for limits of a minute'];
    expect(failedRows(report).filter(({ name }) => !timed.includes(name))).toEqual([]);
    expect(valueOf(report, 'vouchers made')).toBe(40);
    expect(valueOf(report, 'redeemed')).toBeGreaterThan(0);
    expect(valueOf(report, 'nodes killed')).toBeGreaterThan(0);
  },
);
