import { createHash } from 'node:crypto';

import { wait } from '@kvota/server';

import type { OpenDatabase } from '../../server/database/database.ts';
import { readTitles } from '../../server/catalogue/read-titles.ts';
import { createGames, type Games } from '../../server/games.ts';
import type { Logger } from '../../server/kernel/logger.ts';
import { createMaths } from '../../server/maths/create-maths.ts';
import { createFastClock } from './fast-clock.ts';
import { createSampleWallet } from '../sample-wallet.ts';
import { testOptions } from '../test-games.ts';
import { compareBooks, type Books } from './compare-books.ts';
import { killableDatabase, killableWallet, type Life } from './killable.ts';
import { createPlayer } from './player.ts';
import { createRandom } from './random.ts';
import { createUnsteadyWallet, type Fates } from './unsteady-wallet.ts';

export interface FaultRun {
  readonly database: OpenDatabase;
  readonly rounds: number;
  readonly players: number;
  readonly nodes: number;
  readonly seed: number;
  /** Titles that are played; one of each kind of round is enough. */
  readonly games: readonly string[];
  /** Milliseconds of the machine between two kills of a node; 0 for none. */
  readonly killEvery: number;
}

export interface FaultReport extends Books {
  readonly fates: Fates;
  readonly kills: number;
  readonly doubledRequests: number;
  /** Repeated requests whose answers were not the same bytes. */
  readonly differing: string[];
  /** Failures that a node logged, apart from those of killed nodes. */
  readonly errors: string[];
  /** Credit of all players, less what they began with. */
  readonly credit: bigint;
}

/** Retries take seconds; the clock of the run makes them short. */
const speed = 20;
const funds = 100_000_000n;

/**
 * Plays rounds of real games against a sample wallet, while calls are cut, late or doubled, requests are doubled, and nodes
 * are killed (RGS-18). Afterwards the network is good, everything is finished, and the books are compared.
 */
export async function runWithFaults(run: FaultRun): Promise<FaultReport> {
  const clock = createFastClock(speed);
  const random = createRandom(run.seed);
  const sample = createSampleWallet(() => clock.now());
  const fates: Fates = { reached: 0, cutBefore: 0, cutAfter: 0, late: 0, busy: 0, doubled: 0 };
  let percent = 5;
  const wallet = createUnsteadyWallet(sample, { clock, random, fates, percent: () => percent });
  const errors: string[] = [];
  const nodes: { games: Games; life: Life }[] = [];
  let started = 0;
  let kills = 0;
  const maths = createMaths();
  const catalogue = readTitles();
  const startNode = async (): Promise<{ games: Games; life: Life }> => {
    const life: Life = { killed: false };
    const logger: Logger = {
      info() {},
      warn() {},
      error: (message, error) => void (life.killed || errors.push(`${message}: ${String(error)}`)),
    };
    const games = await createGames({
      ...testOptions(`${run.seed}:${started++}`),
      ...catalogue,
      maths,
      clock,
      logger,
      database: killableDatabase(run.database, life),
      wallet: killableWallet(wallet, life),
    });
    return { games, life };
  };
  const kill = async (index: number): Promise<void> => {
    const node = nodes[index];
    if (node === undefined) return;
    node.life.killed = true;
    kills += 1;
    nodes[index] = await startNode();
    await node.games.close();
  };
  for (let i = 0; i < run.nodes; i += 1) nodes.push(await startNode());
  const play = { over: false };
  const killer = (async (): Promise<void> => {
    while (!play.over && run.killEvery > 0) {
      await new Promise((resolve) => void setTimeout(resolve, run.killEvery));
      if (!play.over) await kill(random.below(run.nodes));
    }
  })();
  const players = Array.from({ length: run.players }, (_, index) => {
    const id = `p-${index}-${createHash('sha256').update(`${run.seed}`).digest('hex').slice(0, 8)}`;
    sample.fund(id, funds);
    return {
      id,
      ...createPlayer({
        id,
        sample,
        random: createRandom(run.seed * 1000 + index * 2 + 1),
        games: run.games,
        url: () => random.pick(nodes).games.url,
        pause: () => wait(clock, 200),
      }),
    };
  });
  await Promise.all(players.map((player) => player.play(Math.ceil(run.rounds / run.players))));
  play.over = true;
  await killer;
  percent = 0;
  const lastAnswers = players.flatMap((player) => player.lastAnswers);
  // What is late arrives within 31 s, what waits is sent again within 30 s.
  for (let passed = 0; passed < 40; passed += 1) await wait(clock, 2000);
  const books = await compareBooks(run.database.db, sample, lastAnswers);
  await Promise.all(nodes.map(({ games }) => games.close()));
  return {
    ...books,
    fates,
    kills,
    doubledRequests: players.reduce((sum, player) => sum + player.doubled(), 0),
    differing: players.flatMap(({ differing }) => differing),
    errors,
    credit: players.reduce((sum, { id }) => sum + sample.credit(id) - funds, 0n),
  };
}
