import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { curveAt, curveModels, curveReaches } from '@kvota/games';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { curveOptions, roundsOf, snapshotOf, type KnownRound } from '../../testing/curve-table.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { holdDatabase, type HeldDatabase, type Hold } from '../../testing/held-database.ts';
import { callFrame, createTestGames, testOptions, type TestGames } from '../../testing/test-games.ts';
import type { FrameRound } from '../../wire/index.ts';
import type { OpenDatabase } from '../database/database.ts';
import { arrivals, players, rounds } from '../database/schema/index.ts';
import { createGames, type Games } from '../games.ts';
import { graceMs } from './create-tables.ts';

const paid = (hundredths: number): string => minorToMoney((1000n * BigInt(hundredths)) / 100n);
const longestRun = curveReaches(Math.max(...curveModels.map(({ targets }) => targets.most)));
const bodyOf = (id: string) => ({ round_id: id, step: 0, action: { type: 'cash-out' } });

describe.each(sqlDatabases)('a slow node and another one on $name', ({ name, open }) => {
  let database: OpenDatabase;
  let held: HeldDatabase;
  let here: TestGames;
  let slow: Games;
  let known: KnownRound[];
  let at = 0;
  let player = '';
  let access = '';
  let hold: Hold | undefined;

  const nodeOn = async (on: OpenDatabase, seed: string): Promise<Games> => {
    const { clock, wallet } = here;
    const node = await createGames({ ...testOptions(seed), ...curveOptions().options, clock, wallet, database: on });
    await snapshotOf(node.url);
    return node;
  };
  beforeAll(async () => {
    database = await open();
    held = holdDatabase(database);
    const { options, secrets } = curveOptions();
    here = await createTestGames({ ...options, database });
    known = await roundsOf(here.url, secrets);
    slow = await nodeOn(held, 'slow');
  });
  afterAll(async () => {
    await slow.close();
    await here.close();
    await database.close();
  });
  beforeEach(async () => {
    hold = undefined;
    player = `p-${at}`;
    access = await here.start({ playerId: player, gameCode: 'balloon' });
    return () => hold?.release();
  });

  const goTo = (instant: number): void => here.clock.skip(instant - here.clock.now());
  /** A bet on the next round that a test can use. */
  async function placed(
    fits: (round: KnownRound) => boolean,
    params?: { readonly target: number },
  ): Promise<{ readonly round: KnownRound; readonly id: string }> {
    const round = known.find((one) => one.number > at && fits(one)) ?? expect.fail('No round fits.');
    at = round.number;
    goTo(round.beginsAt + 1);
    const body = { request_id: `q-${at}`, stake: '10.00', round: round.number, ...(params && { params }) };
    const { answer } = await callFrame(here.url, 'play', { access, body });
    expect(answer.state).toBe('open');
    return { round, id: answer.id };
  }
  /** A cash-out at the slow node, whose transaction waits. */
  async function heldUp(id: string, by = access): Promise<{ readonly answer: () => Promise<string> }> {
    const holding = (hold ??= held.hold());
    const before = holding.count();
    const leaving = slow.rounds.step(by, bodyOf(id));
    leaving.catch(() => {});
    await holding.waiting(before + 1);
    return {
      answer() {
        holding.release();
        return leaving;
      },
    };
  }
  async function settledHere(id: string): Promise<FrameRound> {
    await here.rounds.settleTables();
    await here.rounds.idle();
    return (await callFrame(here.url, 'round', { access, params: { id } })).answer;
  }
  /** The round and the wallet have the same movements, each once. */
  async function expectBooks(id: string, kinds: readonly string[], won: string): Promise<void> {
    const [row] = await database.db.select().from(rounds).where(eq(rounds.id, id));
    const entries = here.sample.entries.filter(({ roundId }) => roundId === id);
    expect(entries.map(({ kind }) => kind)).toEqual(kinds);
    expect(row?.movements.map(({ id, amount }) => [id, amount])).toEqual(
      entries.map(({ id, amount }) => [id, `${amount}`]),
    );
    expect([row?.won, here.sample.credit(player)]).toEqual([moneyToMinor(won), 1_000_000n - 1000n + moneyToMinor(won)]);
    expect(here.sample.rounds.get(id)).toBe('finished');
  }
  const stored = async (id: string) =>
    (await database.db.select().from(arrivals).where(eq(arrivals.roundId, id))).map(({ arrivedAt }) => arrivedAt);

  test('[RGS-10, RGS-09] a cash-out whose transaction waits until after the settlement is paid as it arrived, once', async () => {
    const { round, id } = await placed(({ run }) => run > 4000);
    goTo(round.drawsAt + 3000);
    const late = await heldUp(id);
    goTo(round.overAt + graceMs - 1);
    expect((await settledHere(id)).state).toBe('open');
    goTo(round.overAt + graceMs);
    const won = paid(curveAt(3000));
    expect(await settledHere(id)).toMatchObject({ state: 'closed', won, ended_by: 'player' });
    const text = await late.answer();
    expect(JSON.parse(text)).toMatchObject({ state: 'closed', won });
    // A repetition gets the same bytes, on each node (RGS-06).
    expect(await here.rounds.step(access, bodyOf(id))).toBe(text);
    expect(await slow.rounds.step(access, bodyOf(id))).toBe(text);
    await settledHere(id);
    await expectBooks(id, ['bet', 'win'], won);
  });

  test('[RGS-10] a cash-out that arrives at the end is lost, however long its transaction waits', async () => {
    const { round, id } = await placed(({ run }) => run > 2000);
    goTo(round.overAt);
    const late = await heldUp(id);
    goTo(round.overAt + graceMs);
    expect(await settledHere(id)).toMatchObject({ state: 'closed', won: '0.00' });
    await expect(late.answer()).rejects.toMatchObject({ problem: { code: 'roundOver' } });
    await expectBooks(id, ['bet'], '0.00');
  });

  test('[RGS-10, RGS-06] of two cash-outs the one that arrived first counts, and both get its answer', async () => {
    const { round, id } = await placed(({ run }) => run > 5000);
    goTo(round.drawsAt + 2000);
    const first = await heldUp(id);
    goTo(round.drawsAt + 3500);
    const { text, answer } = await callFrame(here.url, 'step', { access, body: bodyOf(id) });
    expect(answer.won).toBe(paid(curveAt(2000)));
    expect(await first.answer()).toBe(text);
    goTo(round.overAt + graceMs);
    await settledHere(id);
    await expectBooks(id, ['bet', 'win'], answer.won);
  });

  test('[RGS-10] a cash-out before the curve has risen does not hide one that can leave', async () => {
    const { round, id } = await placed(({ run }) => run > 4000);
    goTo(round.drawsAt);
    const early = await heldUp(id);
    goTo(round.drawsAt + 3000);
    await heldUp(id);
    goTo(round.overAt + graceMs);
    const won = paid(curveAt(3000));
    expect(await settledHere(id)).toMatchObject({ state: 'closed', won });
    expect(JSON.parse(await early.answer())).toMatchObject({ won });
    await expectBooks(id, ['bet', 'win'], won);
  });

  test('[RGS-10, RGS-09] if a node ends before the transaction of a cash-out, another node pays it', async () => {
    const ending = holdDatabase(database);
    const node = await nodeOn(ending, 'ending');
    const { round, id } = await placed(({ run }) => run > 4000);
    goTo(round.drawsAt + 3000);
    const holding = ending.hold();
    const leaving = callFrame(node.url, 'step', { access, body: bodyOf(id) });
    await holding.waiting();
    holding.end();
    expect((await leaving).status).toBe(500);
    await node.close();
    goTo(round.overAt + graceMs);
    const won = paid(curveAt(3000));
    expect(await settledHere(id)).toMatchObject({ state: 'closed', won });
    await expectBooks(id, ['bet', 'win'], won);
  });

  test('[RGS-10] an automatic cash-out before the arrival is paid exactly, one after it gives way', async () => {
    const low = await placed(({ point }) => point > 300, { target: 150 });
    goTo(low.round.drawsAt + curveReaches(250));
    await heldUp(low.id);
    expect(await settledHere(low.id)).toMatchObject({ state: 'closed', won: paid(150) });
    hold?.release();
    hold = undefined;
    await expectBooks(low.id, ['bet', 'win'], paid(150));

    player = `p-${at}`;
    access = await here.start({ playerId: player, gameCode: 'balloon' });
    const high = await placed(({ point }) => point > 300, { target: 250 });
    goTo(high.round.drawsAt + curveReaches(150));
    const late = await heldUp(high.id);
    goTo(high.round.drawsAt + curveReaches(250));
    expect(await settledHere(high.id)).toMatchObject({ state: 'closed', won: paid(150) });
    expect(JSON.parse(await late.answer())).toMatchObject({ won: paid(150) });
    await expectBooks(high.id, ['bet', 'win'], paid(150));
  });

  test('[RGS-10, RGS-08] arrivals of other players, of superseded frames and before the run are not stored', async () => {
    const other = await here.start({ playerId: `other-${at}`, gameCode: 'balloon' });
    const { round, id } = await placed(({ run }) => run > 4000);
    const codeOf = async (by: string) => {
      const { problem } = await callFrame(slow.url, 'step', { access: by, body: bodyOf(id) });
      return problem.code;
    };
    goTo(round.drawsAt - 1);
    expect(await codeOf(access)).toBe('illegalAction');
    goTo(round.drawsAt + 3000);
    expect(await codeOf(other)).toBe('unknownRound');
    const older = access;
    access = await here.start({ playerId: player, gameCode: 'balloon' });
    expect(await codeOf(older)).toBe('superseded');
    expect(await stored(id)).toEqual([]);
    goTo(round.overAt + graceMs);
    expect(await settledHere(id)).toMatchObject({ state: 'closed', won: '0.00' });
    await expectBooks(id, ['bet'], '0.00');
  });

  test('[RGS-10, RGS-08] a frame that is superseded after its cash-out arrived gets the answer of that', async () => {
    const { round, id } = await placed(({ run }) => run > 4000);
    goTo(round.drawsAt + 3000);
    const late = await heldUp(id);
    access = await here.start({ playerId: player, gameCode: 'balloon' });
    const won = paid(curveAt(3000));
    expect(JSON.parse(await late.answer())).toMatchObject({ state: 'closed', won });
    await expectBooks(id, ['bet', 'win'], won);
  });

  test('[RGS-10] arrivals are kept until their bet is settled, and deleted a minute later', async () => {
    const { round, id } = await placed(({ run }) => run > 4000);
    goTo(round.drawsAt + 3000);
    const late = await heldUp(id);
    // No node has settled for a while: older rounds are settled after the longest run.
    goTo(round.drawsAt + longestRun + 60_001);
    await here.rounds.deleteArrivals();
    expect(await stored(id)).toEqual([round.drawsAt + 3000]);
    expect((await settledHere(id)).won).toBe(paid(curveAt(3000)));
    await here.rounds.deleteArrivals();
    expect(await stored(id)).toEqual([]);
    expect(JSON.parse(await late.answer())).toMatchObject({ won: paid(curveAt(3000)) });
    at = known.findLast(({ beginsAt }) => beginsAt <= here.clock.now())?.number ?? at;
  });

  // One connection has no locks to wait for.
  test.runIf(name === 'PostgreSQL')(
    '[RGS-10] a cash-out that waits for the lock of its player is paid by a settlement that gets the lock first',
    async () => {
      const { round, id } = await placed(({ run }) => run > 4000);
      goTo(round.drawsAt + 3000);
      const leaving = await database.db.transaction(async (tx) => {
        const pid = sql<number>`pg_backend_pid()`;
        const [own] = await tx.select({ pid }).from(players).where(eq(players.id, player)).for('update');
        const waiting = sql`${own?.pid} = ANY(pg_blocking_pids(pid))`;
        const step = slow.rounds.step(access, bodyOf(id));
        await expect.poll(() => database.db.$count(sql`pg_stat_activity`, waiting)).toBe(1);
        goTo(round.overAt + graceMs);
        expect((await settledHere(id)).state).toBe('open');
        // This node has the lock, because its transactions are part of this one.
        const locking = await nodeOn({ db: tx, kind: 'postgresql', close: async () => {} }, 'locking');
        await locking.rounds.settleTables();
        await locking.idle();
        await locking.close();
        return { step };
      });
      const text = await leaving.step;
      expect(JSON.parse(text)).toMatchObject({ state: 'closed', won: paid(curveAt(3000)) });
      expect(await here.rounds.step(access, bodyOf(id))).toBe(text);
      await expectBooks(id, ['bet', 'win'], paid(curveAt(3000)));
    },
  );
});
