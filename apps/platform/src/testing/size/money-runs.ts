import { randomUUID } from 'node:crypto';

import { defaultTicketSettings } from '@kvota/contracts';

import type { AgencyDeps } from '../../agency/agency-deps.ts';
import { createAgency } from '../../agency/create-agency.ts';
import { inParallel } from '../../kernel/in-parallel.ts';
import { createTickets } from '../../tickets/create-tickets.ts';
import type { FakeOffer } from '../fake-offer.ts';
import { paidLeg, paidTicket } from '../paid-ticket.ts';
import { percentile } from '../percentile.ts';
import type { MeasuredRow } from './measured-row.ts';
import { run } from './size-database.ts';

/** Calls that wait for their answers at a time. */
const inFlight = 16;
const rsd = { currency: 'RSD', currency_id: 941 };

/** Runs calls, some at a time. Returns the milliseconds of each, and those of all. A call that fails ends the run. */
async function load(count: number, call: (turn: number) => Promise<void>): Promise<{ times: number[]; whole: number }> {
  const times: number[] = [];
  const turns = Array.from({ length: count }, (_, turn) => turn);
  const began = performance.now();
  await inParallel(
    turns,
    inFlight,
    async (turn) => {
      const start = performance.now();
      await call(turn);
      times.push(performance.now() - start);
    },
    (error) => {
      throw error;
    },
  );
  return { times, whole: performance.now() - began };
}

/** Measures transfers along random edges of the tree. */
export async function measureTransfers(deps: AgencyDeps, count: number, embedded: boolean): Promise<MeasuredRow[]> {
  const agency = createAgency(deps);
  const edges = await run(
    deps.db,
    `SELECT n.user_id AS child, n.parent_id AS parent FROM agency_nodes n JOIN wallets w ON w.user_id = n.user_id
     WHERE n.parent_id <> 'root' AND w.currency_id = ${rsd.currency_id} AND NOT EXISTS (
       SELECT FROM agency_blocks b JOIN agency_paths p ON p.ancestor = b.user_id WHERE p.descendant = n.user_id)
     ORDER BY md5(n.user_id) LIMIT ${count}`,
  );
  const signIn = { at: deps.clock.now(), level: '' };
  const { times, whole } = await load(count, async (turn) => {
    const edge = edges[turn % edges.length];
    const parent = String(edge?.['parent']);
    const transfer = {
      requestId: randomUUID(),
      userId: String(edge?.['child']),
      currencyId: 941,
      amount: '10.00',
      note: '',
    };
    const answer = await agency.transfer(
      { userId: parent, nodeId: parent, signIn },
      { ...transfer, direction: 'down' },
    );
    if (answer.kind !== 'answer' || !answer.body.includes('"ErrorText":"ok"'))
      throw new Error(`A transfer was refused: ${JSON.stringify(answer)}`);
  });
  const what = `addCredit, ${inFlight} in flight`;
  const shared = { what, level: '', runs: count };
  const rate = { name: 'rate', value: count / (whole / 1000), unit: '/s' };
  const p95 = { name: 'p95', value: percentile(times, 95), unit: 'ms' };
  return [
    { ...shared, values: [rate], goal: { name: 'rate', least: embedded ? 100 : 500 } },
    {
      ...shared,
      values: [{ name: 'p50', value: percentile(times, 50), unit: 'ms' }, p95],
      goal: embedded ? undefined : { name: 'p95', most: 60 },
    },
  ];
}

/**
 * Measures tickets from the payment to their settlement, in rounds with and without rows of figures. Without them, a trigger
 * of the bench drops each row before it is written; the call of the trigger remains.
 */
export async function measureTickets(
  deps: AgencyDeps & { readonly offer: FakeOffer },
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<MeasuredRow[]> {
  const { db, offer } = deps;
  const players = await run(
    db,
    `SELECT w.user_id AS id FROM wallets w JOIN agency_nodes n ON n.user_id = w.user_id
     WHERE n.kind = 'player' AND w.currency_id = ${rsd.currency_id} ORDER BY md5(w.id) LIMIT ${count}`,
  );
  const settings = () => Promise.resolve(defaultTicketSettings);
  const ledger = deps.ledger as Parameters<typeof createTickets>[0]['ledger']; // that of the bench has all of it
  const failures: unknown[] = [];
  const logger = { error: (_: string, error?: unknown) => void failures.push(error) };
  const tickets = createTickets({ ...deps, ledger, settings, logger });
  const seconds = { logged: [] as number[], bare: [] as number[] };
  const round = async (name: string): Promise<number> => {
    const events = [`bench-${name}-won`, `bench-${name}-lost`] as const;
    const { whole } = await load(count, async (turn) => {
      const id = String(players[turn % players.length]?.['id']);
      const request = paidTicket(randomUUID(), [paidLeg(events[turn % 2] ?? '')], { wallet: rsd });
      const answer = await tickets.request({ id, username: id, roles: [], blocked: false }, request, request);
      if (!('body' in answer) || !answer.body.includes('"ErrorText":"ok"'))
        throw new Error(`A ticket was refused: ${JSON.stringify(answer)}`);
    });
    offer.end(events[0], 'won');
    offer.end(events[1], 'lost');
    const began = performance.now();
    await tickets.settleNow();
    if (failures.length > 0) throw new Error('A ticket was not settled.', { cause: failures[0] });
    return (whole + performance.now() - began) / 1000;
  };
  await round('warm');
  for (let i = 0; i < rounds; i += 1) {
    // In turns, so that a machine that slows down slows both.
    for (const kind of i % 2 === 0 ? (['logged', 'bare'] as const) : (['bare', 'logged'] as const)) {
      if (kind === 'bare') await dropRows(db);
      seconds[kind].push(await round(`${kind}${i}`));
      if (kind === 'bare') await run(db, 'DROP TRIGGER bench_drop ON figures_log');
    }
  }
  const rateOf = (kind: keyof typeof seconds): number => count / percentile(seconds[kind], 50);
  const [logged, bare] = [rateOf('logged'), rateOf('bare')];
  const rate = (value: number) => ({ name: 'rate', value, unit: 'tickets/s' });
  const shared = { level: '', runs: rounds };
  return [
    { ...shared, what: 'tickets paid and settled', values: [rate(logged)], goal: undefined },
    { ...shared, what: 'tickets without rows of figures', values: [rate(bare)], goal: undefined },
    {
      ...shared,
      what: 'loss by rows of figures',
      values: [{ name: 'loss', value: 100 * (1 - logged / bare), unit: '%' }],
      goal: { name: 'loss', most: 10 },
    },
  ];
}

async function dropRows(db: AgencyDeps['db']): Promise<void> {
  await run(db, `CREATE OR REPLACE FUNCTION bench_drop() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`);
  await run(db, 'CREATE TRIGGER bench_drop BEFORE INSERT ON figures_log FOR EACH ROW EXECUTE FUNCTION bench_drop()');
}
