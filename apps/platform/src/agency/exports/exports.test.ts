import { randomUUID } from 'node:crypto';

import { agencyCalls, exportColumns, type CallInput, type ExportFormat, type ExportList } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { agencyExports, figuresLog, tickets } from '../../database/schema/index.ts';
import { playedFigure } from '../../figures/log-figures.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { oddStrings } from '../../testing/odd-strings.ts';
import { readCsv, readXlsx, wholeFile, type SheetCell } from '../../testing/read-files.ts';
import { writeSold } from '../../testing/sold-tickets.ts';
import type { AgencyActor } from '../agency.ts';
import type { ExportHolder } from './exports.ts';
import { sheetCell } from './files/sheet-cell.ts';
import { createTicketRows } from './lists/ticket-rows.ts';
import { createTransferRows } from './lists/transfer-rows.ts';

type Body = CallInput<(typeof agencyCalls)['agencyExport']>['body'];

const zone = 'Europe/Belgrade';
const minute = 60_000;
const usual = { from: '2026-11-01', to: '2026-11-21' };
/** Names and notes that attack the reader of a file. */
const hostile = [
  ...oddStrings,
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  'a\u202Eb\u2066',
  '"x",y',
  'two\nlines',
  '_x0041_',
  '<a>&b',
];
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A text as it may be in a file. */
const clean = (text: string): string => text.replaceAll(/[\0\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
const guarded = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(clean(text)) && !/^-?\d+(\.\d+)?$/.test(clean(text)) ? `'${clean(text)}` : clean(text);

describe.each(sqlDatabases)('exports on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let agent: AgencyActor;
  let beside: AgencyActor;
  let players: AgencyActor[];
  const holderOf = (actor: AgencyActor): ExportHolder => ({ ...actor, session: 'session', clientId: 'client' });

  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    agent = await bench.add('root', { credit: 1_000_000n, name: 'agent' });
    beside = await bench.add('root', { name: 'beside' });
    const names = hostile.filter(isStorable).map((text, i) => `${text}${i}`);
    players = [];
    for (const name of names.slice(0, 30)) players.push(await bench.add(agent.nodeId, { agent: false, name }));
    await bench.add(agent.nodeId, { name: names[31] ?? '' });
    const other = await bench.add(beside.nodeId, { agent: false, name: 'other' });
    await writeSold(bench.db, [{ id: 'not-here', userId: other.userId, at: new Date(bench.clock.now()) }]);
    await sell(70);
    for (const [i, note] of hostile.filter(isStorable).entries()) {
      const { userId } = players[i % players.length] ?? agent;
      await bench.clock.jump(1000);
      const transfer = { requestId: randomUUID(), userId, currencyId: 941, amount: `${i + 1}.50`, note };
      await bench.agency.transfer(agent, { ...transfer, direction: 'down' });
      const played = { at: new Date(bench.clock.now()), userId, currency: 'RSD', stake: BigInt(1000 * i + 1) };
      const what = { paid: 250n, product: 'mix', sport: i % 2 ? 'F' : 'B', legs: i, tickets: 1, free: false } as const;
      await bench.db.insert(figuresLog).values(playedFigure({ ...played, ...what }, agent.userId));
    }
  });
  afterAll(() => database.close());

  /** Sells random tickets now and before. */
  async function sell(count: number, seed = 1): Promise<void> {
    const ticket = fc.record({
      player: fc.nat(players.length - 1),
      ago: fc.nat(20),
      events: fc.integer({ min: 1, max: 4 }),
      isSystem: fc.boolean(),
      settlement: fc.constantFrom('open', 'won', 'lost', 'void'),
      stake: fc.bigInt({ min: 1n, max: 999_999n }),
    });
    const all = fc
      .sample(ticket, { numRuns: count, seed })
      .map(({ player, ago, events, isSystem, settlement, stake }) => {
        const at = new Date(bench.clock.now() - ago * minute);
        const legs = Array.from({ length: events }, (_, i) => ({
          eventId: `e${i}`,
          systemGroup: isSystem && i > 0 ? 0 : null,
        }));
        const groups = isSystem && events > 2 ? [{ conditions: [2], totalSelections: events - 1 }] : [];
        const columns =
          settlement === 'open' ? {} : { settlement, payout: settlement === 'won' ? stake * 3n : 0n, settledAt: at };
        const { userId } = players[player] ?? agent;
        return {
          id: randomUUID(),
          userId,
          at,
          legs,
          request: { systemGroups: groups },
          columns: { ...columns, stake },
        };
      });
    await writeSold(bench.db, all);
  }

  const words = {
    'status.won': 'Gewonnen',
    'shape.single': '=Single',
    'shape.count.3': '3 picks',
    'shape.system': 'System {groups}',
    'direction.down': 'Added',
    'basis.cash': 'Cash',
    'kind.player': '@Player',
    'state.active': 'Active',
    'name.own': 'Own players',
    'product.mix': 'Mixed',
  };
  const bodyOf = (list: ExportList, filters: object, format: ExportFormat, more: object = {}): Body => {
    const columns = exportColumns[list].map((id) => ({ id, heading: `=${id}` }));
    return { list, filters, format, columns, words, zone, ...more } as unknown as Body; // parsed by the contract
  };
  const prepare = async (body: Body, actor = agent) =>
    bench.agency.prepareExport(holderOf(actor), v.parse(agencyCalls.agencyExport.body, body));
  const fetchFile = async (id: string, holder = holderOf(agent)) => {
    const { body } = await bench.agency.exportFile(holder, id, async () => {});
    return wholeFile(body);
  };
  const fileOf = async (body: Body): Promise<Buffer> => fetchFile((await prepare(body)).id ?? '');
  const outcome = async (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => 'ok',
      (error: unknown) => (error as { problem?: { code?: string } }).problem?.code ?? String(error),
    );

  type Expected = readonly (string | null | undefined)[];
  const wordOf = (code: string): string => (words as Record<string, string>)[code] ?? code.slice(code.indexOf('.') + 1);
  /** The rows of each list by its own call, with the cells that the file should have. */
  const lists: {
    [L in ExportList]: {
      filters: object;
      more?: object;
      times?: number[];
      days?: number[];
      rows: () => Promise<Expected[]>;
    };
  } = {
    tickets: {
      filters: usual,
      times: [0],
      async rows() {
        const rows: Expected[] = [];
        for (let cursor: string | undefined; ;) {
          const query = { ...usual, pageSize: 100, ...(cursor && { cursor }) };
          const { result, next } = await bench.agency.tickets(agent, v.parse(agencyCalls.agencyTickets.body, query));
          for (const one of result) {
            const picks = one.legs.length;
            const [group] = one.systemGroups;
            const banker = one.legs.filter(({ systemGroup }) => systemGroup === null).length;
            const shape = group
              ? `System ${group.conditions.join(',')}/${group.totalSelections}${banker ? ' + B' : ''}`
              : picks === 1
                ? '=Single'
                : wordOf(`shape.${picks === 3 ? 'count.3' : picks}`);
            const { createdAt, ticketId, username, agent: seller, totalOdds, stake, possiblePayout, payout } = one;
            rows.push([
              createdAt,
              ticketId,
              username,
              seller,
              shape,
              totalOdds,
              stake,
              possiblePayout,
              payout ?? '0.00',
              'RSD',
              wordOf(`status.${one.status}`),
            ]);
          }
          if (next === null) return rows;
          cursor = next;
        }
      },
    },
    transfers: {
      filters: {},
      times: [0],
      async rows() {
        const query = v.parse(agencyCalls.agencyAgentTransactions.query, { pageSize: 100 });
        const { result } = await bench.agency.transfers(agent, query);
        return result.map((one) => [
          one.createdAt,
          'Added',
          'Cash',
          one.parent,
          one.username,
          one.amount,
          one.currency,
          one.balanceAfter,
          one.note,
          one.id,
        ]);
      },
    },
    users: {
      filters: {},
      more: { currencyId: 941 },
      times: [5],
      async rows() {
        const { result } = await bench.agency.users(
          agent,
          v.parse(agencyCalls.agencyAllUsers.query, { pageSize: 100 }),
        );
        return result.map((one) => {
          const [wallet] = one.wallets;
          const isPlayer = one.kind === 'player';
          const below = isPlayer ? ['', ''] : [String(one.agentsBelow), String(one.playersBelow)];
          return [one.username, wordOf(`kind.${one.kind}`), 'Active', ...below, one.createdAt, wallet?.wallet_0, 'RSD'];
        });
      },
    },
    calculation: {
      filters: { by: 'player', period: 'today' },
      async rows() {
        const query = v.parse(agencyCalls.agencyCalculation.query, { by: 'player', period: 'today' });
        const { rows, currency } = await bench.agency.calculation(agent, query);
        return rows.map(({ name, figures: f }) => [
          name,
          String(f.tickets),
          String(f.players),
          f.stake,
          f.payout,
          f.ggr,
          f.margin ?? '',
          f.bonusCost,
          f.ngr,
          f.in,
          f.out,
          currency,
        ]);
      },
    },
    statementRows: {
      filters: { periodId: '2026-11', userId: 'agent' },
      times: [2],
      days: [1],
      async rows() {
        const { rows } = await bench.agency.statementRows(agent, { periodId: '2026-11', userId: agent.userId });
        return rows.map((one) => [
          one.id,
          one.day,
          one.at,
          one.username,
          'Mixed',
          String(one.selections),
          one.stake,
          one.payout,
          one.bonusCost,
        ]);
      },
    },
  };
  const requestOf = (list: ExportList, format: ExportFormat): Body => {
    const { filters, more } = lists[list];
    const own = list === 'statementRows' ? { ...filters, userId: agent.userId } : filters;
    return bodyOf(list, own, format, more);
  };

  test.each(Object.keys(lists) as ExportList[])(
    '[AFF-03] %s: every cell of CSV and XLSX is that of the list',
    async (list) => {
      const { rows, times = [], days = [] } = lists[list];
      const expected = await rows();
      expect(expected.length).toBeGreaterThan(25);
      const [heading, ...csv] = readCsv(await fileOf(requestOf(list, 'csv')));
      expect(heading).toEqual(exportColumns[list].map((id) => `'=${id}`));
      expect(csv).toEqual(expected.map((row) => row.map((cell) => guarded(cell ?? ''))));
      const { rows: sheet, xml } = readXlsx(await fileOf(requestOf(list, 'xlsx')));
      expect(xml).not.toMatch(/<f>|t="str"/);
      expect(xml).toContain('state="frozen"');
      expect(sheet.length).toBe(expected.length + 1);
      const shown = (cell: SheetCell | undefined, column: number, wanted: string): string => {
        if (cell === undefined) return '';
        if (times.includes(column)) return dateOf(cell.value, wanted);
        return days.includes(column) ? dateOf(cell.value, '').slice(0, 10) : cell.value;
      };
      const written = sheet.slice(1).map((row, n) => expected[n]?.map((wanted, i) => shown(row[i], i, wanted ?? '')));
      expect(written).toEqual(expected.map((row) => row.map((cell) => clean(cell ?? ''))));
      const numbers = sheet[1]?.map((cell) => cell?.kind === 'number');
      expect(numbers?.filter(Boolean).length).toBeGreaterThan(1);
    },
  );

  /** The instant of a serial in the zone of the file, if it is the wanted one to the millisecond. */
  function dateOf(serial: string, wanted: string): string {
    const local = new Date(Math.round((Number(serial) - 25_569) * 86_400_000)).toISOString();
    if (wanted === '') return local;
    const shown = Temporal.Instant.from(wanted)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'millisecond' });
    return `${shown}Z` === local ? wanted : local;
  }

  test('[AFF-03] tickets that are sold meanwhile move no row, in pages of any size', async () => {
    const before = await bench.db.select({ id: tickets.id }).from(tickets);
    const at = bench.clock.now();
    const rows = createTicketRows(bench, { ids: 7, rows: 3 });
    const filters = v.parse(agencyCalls.agencyExport.body, requestOf('tickets', 'csv')).filters as Parameters<
      typeof rows.pages
    >[1];
    const seen: string[] = [];
    let seed = 7;
    for await (const page of rows.pages(agent, filters, { at })) {
      seen.push(...page.map(({ ticketId }) => ticketId));
      await bench.clock.jump(1);
      if (seed < 12)
        await sell(1, (seed += 1)).then(async () =>
          writeSold(bench.db, [
            { id: randomUUID(), userId: players[0]?.userId ?? '', at: new Date(bench.clock.now()) },
          ]),
        );
    }
    expect(new Set(seen).size).toBe(seen.length);
    const known = before.map(({ id }) => id).filter((id) => id !== 'not-here');
    expect(known.filter((id) => !seen.includes(id))).toEqual([]);
    const newer = await bench.db.query.tickets.findMany({ where: (row, { gt }) => gt(row.createdAt, new Date(at)) });
    expect(newer.length).toBeGreaterThan(3);
    expect(newer.filter(({ id }) => seen.includes(id))).toEqual([]);
  });

  test('[AFF-03] transfers in small pages are those of the list', async () => {
    const end = { at: bench.clock.now() };
    const ids: string[] = [];
    for await (const page of createTransferRows(bench, 4).pages(agent, {}, end)) ids.push(...page.map(({ id }) => id));
    const listed = await lists.transfers.rows();
    expect(ids).toEqual(listed.map((row) => row.at(-1)));
  });

  test('[AFF-03] an address works once, for a minute, and only for the user and sign-in that asked for it', async () => {
    const body = requestOf('transfers', 'csv');
    const idOf = async (): Promise<string> => (await prepare(body)).id ?? expect.fail('no address');
    const first = await idOf();
    for (const other of [holderOf(beside), { ...holderOf(agent), session: 'x' }, { ...holderOf(agent), clientId: 'x' }])
      expect(await outcome(fetchFile(first, other))).toBe('exportUnknown');
    const both = await Promise.all([outcome(fetchFile(first)), outcome(fetchFile(first))]);
    expect(both.toSorted()).toEqual(['exportUnknown', 'ok']);
    expect(await outcome(fetchFile(first))).toBe('exportUnknown');
    const late = await prepare(body);
    expect(Date.parse(late.expiresAt ?? '') - bench.clock.now()).toBe(minute);
    await bench.clock.jump(minute - 1);
    expect(await outcome(fetchFile(late.id ?? ''))).toBe('ok');
    const later = await idOf();
    await bench.clock.jump(minute);
    expect(await outcome(fetchFile(later))).toBe('exportUnknown');
    expect(await outcome(fetchFile(randomUUID()))).toBe('exportUnknown');
  });

  test('[SEC-02] two files are made at once; one that is finished, late or left makes place', async () => {
    await bench.db.delete(agencyExports);
    const body = requestOf('tickets', 'csv');
    const asked = await Promise.all(Array.from({ length: 6 }, async () => outcome(prepare(body))));
    expect(asked.filter((one) => one === 'ok')).toHaveLength(2);
    expect(new Set(asked)).toEqual(new Set(['ok', 'tooManyExports']));
    expect(await outcome(prepare(body, beside))).toBe('ok');
    await bench.clock.jump(minute);
    const { id = '' } = await prepare(body);
    await fetchFile(id ?? '');
    const left = await prepare(body);
    const { body: stream } = await bench.agency.exportFile(holderOf(agent), left.id ?? '', async () => {});
    for await (const _part of stream) break;
    expect(stream.destroyed).toBe(true);
    const isRead = eq(agencyExports.fetched, true);
    await expect.poll(async () => bench.db.$count(agencyExports, isRead)).toBe(0);
  });

  test('[AFF-03] an agent who is blocked meanwhile gets no further page', async () => {
    const { id } = await prepare(requestOf('tickets', 'csv'));
    const refuse = async () => Promise.reject(new Error('blocked'));
    const { body } = await bench.agency.exportFile(holderOf(agent), id ?? '', refuse);
    await expect(wholeFile(body)).rejects.toThrow('blocked');
  });

  test('[AFF-03] other branches are unknown, a zone must exist, and every export is in the audit', async () => {
    await bench.db.delete(agencyExports);
    for (const [list, filters] of Object.entries({
      tickets: { userId: beside.userId },
      transfers: { userId: 'root' },
      users: { below: beside.userId },
      calculation: { below: randomUUID() },
      statementRows: { userId: beside.userId, periodId: '2026-11' },
    })) {
      const body = bodyOf(list as ExportList, filters, 'csv', { currencyId: 941 });
      expect(await outcome(prepare(body)), list).toBe('userUnknown');
    }
    expect(await outcome(prepare({ ...requestOf('tickets', 'csv'), zone: 'Mars/Base' }))).toBe('invalidInput');
    expect(await bench.db.$count(agencyExports)).toBe(0);
    const filters = { ...usual, in_play: true };
    const { rows } = await prepare(bodyOf('tickets', filters, 'xlsx'));
    const acts = await bench.db.query.agencyAudit.findMany({ where: (row, { eq }) => eq(row.act, 'export') });
    expect(acts.at(-1)).toMatchObject({ actor: agent.userId, subject: agent.nodeId });
    expect(acts.map(({ after }) => after)).toContainEqual({ list: 'tickets', filters, format: 'xlsx', rows });
  });
});

