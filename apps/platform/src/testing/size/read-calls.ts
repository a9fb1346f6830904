import { agencyCalls } from '@kvota/contracts';
import * as v from 'valibot';

import type { Agency, AgencyActor } from '../../agency/agency.ts';
import type { AgencyDeps } from '../../agency/agency-deps.ts';
import { createAgency } from '../../agency/create-agency.ts';
import { readLines } from '../../agency/live/read-lines.ts';
import { run } from './size-database.ts';
import { levels, playerBelow, ticketBelow, type BenchNodes, type Level } from './bench-nodes.ts';
import { timesRow, type MeasuredRow } from './measured-row.ts';
import type { SizePlan } from './size-plan.ts';

/** Goals in milliseconds for the 95th percentile. */
const goals = {
  tickets: { server: 25, embedded: 25 },
  filtered: { server: 60, embedded: 60 },
  users: { server: 20, embedded: 20 },
  figures: { server: 30, embedded: 40 },
} as const;

/** A call as an actor, prepared before its time is taken. */
type Prepared = (agency: Agency, actor: AgencyActor, turn: number) => Promise<(() => Promise<unknown>) | undefined>;

interface ReadCall {
  readonly what: string;
  readonly goal?: keyof typeof goals;
  readonly levels: readonly Level[];
  readonly prepare: Prepared;
  /** True if each run needs an agency that has kept nothing. */
  readonly fresh?: true;
}

const { agencyTickets, agencyAllUsers, agencyMyAgents, agencyAgentTransactions, agencyCalculation } = agencyCalls;
const everywhere = levels;
/** Levels of which a page of players is read: the operator's would be read by nobody. */
const belowRoot = ['master', 'agent', 'shop'] as const;

/** Measures the calls of agents that read, at random nodes of each level. */
export async function measureReads(
  { deps, nodes, plan, embedded, runs, levels: asked = levels }: ReadBench,
  onRow: (row: MeasuredRow) => void,
): Promise<void> {
  const kept = createAgency(deps);
  for (const call of callsOf(deps, plan)) {
    for (const level of call.levels) {
      if (!asked.includes(level) || nodes.count(level) === 0) continue;
      const times: number[] = [];
      // The first run is not counted: it fills the caches of the database.
      for (let turn = 0; turn <= runs; turn += 1) {
        const agency = call.fresh ? createAgency(deps) : kept;
        const prepared = await call.prepare(agency, nodes.actor(level, turn), turn);
        if (prepared === undefined) continue;
        const began = performance.now();
        await prepared();
        if (turn > 0) times.push(performance.now() - began);
      }
      const goal = call.goal && goals[call.goal][embedded ? 'embedded' : 'server'];
      if (times.length > 0) onRow(timesRow({ what: call.what, level, most: goal }, times));
    }
  }
}

export interface ReadBench {
  readonly deps: AgencyDeps;
  readonly nodes: BenchNodes;
  readonly plan: SizePlan;
  readonly embedded: boolean;
  readonly runs: number;
  /** Levels whose nodes call. Default: all. */
  readonly levels?: readonly Level[];
}

function callsOf(deps: AgencyDeps, plan: SizePlan): readonly ReadCall[] {
  return [...ticketCalls(deps, plan), ...userCalls(), ...figureCalls(deps), ...otherCalls(deps)];
}

type TicketInput = v.InferInput<typeof agencyTickets.body>;

function ticketCalls({ db }: AgencyDeps, plan: SizePlan): ReadCall[] {
  const from = new Date(plan.begin).toISOString();
  const list = (what: string, filter: Partial<TicketInput>, goal: keyof typeof goals = 'filtered'): ReadCall => ({
    what: `tickets: ${what}`,
    goal,
    levels: everywhere,
    prepare: async (agency, actor) => {
      const body = v.parse(agencyTickets.body, { page: 1, ...filter });
      return () => agency.tickets(actor, body);
    },
  });
  const about = (
    what: string,
    find: (nodeId: string, turn: number) => Promise<Partial<TicketInput> | undefined>,
  ): ReadCall => ({
    ...list(what, {}),
    prepare: async (agency, actor, turn) => {
      const filter = await find(actor.nodeId, turn);
      if (filter === undefined) return undefined;
      const body = v.parse(agencyTickets.body, { page: 1, ...filter });
      return () => agency.tickets(actor, body);
    },
  });
  return [
    list('7 days, no filter', {}, 'tickets'),
    list('90 days, no filter', { from }, 'tickets'),
    list('lost', { lost: true }),
    list('open', { in_play: true }),
    list('live singles won', { live: true, single: true, won: true }),
    list('void free bets (rare)', { voided: true, freebet: true }),
    list('cashback (none)', { cashback: true }),
    list('cashback (none), 90 days', { cashback: true, from }),
    list('stake from 1500', { min_pay_in: '1500' }),
    list('win from 100000', { min_win: '100000' }),
    list('waits for one match', { waiting_for_matches: 1 }),
    list('in euros', { currencyId: 978 }),
    list('oldest first', { sortOrderDesc: 'asc' }),
    list('by stake', { sortField: 'stake' }),
    list('page 40', { page: 40 }),
    list('names that begin with "mar"', { searchTerm: 'mar' }),
    about('one user name', async (nodeId, turn) => {
      const player = await playerBelow(db, nodeId, turn);
      return player && { searchTerm: player.name };
    }),
    about('number', async (nodeId, turn) => {
      const ticket = await ticketBelow(db, nodeId, turn);
      return ticket && { searchTerm: ticket.id.slice(0, 14) };
    }),
    about('of a match', async (nodeId, turn) => {
      const ticket = await ticketBelow(db, nodeId, turn);
      return ticket && { match_code: ticket.event };
    }),
    about('of a player, 90 days', async (nodeId, turn) => {
      const player = await playerBelow(db, nodeId, turn);
      return player && { userId: player.id, from };
    }),
  ];
}

