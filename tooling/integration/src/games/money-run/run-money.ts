import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { Client } from 'pg';

import { openAccount } from '../processes/accounts.ts';
import { forkNode, type RunningNode } from '../processes/fork-node.ts';
import type { NodeSettings } from '../processes/messages.ts';
import { openFront, type CallFate } from '../processes/open-front.ts';
import { playedGames } from './choices.ts';
import { compareAnswers, compareBooks, sumsOf, type BookRule, type RunSums, type Schemas } from './compare-books.ts';
import { createPlayer, type LastAnswer, type Player } from './player.ts';
import { createRandom } from './random.ts';

export interface MoneyRun {
  /** Where the state of the run and the answers to its players are. A folder with a run goes on with it. */
  readonly folder: string;
  /** Address of PostgreSQL. */
  readonly database: string;
  readonly rounds: number;
  readonly players: number;
  /** The first of five ports: one for the address of both servers, then two platforms and two game servers. */
  readonly port: number;
  /** A game server is killed after so many milliseconds, and so many rounds: on a busy machine the time alone would be short. */
  readonly killEvery: { readonly milliseconds: number; readonly rounds: number };
  /** Kills of a platform, evenly over the run. */
  readonly platformKills: number;
  /** Faster than the machine's time by this factor, because most of a round is its shortest time. */
  readonly factor: number;
  readonly seed: number;
  /** Ends the run early. What was begun is finished, and the books are compared. */
  readonly signal: AbortSignal;
  readonly report: (line: string) => void;
}

interface State extends Schemas {
  readonly key: { readonly id: string; readonly secret: string };
  readonly startedAt: number;
  readonly parts: number;
}

export interface MoneyReport extends RunSums {
  readonly fates: Readonly<Record<CallFate, number>>;
  readonly kills: Readonly<Record<NodeSettings['kind'], number>>;
  readonly doubledRequests: number;
  readonly rules: readonly BookRule[];
  readonly seconds: number;
}

/** An address where nobody listens. */
const nowhere = 'http://localhost:1';
const funds = '10000000000';
/** Percent of the wallet's calls that fail: three quarters of them are cut or late, a quarter is doubled. */
const failing = 5;
const fatesOfFailing = ['cutBefore', 'cutAfter', 'late', 'doubled'] as const;

/** Finds the state of a run in its folder, or begins one with new schemas. */
function stateOf({ folder }: MoneyRun): State {
  const file = join(folder, 'state.json');
  mkdirSync(folder, { recursive: true });
  const name = randomBytes(4).toString('hex');
  const state: State = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as State) // written below
    : {
        platform: `run_${name}_platform`,
        games: `run_${name}_games`,
        key: { id: 'k1', secret: randomBytes(24).toString('hex') },
        startedAt: Date.now(),
        parts: 0,
      };
  const next = { ...state, parts: state.parts + 1 };
  writeFileSync(file, JSON.stringify(next));
  return next;
}

