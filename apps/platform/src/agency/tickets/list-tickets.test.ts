import { agencyCalls, type TicketKind } from '@kvota/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { cashOuts, ticketLegs, tickets } from '../../database/schema/index.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import {
  compared,
  fits,
  inventedQuery,
  inventedTickets,
  type InventedQuery,
  type InventedTicket,
} from '../../testing/listed-tickets.ts';
import { writeSold, type SoldTicket } from '../../testing/sold-tickets.ts';
import { ticketMarks } from '../../database/ticket-marks.ts';
import { marksOf } from '../../tickets/store/ticket-marks.ts';
import type { AgencyActor } from '../agency.ts';
import { placeBelow, rootId } from '../tree.ts';
import type { TicketList, TicketQuery } from './agency-tickets.ts';
import { createTicketList } from './list-tickets.ts';
import { cursorOf } from './ticket-cursor.ts';
import type { NameLimits } from './ticket-source.ts';

const minute = 60_000;
const wallets = {
  RSD: { currency: 'RSD', currency_id: 941 },
  EUR: { currency: 'EUR', currency_id: 978 },
  free: { currency: 'FREEBET-RSD', currency_id: 1000 },
} as const;
const usual = { sortField: 'createdAt', sortOrderDesc: 'desc', page: 1, pageSize: 25 } as const;