function userCalls(): ReadCall[] {
  const list = (
    what: string,
    query: Partial<v.InferInput<typeof agencyAllUsers.query>>,
    more: Partial<ReadCall> = {},
  ): ReadCall => ({
    what: `users: ${what}`,
    levels: everywhere,
    prepare: async (agency, actor) => {
      const input = v.parse(agencyAllUsers.query, { page: '1', ...query });
      return () => agency.users(actor, input);
    },
    ...more,
  });
  return [
    {
      what: 'children of the own node',
      goal: 'users',
      levels: everywhere,
      prepare: async (agency, actor) => {
        const query = v.parse(agencyMyAgents.query, {});
        return () => agency.children(actor, query);
      },
    },
    list('by name', {}, { goal: 'users' }),
    list('by name, sums not kept', {}, { fresh: true }),
    list('search "mar"', { searchTerm: 'mar' }, { goal: 'users' }),
    list('by balance', { order: 'balance' }),
    list('newest first', { order: 'created' }),
    list('blocked', { state: 'blocked' }),
    {
      what: 'search of a user, "mar"',
      goal: 'users',
      levels: everywhere,
      prepare: async (agency, actor) => () => agency.search(actor, 'mar'),
    },
  ];
}

function figureCalls({ db }: AgencyDeps): ReadCall[] {
  const calculation = (by: string, more: Partial<ReadCall> = {}): ReadCall => ({
    what: `calculation: this week by ${by}`,
    goal: 'figures',
    levels: everywhere,
    prepare: async (agency, actor) => {
      const query = v.parse(agencyCalculation.query, { page: '1', by, period: 'thisWeek' });
      return () => agency.calculation(actor, query);
    },
    ...more,
  });
  const office = (period: 'today' | 'thisWeek' | 'thisMonth'): ReadCall => ({
    what: `office: ${period}`,
    goal: 'figures',
    levels: everywhere,
    prepare: async (agency, actor) => () => agency.office(actor, { period }),
  });
  const commission = (what: string, ago: number): ReadCall => ({
    what: `commission of ${what}`,
    levels: everywhere,
    prepare: async (agency, actor) => {
      const period = (await agency.periods()).filter(({ cycle }) => cycle === 'week')[ago];
      return period && (() => agency.commission(actor, { periodId: period.id }));
    },
  });
  return [
    office('today'),
    office('thisWeek'),
    office('thisMonth'),
    {
      what: 'alerts: all that waits',
      goal: 'figures',
      levels: everywhere,
      prepare: async (agency, actor) => () => agency.alerts(actor),
    },
    ...['child', 'day', 'product', 'sport', 'player'].map((by) => calculation(by)),
    {
      what: 'figures of a player, this month by day',
      goal: 'figures',
      levels: belowRoot,
      prepare: async (agency, actor, turn) => {
        const player = await playerBelow(db, actor.nodeId, turn);
        return player && (() => agency.userStats(actor, { userId: player.id, by: 'day', period: 'thisMonth' }));
      },
    },
    commission('this week', 0),
    commission('the last week, closed', 1),
  ];
}

function otherCalls({ db }: AgencyDeps): ReadCall[] {
  return [
    {
      what: 'transfers: newest, 7 days',
      levels: everywhere,
      prepare: async (agency, actor) => {
        const query = v.parse(agencyAgentTransactions.query, { page: '1', from: '2026-11-14' });
        return () => agency.transfers(actor, query);
      },
    },
    {
      what: 'transfers: newest, 90 days',
      levels: everywhere,
      prepare: async (agency, actor) => {
        const query = v.parse(agencyAgentTransactions.query, { page: '1' });
        return () => agency.transfers(actor, query);
      },
    },
    {
      what: 'ticket with everything about it',
      levels: everywhere,
      prepare: async (agency, actor, turn) => {
        const ticket = await ticketBelow(db, actor.nodeId, turn);
        return ticket && (() => agency.ticket(actor, ticket.id));
      },
    },
    {
      what: 'monitor: 50 lines of a message',
      levels: ['root'],
      prepare: async (_agency, _actor, turn) => {
        const rows = await run(
          db,
          `SELECT id FROM tickets WHERE agent_id IN (SELECT descendant FROM agency_paths WHERE ancestor = 'root' AND is_agent
             ORDER BY md5(descendant || ${turn}) LIMIT 50) AND settlement IS NOT NULL ORDER BY created_at DESC LIMIT 50`,
        );
        return () =>
          readLines(
            db,
            rows.map(({ id }) => String(id)),
          );
      },
    },
  ];
}
