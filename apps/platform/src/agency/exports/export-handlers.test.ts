import type { agencyCalls, CallInput } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { agencyExports, attempts, users } from '../../database/schema/index.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { readCsv } from '../../testing/read-files.ts';
import { signIn } from '../../testing/sign-in.ts';
import { writeSold } from '../../testing/sold-tickets.ts';
import { demoPassword } from '../../demo/demo-data.ts';

const body: CallInput<(typeof agencyCalls)['agencyExport']>['body'] = {
  list: 'tickets',
  format: 'csv',
  columns: [
    { id: 'ticketId', heading: 'Number' },
    { id: 'status', heading: 'State' },
  ],
  words: { 'status.accepted': 'Open' },
  filters: {},
};

describePlatforms('exports over the wire', {}, (platform) => {
  const tokenOf = async (name: string) => (await platform().signIn(name)).access_token;
  const fetchFile = async (id: string, token: string) => platform().send('agencyExportFile', { params: { id } }, token);

  test('[AFF-03] the file comes with its name and type, and only to the sign-in that asked for it', async () => {
    const { db, clock, issuer, origin } = platform();
    const [player] = await db.select().from(users).where(eq(users.username, 'player'));
    await writeSold(db, [{ id: 'exported', userId: player?.id ?? '', at: new Date(clock.now()) }]);
    const token = await tokenOf('agent');
    const asked = await platform().call('agencyExport', { body }, token);
    expect(asked).toMatchObject({ ErrorText: 'ok', rows: 1, name: 'tickets-2026-11-21.csv' });
    expect(asked.url).toBe(`/base/v1/agency/exports/${asked.id}`);
    const id = asked.id ?? '';
    const target = { issuer, clientId: 'kvota-site', redirectUri: `${origin}/callback` } as const;
    const elsewhere = await signIn(target, { username: 'agent', password: demoPassword });
    for (const other of [elsewhere.access_token, await tokenOf('master')])
      expect((await fetchFile(id, other)).status).toBe(404);
    expect((await fetch(`${platform().url}${asked.url}`)).status).toBe(401);
    const file = await fetchFile(id, token);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="tickets-2026-11-21.csv"',
      'cache-control': 'no-store',
    });
    expect(readCsv(Buffer.from(await file.arrayBuffer()))).toEqual([
      ['Number', 'State'],
      ['exported', 'Open'],
    ]);
    expect((await fetchFile(id, token)).status).toBe(404);
    await expect.poll(async () => db.$count(agencyExports)).toBe(0);
    const again = await platform().call('agencyExport', { body }, elsewhere.access_token);
    await db.delete(agencyExports);
    expect((await fetchFile(again.id ?? '', elsewhere.access_token)).status).toBe(404);
  });

  test('[SEC-02] an agent makes 20 exports an hour; columns, words and lists are those of the contract', async () => {
    const token = await tokenOf('agent');
    await platform().db.delete(attempts);
    const ask = async (more: object = {}): Promise<number> => {
      await platform().db.delete(agencyExports);
      return (await platform().send('agencyExport', { body: { ...body, ...more } }, token)).status;
    };
    const long = Object.fromEntries(Array.from({ length: 301 }, (_, i) => [`w.${i}`, 'x']));
    for (const wrong of [
      { list: 'audit' },
      { columns: [] },
      { columns: [{ id: 'note', heading: 'Note' }] },
      { words: long },
      { words: { 'status.won': 'x'.repeat(121) } },
      { zone: '../etc' },
      { format: 'pdf' },
      { filters: { userId: 'x'.repeat(81) } },
    ])
      expect(await ask(wrong), JSON.stringify(wrong).slice(0, 60)).toBe(400);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push(await ask());
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    await platform().clock.jump(3_600_000);
    expect(await ask()).toBe(200);
  });
});
