import { randomUUID } from 'node:crypto';

import { faultOfInput } from '@kvota/contracts/input-rule';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { users, voidRequests } from '../../database/schema/index.ts';
import { addMatrixTickets } from '../../testing/agency-matrix-tickets.ts';
import { ticketIdOf, type AgencyCall } from '../../testing/agency-matrix.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { oddStrings } from '../../testing/odd-strings.ts';
import { writeSold } from '../../testing/sold-tickets.ts';

const minute = 60_000;

describePlatforms('calls for tickets of the downline', {}, (platform) => {
  /** A ticket of the player below the agent. */
  let ticketId: string;
  let playerId: string;
  beforeAll(async () => {
    const { db, clock } = platform();
    const rows = await db.select().from(users);
    const idOf = (name: string) => rows.find(({ username }) => username === name)?.id ?? expect.fail(name);
    playerId = idOf('player');
    ticketId = ticketIdOf(playerId);
    const at = new Date(clock.now());
    await addMatrixTickets(db, { userIds: [playerId], operator: idOf('operator'), at });
  });

  const send = async (name: AgencyCall, input: object, caller = 'agent') =>
    platform().send(name, input, (await platform().signIn(caller)).access_token);
  async function outcome(name: AgencyCall, input: object, caller?: string): Promise<string> {
    const response = await send(name, input, caller);
    const answer = (await response.json()) as { code?: string; error?: string | null };
    return (response.status === 200 ? answer.error : answer.code) ?? 'ok';
  }
  const many = async (count: number, ask: () => Promise<string>): Promise<Record<string, number>> => {
    const outcomes = await Promise.all(Array.from({ length: count }, ask));
    return Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([one, list]) => [one, list.length]));
  };
  const lookUp = async (id: string) => outcome('agencyTicketInfo', { query: { ticketId: id } });

  test('[SEC-02] [CALL-50] an agent looks up 60 tickets a minute', async () => {
    // Until it is answered, a look-up counts as one of an unknown ticket, of which there may be 20.
    for (let turn = 0; turn < 4; turn += 1) expect(await many(15, async () => lookUp(ticketId))).toEqual({ ok: 15 });
    expect(await many(2, async () => lookUp(ticketId))).toEqual({ tooManyLookups: 2 });
    const refused = await send('agencyTicketInfo', { query: { ticketId } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await outcome('agencyTicketInfo', { query: { ticketId } }, 'master')).toBe('ok');
    await platform().clock.jump(minute);
    expect(await lookUp(ticketId)).toBe('ok');
  });

  test('[SEC-02] [CALL-50] after 20 unknown tickets in five minutes nothing is looked up', async () => {
    await platform().clock.jump(5 * minute);
    expect(await many(22, async () => lookUp(randomUUID()))).toEqual({ ticketUnknown: 20, tooManyLookups: 2 });
    await platform().clock.jump(minute);
    expect(await lookUp(ticketId)).toBe('tooManyLookups');
    await platform().clock.jump(4 * minute);
    expect(await lookUp(ticketId)).toBe('ok');
  });

  test('[SEC-02] an agent sends 30 requests to void tickets an hour; a repetition does not count', async () => {
    const request = () => ({ body: { requestId: randomUUID(), ticketId: randomUUID(), reason: 'a mistake' } });
    const first = { body: { ...request().body, ticketId } };
    const ask = async (input: object) => outcome('agencyVoidRequest', input);
    expect(await ask(first)).toBe('ok');
    expect(await many(31, async () => ask(request()))).toEqual({ ticketUnknown: 29, tooManyVoidRequests: 2 });
    expect(await many(5, async () => ask(first))).toEqual({ ok: 5 });
    const refused = await send('agencyVoidRequest', request());
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await platform().clock.jump(60 * minute);
    expect(await ask(request())).toBe('ticketUnknown');
    await platform().db.delete(voidRequests).where(eq(voidRequests.reason, 'a mistake'));
  });

  test('odd reasons are kept as text', async () => {
    const { db, clock } = platform();
    // Fewer than an agent may ask for in an hour.
    for (let from = 0; from < oddStrings.length; from += 25) {
      await clock.jump(60 * minute);
      const at = new Date(clock.now());
      const legs = [{ timeStart: new Date(clock.now() + 60 * minute) }];
      const asked = oddStrings.slice(from, from + 25).map((reason, i) => ({ reason, id: `odd-${from + i}` }));
      await writeSold(
        db,
        asked.map(({ id }) => ({ id, userId: playerId, at, legs })),
      );
      for (const { reason, id } of asked) {
        const isSound = faultOfInput('reason', reason) === undefined && reason.trim() !== '';
        const body = { requestId: randomUUID(), ticketId: id, reason };
        expect(await outcome('agencyVoidRequest', { body }), reason).toBe(isSound ? 'ok' : 'invalidInput');
        const rows = await db.select().from(voidRequests).where(eq(voidRequests.ticketId, id));
        expect(rows.map((row) => row.reason)).toEqual(isSound ? [reason.trim()] : []);
      }
      const listed = await send('agencyVoidRequests', { query: { state: 'open' } });
      expect(((await listed.json()) as { rowCount: number }).rowCount).toBeGreaterThan(0);
    }
    for (const reason of ['a\u0000b', 'a\uD800b', 'x'.repeat(141)]) {
      const body = { requestId: randomUUID(), ticketId, reason };
      expect(await outcome('agencyVoidRequest', { body }), reason).toBe('invalidInput');
    }
  });

  test('[AFF-04] odd filters are refused or find nothing, and no filter is a pattern', async () => {
    const found = async (filter: object): Promise<number | string> => {
      const response = await send('agencyTickets', { body: filter });
      const answer = (await response.json()) as { code?: string; rowCount: number };
      return answer.code ?? answer.rowCount;
    };
    const all = await found({});
    expect(all).toBeGreaterThan(0);
    for (const text of [...oddStrings, 'p_ayer', 'pl%', '%%%', 'PLAYER%', String.raw`play\er`]) {
      const isSound = faultOfInput('searchTerm', text) === undefined;
      // Up to two characters search for nothing (OP-81), and an empty text filters nothing.
      const size = text.trim().length;
      expect(await found({ searchTerm: text }), text).toBe(isSound ? (size > 2 ? 0 : all) : 'invalidInput');
      expect(await found({ match_code: text }), text).toBe(isSound ? (size > 0 ? 0 : all) : 'invalidInput');
      expect(['invalidInput', 'userUnknown'], text).toContain(await found({ userId: text }));
      expect(['invalidInput', 0, all], text).toContain(await found({ cursor: text }));
      await platform().clock.jump(5 * minute);
      expect(['invalidInput', 'ticketUnknown'], text).toContain(await lookUp(text));
    }
  });
});
