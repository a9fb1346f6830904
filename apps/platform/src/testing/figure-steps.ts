import * as fc from 'fast-check';

import type { AgencyActor } from '../agency/agency.ts';
import { rootId } from '../agency/tree.ts';
import { demoCurrencies } from '../demo/demo-data.ts';
import { foldFigures } from '../figures/fold-figures.ts';
import { Died, dyingDatabase } from './dying-database.ts';
import { playedWays, type FiguresBench } from './figures-bench.ts';
import { paidLeg, paidTicket } from './paid-ticket.ts';

const who = fc.nat(8);
const events = ['a', 'c', 'f', 'd-b', 'e-b'];
const event = fc.constantFrom(...events);
const amount = fc.constantFrom(2000n, 6000n, 10_000n);

/** A step of a world: somebody books something, the worker runs, or time passes. */
export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('pay' as const),
      who,
      legs: fc.uniqueArray(event, { minLength: 1, maxLength: 3 }),
      types: fc.constantFrom('prematch', 'live', 'mix'),
      wallet: fc.constantFrom('RSD' as const, 'RSD' as const, 'EUR' as const, 'freeBet' as const),
      stake: fc.constantFrom('20.00', '33.33', '100.00'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('end' as const),
      event,
      outcome: fc.constantFrom('won', 'won', 'lost', 'lost', 'void', 'half_won'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('sell' as const),
      ticket: fc.nat(20),
      ratio: fc.constantFrom(2500n, 5000n, 10_000n),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('void' as const), ticket: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('play' as const),
      who,
      way: fc.constantFrom(...playedWays),
      stake: amount,
      won: fc.constantFrom(0n, 5000n, 40_000n),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('move' as const),
      who,
      direction: fc.constantFrom('down' as const, 'up' as const),
      amount: fc.constantFrom('1.00', '55.55'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('fold' as const),
      batch: fc.constantFrom(1, 2, 3, 1000),
      dies: fc.option(fc.integer({ min: 1, max: 12 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wait' as const), minutes: fc.constantFrom(1, 90, 700, 1500) }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Users of a run, and what it sold. */
export interface World {
  readonly users: readonly AgencyActor[];
  readonly sold: { readonly id: string; readonly userId: string }[];
  /** Part of the event ids of this run. */
  readonly run: string;
  /** How often each event has ended: then another one takes its place. */
  readonly ended: Map<string, number>;
}

/** Agents and players: `parents[i]` is the index of the parent of user i, or undefined for the root. */
const tree = [undefined, 0, 0, 1, 0, 1, 3, 2, undefined] as const;
export const agents: readonly number[] = [0, 1, 2, 3];

/** The parents of the users of every world, because the root is above them all. */
export const parents = new Map<string, string>();
let runs = 0;
export async function createWorld(bench: FiguresBench): Promise<World> {
  const users: AgencyActor[] = [];
  for (const [i, parent] of tree.entries()) {
    const parentId = (parent === undefined ? undefined : users[parent]?.userId) ?? rootId;
    const user = await bench.add(parentId, { agent: agents.includes(i), credit: 200_000n });
    for (const currency of [demoCurrencies.EUR, demoCurrencies.freeBet])
      await bench.fund(user.userId, currency, 200_000n);
    users.push(user);
    parents.set(user.userId, parentId);
  }
  runs += 1;
  return { users, sold: [], run: `run${runs}`, ended: new Map() };
}

type Of<W extends Step['what']> = Extract<Step, { what: W }>;
const pay = (more: Partial<Of<'pay'>> = {}): Step => ({
  what: 'pay',
  who: 4,
  legs: ['a'],
  types: 'prematch',
  wallet: 'RSD',
  stake: '100.00',
  ...more,
});
const ends = (outcome: 'won' | 'lost' | 'void'): Step[] => events.map((one) => ({ what: 'end', event: one, outcome }));
const fold = (batch: Of<'fold'>['batch'], dies: number | null = null): Step => ({ what: 'fold', batch, dies });
const sell = (ticket: number, ratio: Of<'sell'>['ratio']): Step => ({ what: 'sell', ticket, ratio });
const play = (way: Of<'play'>['way']): Step => ({ what: 'play', who: 5, stake: 2000n, won: 5000n, way });
const wait = (minutes: Of<'wait'>['minutes']): Step => ({ what: 'wait', minutes });

/** Steps of each kind, so that every run of the property has them. */
export const everyStep: readonly (readonly Step[])[] = [
  [
    pay(),
    pay({ types: 'live' }),
    pay({ legs: ['c', 'f'], types: 'mix' }),
    pay({ legs: ['c', 'd-b'] }),
    pay({ legs: ['d-b'], who: 1 }),
    pay({ wallet: 'freeBet' }),
    pay({ wallet: 'EUR' }),
    pay({ who: 8 }),
    pay({ legs: ['e-b'], who: 7 }),
    sell(0, 2500n),
    sell(7, 10_000n),
    { what: 'void', ticket: 8 } as const,
    { what: 'move', who: 4, direction: 'down', amount: '55.55' } as const,
    fold(2),
    ...ends('won'),
  ],
  [
    ...playedWays.map(play),
    wait(700),
    pay({ who: 6 }),
    pay({ who: 6, wallet: 'freeBet' }),
    pay({ legs: ['c'] }),
    fold(3, 7),
    ...ends('lost'),
    pay(),
    ...ends('void'),
    { what: 'move', who: 8, direction: 'up', amount: '1.00' } as const,
    fold(1),
    wait(700),
  ],
  [wait(1500), play('once'), fold(1000)],
];

/** Kinds of movements that these steps book. */
export const kindsOfFigures = [
  'prematch stake',
  'prematch mix stake',
  'live stake',
  'mix stake',
  'prematch mix bonus',
  'prematch mix 1',
  'casino stake',
  'casino bonus',
  'none 0',
];

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** Takes a step. What is refused changes nothing. */
export async function take(bench: FiguresBench, { users, sold, run, ended }: World, one: Step): Promise<void> {
  const idOf = (id: string): string => `${run}-${ended.get(id) ?? 0}-${id}`;
  const user = 'who' in one ? (users[one.who] ?? bench.root) : bench.root;
  const ticket = 'ticket' in one ? at(sold, one.ticket) : undefined;
  switch (one.what) {
    case 'pay': {
      // A free bet needs five legs.
      const picked = one.wallet === 'freeBet' ? events : one.legs;
      const legs = picked.map((id, i) =>
        paidLeg(idOf(id), {
          type: one.types === 'live' || (one.types === 'mix' && i === 0) ? 'live' : 'prematch',
          systemGroup: null,
        }),
      );
      const id = `${run}-${String(sold.length).padStart(6, '0')}`;
      const { currency, currencyId: currency_id } = demoCurrencies[one.wallet];
      const request = paidTicket(id, legs, { stake: one.stake, wallet: { currency, currency_id } });
      sold.push({ id, userId: user.userId });
      await bench.pay(user, request);
      // Live tickets are decided a few seconds later.
      await bench.clock.advance(20_000);
      await bench.tickets.decideNow();
      return;
    }
    case 'end':
      bench.offer.end(idOf(one.event), one.outcome);
      ended.set(one.event, (ended.get(one.event) ?? 0) + 1);
      return bench.tickets.settleNow();
    case 'sell':
      if (ticket) await bench.sell(ticket.userId, ticket.id, one.ratio);
      return;
    case 'void':
      if (ticket) await bench.void(ticket.id);
      return;
    case 'play':
      await bench.play(user.userId, one.way, one.stake, one.won);
      return;
    case 'move': {
      const parent = parents.get(user.userId) ?? rootId;
      const actor = parent === rootId ? bench.root : { userId: parent, nodeId: parent };
      const transfer = { requestId: crypto.randomUUID(), userId: user.userId, currencyId: 941, note: '' };
      await bench.agency.transfer(actor, { ...transfer, direction: one.direction, amount: one.amount });
      return;
    }
    case 'fold': {
      const { db, clock } = bench;
      const folding = foldFigures({ db: one.dies === null ? db : dyingDatabase(db, one.dies), clock }, one.batch);
      await folding.catch((error: unknown) => {
        if (!(error instanceof Died)) throw error;
      });
      return;
    }
    case 'wait':
      return bench.clock.advance(one.minutes * 60_000);
  }
}
