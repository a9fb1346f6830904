import { providerCalls, type ProviderAnswer } from '@kvota/contracts/wallet';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestGames, testSigner, type TestGames } from '../../testing/test-games.ts';
import type { Logger } from '../kernel/logger.ts';
import { signRequest } from '../signature/sign.ts';
import { roundsById } from './book-store.ts';
import { compareEntries, unseenMovements } from './compare-books.ts';
import { createBooks } from './create-books.ts';

const hour = 3_600_000;
let games: TestGames;
let logged: string[] = [];
const logger: Logger = {
  info() {},
  warn: (message) => void logged.push(`warn ${message}`),
  error: (message) => void logged.push(`error ${message}`),
};
beforeEach(async () => {
  logged = [];
  games = await createTestGames({ logger });
});
afterEach(() => games.close());

/** Asks as the platform does. */
async function differences(after = 0): Promise<ProviderAnswer<'differences'>> {
  const { path, answer } = providerCalls.differences;
  const body = JSON.stringify({ after });
  const headers = signRequest(testSigner, { method: 'POST', path, body, now: games.clock.now() });
  const type = { 'content-type': 'application/json' };
  const response = await fetch(games.url + path, { method: 'POST', headers: { ...headers, ...type }, body });
  return v.parse(answer, await response.json());
}
let requests = 0;
const play = async (access: string) => {
  const body = { request_id: `q-${requests++}`, stake: '1.00' };
  return (await games.call('play', { access, body })).answer;
};
const books = () => createBooks({ db: games.database.db, clock: games.clock, logger, wallet: games.wallet });
/** Lets time pass, and compares as a node does by the clock. */
async function compared(milliseconds = hour + 20 * 60_000): Promise<void> {
  await games.idle();
  games.clock.skip(milliseconds);
  await books().compare();
}
const entryOf = (id: string) => games.sample.entries.findIndex((entry) => entry.id === id);

test('[RGS-45] rounds of every end are in both books: nothing differs, and the hours are compared one after another', async () => {
  games.sample.pageSize = 2;
  const access = await games.start();
  for (let i = 0; i < 7; i += 1) await play(access);
  games.sample.refuseBets('betLimit');
  await play(access);
  games.sample.refuseBets(undefined);
  const run = await games.start({ gameCode: 'run' });
  const open = await play(run);
  expect(open.state).toBe('open');
  await games.rounds.cancel(open.id, 'malfunction');
  const begun = (await differences()).comparedTo;
  await compared();
  const first = await differences();
  expect(first).toMatchObject({ total: 0, result: [], next: null });
  expect(Date.parse(first.comparedTo) - Date.parse(begun)).toBeGreaterThanOrEqual(hour);
  await play(await games.start());
  await compared();
  expect(Date.parse((await differences()).comparedTo)).toBeGreaterThan(Date.parse(first.comparedTo));
  expect((await differences()).total).toBe(0);
  expect(logged).toEqual([]);
});

test('[RGS-45] a movement that is missing there, missing here, or of another amount is found once, logged, and left as it is', async () => {
  const access = await games.start();
  const [lost, changed, same] = [await play(access), await play(access), await play(access)];
  const { entries } = games.sample;
  entries.splice(entryOf(`${lost.id}:bet`), 1);
  const other = entries[entryOf(`${changed.id}:bet`)]!;
  entries[entryOf(other.id)] = { ...other, amount: 150n };
  const at = games.clock.now();
  const strange = { kind: 'bet', of: null, sessionId: 's-0', amount: 500n, at } as const;
  entries.push({ ...strange, id: 'nobody:bet', roundId: 'nobody' }, { ...strange, id: 'second', roundId: same.id });
  await compared(2 * hour);
  const found = await differences();
  expect(new Set(found.result.map(({ kind, id, here, there }) => [kind, id, here, there].join(' ')))).toEqual(
    new Set([
      'missingHere nobody:bet  5.00',
      'missingHere second  5.00',
      `missingThere ${lost.id}:bet 1.00 `,
      `otherContent ${changed.id}:bet 1.00 1.50`,
    ]),
  );
  expect(found).toMatchObject({ total: 4, next: null });
  expect(logged.filter((line) => line.startsWith('error The books differ'))).toHaveLength(4);
  const [first, second] = found.result;
  expect((await differences(first!.number)).result[0]).toEqual(second);
  const sums = await games.call('round', { access, params: { id: lost.id } });
  expect(sums.answer).toMatchObject({ staked: '1.00', state: 'closed' });
});