/** Two nodes of a kind, which are killed and started again. */
function createPair(settings: (place: number) => NodeSettings) {
  const nodes: (RunningNode | undefined)[] = [undefined, undefined];
  let kills = 0;
  let turn = 0;
  const start = async (place: number): Promise<void> => {
    nodes[place] = await forkNode(settings(place));
  };
  return {
    start: () => Promise.all([start(0), start(1)]),
    /** Address of one that listens; undefined if none does. */
    url(random: number): string | undefined {
      const listening = nodes.filter((node) => node !== undefined);
      return listening[random % Math.max(1, listening.length)]?.url;
    },
    first: (): RunningNode | undefined => nodes.find((node) => node !== undefined),
    /** Kills one of them, and starts it again. Nothing happens while one of the two still starts, so that some rounds are played. */
    async kill(): Promise<void> {
      const place = turn % nodes.length;
      const node = nodes[place];
      if (node === undefined || nodes.includes(undefined)) return;
      nodes[place] = undefined;
      turn += 1;
      kills += 1;
      await node.kill();
      await start(place);
    },
    kills: () => kills,
    stop: () => Promise.all(nodes.map(async (node) => node?.stop())),
  };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/**
 * Plays rounds of all engines on the real wallet over separate processes, while wallet calls are cut, late or doubled,
 * requests are doubled, and nodes are killed (RGS-18). Then everything is finished, and the books are compared.
 */
export async function runMoney(run: MoneyRun): Promise<MoneyReport> {
  const begun = Date.now();
  const state = stateOf(run);
  const time = { startedAt: state.startedAt, factor: run.factor };
  const random = createRandom(run.seed + state.parts);
  const front = `http://localhost:${run.port}`;
  const settings =
    (kind: NodeSettings['kind'], first: number) =>
    (place: number): NodeSettings => ({
      kind,
      port: run.port + first + place,
      database: { url: run.database, schema: state[kind] },
      time,
      key: state.key,
      front,
    });
  const platforms = createPair(settings('platform', 1));
  const servers = createPair(settings('games', 3));
  const fates: Record<CallFate, number> = { reach: 0, cutBefore: 0, cutAfter: 0, late: 0, doubled: 0 };
  let percent = 0;
  const opened = await openFront({
    port: run.port,
    nodeOf: (kind) => (kind === 'platform' ? platforms : servers).url(random.below(2)),
    fate() {
      const fate = random.chance(percent) ? random.pick(fatesOfFailing) : 'reach';
      fates[fate] += 1;
      return fate;
    },
    delay: () => wait((1000 + random.below(25_000)) / run.factor),
  });
  await platforms.start();
  await servers.start();
  const db = new Client({ connectionString: run.database });
  await db.connect();
  const usernames = Array.from({ length: run.players }, (_, at) => `run-player-${at}`);
  await platforms.first()?.addPlayers({ usernames, amount: funds });

  const file = join(run.folder, 'answers.txt');
  let played = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
  const before = played;
  const ended = ({ round: { id, state: end, staked, won } }: LastAnswer): void => {
    appendFileSync(file, `${id} ${end} ${minor(staked)} ${minor(won)}\n`);
    played += 1;
  };
  let number = 0;
  const isOver = (): boolean => played >= run.rounds || run.signal.aborted;
  const players = usernames.map((username, at) =>
    createPlayer({
      account: openAccount(front, username),
      random: createRandom(run.seed * 1000 + state.parts * 100 + at),
      games: playedGames,
      url: () => servers.url(random.below(2)) ?? nowhere,
      wait: (milliseconds) => wait(milliseconds / run.factor),
      isOver,
      ended,
      newId: () => `${state.parts}-${number++}-${randomUUID().slice(0, 8)}`,
    }),
  );
  const failures: string[] = [];
  percent = failing;
  const killing = { over: false };
  let nextKill = played;
  const killer = repeat(run.killEvery.milliseconds, killing, async () => {
    if (played < nextKill) return;
    nextKill = played + run.killEvery.rounds;
    await servers.kill();
  });
  let due = 1;
  const breaker = repeat(1000, killing, async () => {
    if (due > run.platformKills || played - before < ((run.rounds - before) * due) / (run.platformKills + 1)) return;
    due += 1;
    await platforms.kill();
  });
  const doubledOf = (): number => players.reduce((sum, player) => sum + player.doubled(), 0);
  const progress = setInterval(() => {
    const perSecond = ((played - before) * 1000) / (Date.now() - begun);
    const lost = fates.cutBefore + fates.cutAfter + fates.late;
    run.report(
      `${played} of ${run.rounds} rounds, ${perSecond.toFixed(0)} a second; kills: ${servers.kills()} game servers, ${platforms.kills()} platforms; calls: ${fates.reach} reached, ${lost} cut or late, ${fates.doubled} doubled; ${doubledOf()} requests doubled`,
    );
  }, 15_000);
  try {
    await Promise.all(players.map((player) => playOn(player, isOver, failures)));
  } finally {
    clearInterval(progress);
    killing.over = true;
    await Promise.all([killer, breaker]);
  }
  percent = 0;
  run.report(`${played} rounds are played. What is late or waits is finished.`);
  // Late calls arrive within 26 s, and calls that wait are sent again within 30 s, by the clock of the run.
  await finished(db, state, run.factor);
  const answers = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const ledger = await openAccount(front, 'operator').get('checkLedger');
  const differing = players.flatMap((player) => player.differing);
  const rules: BookRule[] = [
    ...(await compareBooks(db, state)),
    await compareAnswers(db, state, answers),
    {
      rule: 'the same call was answered with the same bytes',
      broken: differing.length,
      examples: differing.slice(0, 5),
    },
    {
      rule: 'no call was answered in a way that ends no round',
      broken: failures.length,
      examples: failures.slice(0, 5),
    },
    { rule: 'the ledger adds up', broken: ledger.violations.length, examples: ledger.violations.slice(0, 5) },
  ];
  const report: MoneyReport = {
    ...(await sumsOf(db, state)),
    fates,
    kills: { platform: platforms.kills(), games: servers.kills() },
    doubledRequests: doubledOf(),
    rules,
    seconds: Math.round((Date.now() - begun) / 1000),
  };
  await servers.stop();
  await platforms.stop();
  await opened.close();
  await db.end();
  return report;
}

const minor = (money: string): string => String(BigInt(money.replace('.', '')));

/** Plays until the run is over. After an answer that ends no round, the player goes on with another game. */
async function playOn(player: Player, isOver: () => boolean, failures: string[]): Promise<void> {
  while (!isOver())
    await player.play().catch((error: unknown) => {
      failures.push(String(error));
      console.error(String(error));
    });
}

async function repeat(every: number, state: { readonly over: boolean }, run: () => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!state.over) {
    await wait(every);
    if (state.over) break;
    const one = run().finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}

/** Waits until no round is unfinished and no call waits, for at most two minutes of the run. */
async function finished(db: Client, { games }: Schemas, factor: number): Promise<void> {
  const left = async (): Promise<number> => {
    const { rows } = await db.query<{ left: number }>(
      `SELECT (SELECT count(*) FROM "${games}".rounds WHERE NOT finished)::int + (SELECT count(*) FROM "${games}".outbox)::int AS left`,
    );
    return rows[0]?.left ?? 0;
  };
  const end = Date.now() + 120_000 / factor;
  // A late call may still arrive although nothing waits.
  await wait(26_000 / factor);
  while (Date.now() < end && (await left()) > 0) await wait(500);
}