test('[AFF-03] a cell of a sheet is text, or an exact number', () => {
  const cell = (kind: 'text' | 'number', value: string): SheetCell | undefined =>
    readXlsx0(sheetCell(kind, value, { at: 'A1', zone }));
  expect(cell('number', '999999999999.99')).toMatchObject({ kind: 'number', value: '999999999999.99' });
  for (const long of ['9999999999999999', '99999999999999.99', '1e5', '=1'])
    expect(cell('number', long)).toMatchObject({ kind: 'text', value: long });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40, minLength: 1 }), (text) => {
      // oxlint-disable-next-line no-control-regex -- control characters are what is removed
      const wanted = clean(text).replaceAll(/[\u0001-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
      expect(cell('text', text)?.value ?? '').toBe(wanted);
    }),
  );
});

function readXlsx0(xml: string): SheetCell | undefined {
  const [, text, number] =
    /^<c r="A1" s="\d"(?: t="inlineStr"><is><t xml:space="preserve">(.*)<\/t><\/is>|><v>(.*)<\/v>)<\/c>$/s.exec(xml) ??
    [];
  if (text === undefined && number === undefined) return undefined;
  const value = (text ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return number === undefined ? { kind: 'text', value, style: '' } : { kind: 'number', value: number, style: '' };
}