test('[RGS-45] what the wallet booked waits while its round is not answered, also for hours, and is no difference', async () => {
  const access = await games.start();
  games.wallet.fate = (name) => (name === 'transact' ? 'cutAfter' : 'reach');
  const { id, state } = await games.whileAdvancing(play(access));
  expect([state, entryOf(`${id}:bet`)]).toEqual(['booking', 0]);
  await compared(3 * hour);
  expect(await differences()).toMatchObject({ total: 0 });
  games.wallet.fate = () => 'reach';
  await games.rounds.sendDue();
  await games.idle();
  await compared(2 * hour);
  expect((await games.call('round', { access, params: { id } })).answer.state).toBe('closed');
  expect(await differences()).toMatchObject({ total: 0 });
});

test('[RGS-45, RGS-04] a bet that was never confirmed is no difference if it was rolled back, and one if it was not', async () => {
  const run = await games.start({ gameCode: 'run' });
  /** Opens a round whose bet is booked without an answer, and rolls it back. */
  const unknown = async (): Promise<string> => {
    games.wallet.fate = (name) => (name === 'transact' ? 'cutAfter' : 'reach');
    const { id } = await games.whileAdvancing(play(run));
    games.clock.skip(21_000);
    await games.rounds.returnUnknown();
    await games.idle();
    return id;
  };
  await unknown();
  expect(games.sample.entries.map(({ kind }) => kind)).toEqual(['bet', 'rollback']);
  await compared(2 * hour);
  expect(await differences()).toMatchObject({ total: 0 });
  const second = await unknown();
  games.sample.entries.splice(entryOf(`${second}:bet:back`), 1);
  await compared(2 * hour);
  expect((await differences()).result).toMatchObject([{ kind: 'missingHere', id: `${second}:bet`, here: null }]);
});

test('[RGS-45] a silent wallet delays the comparison, and the server looks again by itself', async () => {
  await play(await games.start());
  games.wallet.fate = (name) => (name === 'reconcile' ? 'cut' : 'reach');
  await compared();
  const before = (await differences()).comparedTo;
  expect(logged).toContain('warn The wallet does not list its movements');
  games.wallet.fate = () => 'reach';
  await games.clock.advance(60_000);
  await games.idle();
  expect(Date.parse((await differences()).comparedTo)).toBeGreaterThan(Date.parse(before));
});

test('[RGS-45] two nodes at once compare each piece once', async () => {
  await play(await games.start());
  games.clock.skip(5 * hour);
  const calls = () => games.sample.handled.filter(({ name }) => name === 'reconcile').length;
  const deps = { db: games.database.db, clock: games.clock, logger, wallet: games.wallet };
  await Promise.all([createBooks(deps).compare(), createBooks(deps).compare()]);
  expect(calls()).toBe(29);
});

test('[RGS-45] whatever is changed in the book of the wallet is found, and nothing else', async () => {
  const access = await games.start();
  const ids = new Set<string>();
  for (let i = 0; i < 12; i += 1) ids.add((await play(access)).id);
  const original = [...games.sample.entries];
  await compared();
  const until = games.clock.now();

  const rounds = await roundsById(games.database.db, [...ids]);
  const change = fc.record({ at: fc.nat(original.length - 1), how: fc.constantFrom('drop', 'amount', 'keep') });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const how = new Map(changes.map((one) => [one.at, one.how]));
      const entries = original.flatMap((entry, at) => {
        const shown = { ...entry, currency: 'RSD' };
        if (how.get(at) === 'drop') return [];
        return [how.get(at) === 'amount' ? { ...shown, amount: shown.amount + 1n } : shown];
      });
      const { differences: found } = compareEntries({ entries, rounds, until });
      const unseen = unseenMovements(entries, [...rounds.values()]);
      const changed = (kind: string) => [...how].filter(([, one]) => one === kind).map(([at]) => original[at]!.id);
      expect(found.map(({ movementId }) => movementId).toSorted()).toEqual(changed('amount').toSorted());
      expect(unseen.map(({ movement }) => movement.id).toSorted()).toEqual(changed('drop').toSorted());
    }),
    { numRuns: 100 },
  );
});