describe.each(sqlDatabases)('lists of tickets on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  /** master > agent > deep, and beside beside master; each with players, and one player below the root. */
  const nodes: { name: string; parent: string; actor: AgencyActor }[] = [];
  const tree = { master: rootId, agent: 'master', deep: 'agent', beside: rootId };
  const actorOf = (name: string): AgencyActor =>
    name === rootId ? bench.root : (nodes.find((node) => node.name === name)?.actor ?? expect.fail(name));
  const players = () => nodes.filter(({ name }) => name.startsWith('list-'));

  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const add = async (name: string, parent: string, agent: boolean) =>
      nodes.push({ name, parent, actor: await bench.add(actorOf(parent).nodeId, { name, agent }) });
    for (const [name, parent] of Object.entries(tree)) await add(name, parent, true);
    for (const parent of [...Object.keys(tree), rootId])
      for (const n of [1, 2]) await add(`list-${parent}-${n}`, parent, false);
  });
  afterAll(() => database.close());

  const isIn = (name: string, branch: string): boolean => {
    if (name === branch) return true;
    const parent = name === rootId ? undefined : nodes.find((node) => node.name === name)?.parent;
    return parent !== undefined && isIn(parent, branch);
  };
  const now = () => bench.clock.now();
  const list = async (viewer: string, query: Partial<TicketQuery>, names?: NameLimits): Promise<TicketList> => {
    const answer = await createTicketList(bench, names).tickets(actorOf(viewer), { ...usual, ...query });
    return v.parse(agencyCalls.agencyTickets.answer, JSON.parse(JSON.stringify(answer)));
  };
  const clear = async () => {
    for (const table of [cashOuts, ticketLegs, tickets]) await bench.db.delete(table);
  };

  function soldOf(one: InventedTicket): SoldTicket {
    const player = players()[one.user] ?? expect.fail('no such player');
    const at = new Date(now() - one.minutesAgo * minute);
    const systemGroup = one.kind === 'system' ? 0 : null;
    const legs = one.events.map((event, i) => ({
      eventId: `event-${event}`,
      type: one.live && i === 0 ? 'live' : 'prematch',
      systemGroup,
      status: i < one.openLegs ? 'open' : 'won',
    }));
    const groups = one.kind === 'system' ? [{ conditions: [1], totalSelections: legs.length }] : [];
    const isOver = one.settlement !== 'open' && one.settlement !== null;
    return {
      id: one.id,
      userId: player.actor.userId,
      at,
      legs,
      request: { wallet: wallets[one.money], systemGroups: groups },
      columns: {
        settlement: one.settlement,
        stake: one.stake,
        possiblePayout: one.possible,
        payout: isOver ? one.payout : null,
        settledAt: isOver ? new Date(now() - one.settledAgo * minute) : null,
      },
    };
  }

  async function fill(invented: readonly InventedTicket[]): Promise<void> {
    await clear();
    await writeSold(
      bench.db,
      invented.map((one) => {
        const sold = soldOf(one);
        const more = (one.sold ? ticketMarks.sold : 0) | (one.cashback ? ticketMarks.cashback : 0);
        const kind = ticketMarks[one.kind] | (one.live ? ticketMarks.live : 0);
        const marks = kind | (one.money === 'free' ? ticketMarks.freeBet : 0) | more;
        return { ...sold, columns: { ...sold.columns, marks } };
      }),
    );
    const parts = invented.flatMap(({ id, sold, stake }) => (sold ? [{ id, sold, stake }] : []));
    if (parts.length === 0) return;
    const at = new Date(now());
    await bench.db.insert(cashOuts).values(
      parts.map(({ id, sold, stake }) => {
        const quote = { quoteId: `quote-${id}`, ticketId: id, openStake: stake, expiresAt: at, bookedAt: at };
        return { ...quote, ...sold, credit: 0n };
      }),
    );
  }

  function expected(
    invented: readonly InventedTicket[],
    viewer: string,
    subject: string | undefined,
    query: InventedQuery,
  ) {
    const own = (one: InventedTicket) => players()[one.user] ?? expect.fail('no such player');
    const isPlayer = subject?.startsWith('list-') === true;
    const fitting = invented
      .filter((one) => isIn(own(one).parent, viewer))
      .filter((one) => subject === undefined || (isPlayer ? own(one).name === subject : isIn(own(one).parent, subject)))
      .filter((one) => fits(one, query, own(one).name))
      .toSorted((a, b) => compared(a, b, query));
    const totals = Object.entries(wallets).flatMap(([money, { currency, currency_id: currencyId }]) => {
      const mine = fitting.filter((one) => one.money === money);
      if (mine.length === 0) return [];
      const sum = (of: (one: InventedTicket) => bigint): string => {
        const total = mine.reduce((all, one) => all + of(one), 0n);
        return `${total / 100n}.${String(total % 100n).padStart(2, '0')}`;
      };
      const isFree = money === 'free';
      return [
        {
          currency,
          currencyId,
          tickets: mine.length,
          stake: sum((one) => (isFree ? 0n : one.stake)),
          payout: sum((one) => (isFree && one.settlement === 'void' ? 0n : one.payout) + (one.sold?.amount ?? 0n)),
          openStake: sum((one) => (isFree || one.settlement !== 'open' ? 0n : one.stake - (one.sold?.stake ?? 0n))),
        },
      ];
    });
    const from = (query.page - 1) * query.pageSize;
    return {
      ids: fitting.slice(from, from + query.pageSize).map(({ id }) => id),
      rowCount: fitting.length,
      totalPages: Math.ceil(fitting.length / query.pageSize),
      totals,
    };
  }

  test('[AFF-04] [AFF-05] [AFF-06] [AFF-07] [AFF-08] [AFF-09] [OP-71] [CALL-49] every filter, order, page and sum is that of a list in memory', async () => {
    const names = players().map(({ name }) => name);
    const viewers = [rootId, 'master', 'agent', 'deep', 'beside'];
    const asked = fc.record({
      viewer: fc.constantFrom(...viewers),
      subject: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...names, ...Object.keys(tree)) },
      ),
      query: inventedQuery(['list-agent-1', 'list-', 'list-deep']),
      limits: fc.constantFrom(undefined, { few: 2, many: 4 }, { few: 0, many: 50 }, { few: 0, many: 0 }),
    });
    const worlds = fc.record({
      invented: inventedTickets(names.length),
      questions: fc.array(asked, { minLength: 30, maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(worlds, async ({ invented, questions }) => {
        await fill(invented);
        for (const { viewer, subject, query: given, limits } of questions) {
          const { days, ...filters } = given;
          const day = days === undefined ? {} : { from: new Date(now() - days * 1440 * minute).toISOString() };
          const query = { ...filters, ...day, ...(subject !== undefined && { userId: actorOf(subject).nodeId }) };
          if (subject !== undefined && !isIn(subject, viewer)) {
            await expect(list(viewer, query)).rejects.toThrow('There is no such user.');
            continue;
          }
          const { result, rowCount, totalPages, totals, more, next } = await list(viewer, query, limits);
          const wanted = expected(invented, viewer, subject, given);
          const ids = result.map(({ ticketId }) => ticketId);
          expect({ ids, rowCount, totalPages, totals }, JSON.stringify({ viewer, query })).toEqual(wanted);
          expect(more).toBe(false);
          const isNewestFirst = given.sortField === 'createdAt' && given.sortOrderDesc === 'desc';
          expect(next !== null).toBe(isNewestFirst && given.page * 25 < rowCount);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('[AFF-05] a list read by its cursors has each ticket once, although new ones arrive in between', async () => {
    await clear();
    const [player] = players().filter(({ parent }) => parent === 'deep');
    const userId = player?.actor.userId ?? expect.fail('no player');
    const at = (i: number) => new Date(now() - Math.floor(i / 3) * minute);
    const some = (prefix: string, count: number): SoldTicket[] =>
      Array.from({ length: count }, (_, i) => ({ id: `${prefix}-${String(i).padStart(5, '0')}`, userId, at: at(i) }));
    const old = some('paged', 120);
    await writeSold(bench.db, old);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    for (let round = 0; cursor !== null; round += 1) {
      const page: TicketList = await list('master', cursor === undefined ? {} : { cursor });
      seen.push(...page.result.map(({ ticketId }) => ticketId));
      cursor = page.next;
      await bench.clock.advance(1000);
      await writeSold(bench.db, some(`later-${round}`, 2));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith('paged')).toSorted()).toEqual(old.map(({ id }) => id));
    for (const wrong of ['x', '1', '1.', '.a', '-1.a', '1.a b', '99999999999999999.a', `1.${'a'.repeat(65)}`])
      await expect(list('master', { cursor: wrong }), wrong).rejects.toThrow();
    expect((await list('beside', { cursor: cursorOf({ createdAt: new Date(now()), id: 'zzzz' }) })).result).toEqual([]);
  });

  test('[AFF-04] [AFF-05] far pages and long periods in other orders are too broad; a period by default has seven days', async () => {
    const broad = 'Choose a shorter period, or more filters.';
    await expect(list('master', { page: 201 })).rejects.toThrow(broad);
    const cursor = cursorOf({ createdAt: new Date(now()), id: 'zzzz' });
    expect((await list('master', { page: 201, cursor })).result).toHaveLength(25);
    for (const other of [{ sortField: 'stake' }, { sortOrderDesc: 'asc' }] as const) {
      await expect(list('master', { ...other, page: 201, cursor })).rejects.toThrow(broad);
      await expect(list('master', { ...other, page: 201, cursor: 'x' })).rejects.toThrow(broad);
    }
    expect((await list('master', { page: 200 })).result).toEqual([]);
    const from = new Date(now() - 40 * 1440 * minute).toISOString();
    await expect(list('master', { sortField: 'stake', from })).rejects.toThrow(broad);
    expect((await list('master', { from })).more).toBe(false);
    await clear();
    const userId = players()[0]?.actor.userId ?? '';
    const days = (n: number) => new Date(now() - n * 1440 * minute);
    await writeSold(bench.db, [
      { id: 'six-days', userId, at: days(6) },
      { id: 'eight-days', userId, at: days(8) },
    ]);
    const ids = async (query: Partial<TicketQuery>) =>
      (await list('master', query)).result.map(({ ticketId }) => ticketId);
    expect(await ids({})).toEqual(['six-days']);
    expect(await ids({ searchTerm: 'eight-days' })).toEqual(['eight-days']);
    expect(await ids({ to: days(7).toISOString() })).toEqual(['eight-days']);
  });

  test('[AFF-07] a search for the number of a ticket, as pages and paper show it, finds it whenever it was paid', async () => {
    await clear();
    const userId = nodes.find(({ name }) => name === 'list-agent-1')?.actor.userId ?? expect.fail('no player');
    const whole = '7f3a91bc-07de-4c11-8d52-0123456789ab';
    const near = ['7f3a91bc-07dd-4c11-8d52-0123456789ab', '7f3a91bc-07df-4c11-8d52-0123456789ab', '7f3a91bd-07de-x'];
    const at = new Date(now() - 60 * 1440 * minute);
    await writeSold(
      bench.db,
      [whole, ...near].map((id) => ({ id, userId, at })),
    );
    const found = async (searchTerm: string, viewer = 'master') =>
      (await list(viewer, { searchTerm })).result.map(({ ticketId }) => ticketId).toSorted();
    for (const term of ['7F3A-91BC-07DE', '7f3a 91bc 07de', '7F3A91BC07DE', whole, whole.toUpperCase()])
      expect(await found(term), term).toEqual([whole]);
    expect(await found('7F3A-91BC')).toEqual([near[0], whole, near[1]]);
    expect(await found('7f3a91bd-07de-x')).toEqual(['7f3a91bd-07de-x']);
    for (const term of ['7F3A-91B', '7F3A-91BC-07DE-5', '07DE-4C11-8D52']) expect(await found(term), term).toEqual([]);
    expect(await found('7F3A-91BC-07DE', 'beside')).toEqual([]);
  });

  test('a ticket stays with its seller when its player moves, and an own bet is seen from above only', async () => {
    await clear();
    const at = new Date(now());
    const mover = await bench.add(actorOf('agent').nodeId, { agent: false, name: 'mover' });
    await writeSold(bench.db, [
      { id: 'before-move', userId: mover.userId, at },
      { id: 'own-of-agent', userId: actorOf('agent').userId, at },
    ]);
    await placeBelow(bench.db, { userId: mover.userId, parentId: actorOf('beside').nodeId, createdBy: null });
    await writeSold(bench.db, [{ id: 'after-move', userId: mover.userId, at }]);
    const ids = async (viewer: string, query: Partial<TicketQuery> = {}) =>
      (await list(viewer, query)).result.map(({ ticketId }) => ticketId).toSorted();
    expect(await ids('agent')).toEqual(['before-move']);
    expect(await ids('beside')).toEqual(['after-move']);
    expect(await ids('beside', { userId: mover.userId })).toEqual(['after-move']);
    expect(await ids('master')).toEqual(['before-move', 'own-of-agent']);
    expect(await ids(rootId)).toEqual(['after-move', 'before-move', 'own-of-agent']);
    const seen = async (viewer: string, id: string) => bench.agency.ticket(actorOf(viewer), id);
    expect((await seen('master', 'before-move')).path.map(({ username }) => username)).toEqual([
      'master',
      'agent',
      'mover',
    ]);
    await expect(seen('beside', 'before-move')).rejects.toThrow('There is no such ticket.');
    await expect(seen('agent', 'own-of-agent')).rejects.toThrow('There is no such ticket.');
  });

  test('[CALL-49] beyond 10,000 tickets the newest are summed, and the answer has `more`', async () => {
    await clear();
    const userId = players()[0]?.actor.userId ?? '';
    const stakeOf = (i: number) => BigInt(100 + (i % 7));
    for (let batch = 0; batch < 5; batch += 1) {
      await writeSold(
        bench.db,
        Array.from({ length: 2010 }, (_, n) => {
          const i = batch * 2010 + n;
          const at = new Date(now() - i * 40_000);
          return { id: `many-${String(i).padStart(6, '0')}`, userId, at, columns: { stake: stakeOf(i) } };
        }),
      );
    }
    const sum = Array.from({ length: 10_000 }, (_, i) => stakeOf(i)).reduce((all, one) => all + one, 0n);
    const { more, rowCount, totals, totalPages } = await list('master', {});
    expect({ more, rowCount, totalPages }).toEqual({ more: true, rowCount: 10_000, totalPages: 200 });
    expect(totals).toMatchObject([{ tickets: 10_000, stake: `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}` }]);
    await clear();
  });

  test('kind and marks of a ticket follow from its selections, groups and wallet', () => {
    const request = (kind: TicketKind, live: boolean, money: keyof typeof wallets) =>
      ({
        selections: Array.from({ length: kind === 'single' ? 1 : 3 }, () => ({ type: live ? 'live' : 'prematch' })),
        systemGroups: kind === 'system' ? [{ conditions: [2], totalSelections: 3 }] : [],
        wallet: wallets[money],
      }) as unknown as Parameters<typeof marksOf>[0];
    expect(marksOf(request('single', false, 'RSD'))).toBe(2);
    expect(marksOf(request('standard', true, 'RSD'))).toBe(5);
    expect(marksOf(request('system', false, 'free'))).toBe(24);
  });
});
