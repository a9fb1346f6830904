// Measures rounds for money over the real processes: `pnpm --filter @kvota/integration bench:rounds`. See README.md.
import { mkdtempSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { FrameSession } from '@kvota/games-server/wire';
import type { DatabaseLocation } from '@kvota/platform';

import { callFrame, isFinal, roundOf } from '../processes/frame-call.ts';
import { openAccount } from '../processes/accounts.ts';
import { forkNode, type RunningNode } from '../processes/fork-node.ts';
import type { NodeSettings } from '../processes/messages.ts';
import { openFront } from '../processes/open-front.ts';
import { openBackends, type Backends } from './processor-time.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3000' },
    'warm-up': { type: 'string', default: '2000' },
    players: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '8' },
    rate: { type: 'string', default: '50' },
    game: { type: 'string', default: 'wheel-of-20' },
    on: { type: 'string', multiple: true, default: ['embedded', 'postgres'] },
    factor: { type: 'string', default: '4' },
    port: { type: 'string', default: '4820' },
    profile: { type: 'string' },
  },
});
const [rounds, players, atOnce, rate, port] = [
  values.rounds,
  values.players,
  values['at-once'],
  values.rate,
  values.port,
].map(Number) as [number, number, number, number, number]; // five texts
/** Faster than the machine's time, so that few players play many rounds. A busy machine needs 1: patience is shorter too. */
const factor = Number(values.factor);
const application = 'kvota-bench';
const url = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

interface Subject {
  readonly platform: RunningNode;
  readonly games: RunningNode;
  readonly backends: Backends | undefined;
}

interface Figures {
  readonly count: number;
  readonly seconds: number;
  readonly platform: number;
  readonly games: number;
  readonly backends: number | undefined;
  readonly times: readonly number[];
}

/** A frame that may play from an instant on. */
interface Seat {
  readonly access: string;
  readonly stake: string;
  freeAt: number;
}

let number = 0;
/** Answers that a player had to wait for again, because the machine was too busy. */
const late = { count: 0 };
async function playRound(games: RunningNode, seat: Seat): Promise<number> {
  const begun = performance.now();
  const body = { request_id: `b-${number++}`, stake: seat.stake };
  const reply = await callFrame(games.url, 'play', { access: seat.access, body });
  const time = performance.now() - begun;
  if (reply.status === 200 && isFinal(roundOf(reply))) {
    seat.freeAt = performance.now() + roundOf(reply).wait_ms / factor;
    return time;
  }
  late.count += 1;
  // The round is being booked, or the one before it.
  await wait(500);
  return time + (await playRound(games, seat));
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Seconds in which the processes are measured without rounds. */
const idle = 5;

interface Used {
  readonly seconds: number;
  readonly platform: number;
  readonly games: number;
  readonly backends: number;
}

/** Processor time of everything while something is done, in milliseconds. */
async function usedWhile({ platform, games, backends }: Subject, run: () => Promise<void>): Promise<Used> {
  const before = (await backends?.cpu()) ?? 0;
  await Promise.all([platform.cpu(), games.cpu()]);
  const begun = performance.now();
  await run();
  const seconds = (performance.now() - begun) / 1000;
  const [ofPlatform, ofGames] = await Promise.all([platform.cpu(), games.cpu()]);
  return { seconds, platform: ofPlatform, games: ofGames, backends: ((await backends?.cpu()) ?? 0) - before };
}

/** Takes the seat that is free first, and waits until it is. */
async function nextSeat(seats: Seat[]): Promise<Seat> {
  while (seats.length === 0) await wait(5);
  seats.sort((a, b) => a.freeAt - b.freeAt);
  const [seat] = seats.splice(0, 1) as [Seat]; // there is one
  await wait(Math.max(0, seat.freeAt - performance.now() + 1));
  return seat;
}

async function measured(subject: Subject, play: (times: number[]) => Promise<void>): Promise<Figures> {
  // What the processes do anyway, such as the simulated matches, is no part of a round.
  const still = await usedWhile(subject, () => wait(idle * 1000));
  const times: number[] = [];
  const used = await usedWhile(subject, () => play(times));
  const without = (key: 'platform' | 'games' | 'backends'): number =>
    used[key] - (still[key] / still.seconds) * used.seconds;
  return {
    count: times.length,
    seconds: used.seconds,
    platform: without('platform'),
    games: without('games'),
    backends: subject.backends && without('backends'),
    times: times.sort((a, b) => a - b),
  };
}

/** Plays as fast as it goes, with so many rounds at once. */
const playAll =
  (games: RunningNode, seats: Seat[], count: number) =>
  async (times: number[]): Promise<void> => {
    let left = count;
    const worker = async (): Promise<void> => {
      while (left-- > 0) {
        const seat = await nextSeat(seats);
        times.push(await playRound(games, seat));
        seats.push(seat);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };

/** Begins so many rounds a second, whatever the answers take. */
const playSteadily =
  (games: RunningNode, seats: Seat[], seconds: number) =>
  async (times: number[]): Promise<void> => {
    const begun = performance.now();
    const running: Promise<void>[] = [];
    for (let round = 0; round < rate * seconds; round += 1) {
      await wait(Math.max(0, begun + (round * 1000) / rate - performance.now()));
      const seat = await nextSeat(seats);
      running.push(playRound(games, seat).then((time) => void (times.push(time), seats.push(seat))));
    }
    await Promise.all(running);
  };

const each = (milliseconds: number, { count }: Figures): string => (milliseconds / count).toFixed(2);
const at = ({ times }: Figures, part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);

function print(name: string, figures: Figures): void {
  const { platform, games, backends, count, seconds } = figures;
  const database = backends === undefined ? '' : `, PostgreSQL ${each(backends, figures)}`;
  console.log(
    `${name}: ${each(platform + games, figures)} ms of processor time a round in both processes (game server ${each(games, figures)}, platform ${each(platform, figures)}${database}); ${(count / seconds).toFixed(0)} rounds a second, p50 ${at(figures, 0.5)} ms, p99 ${at(figures, 0.99)} ms; ${late.count} answers were late; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function openSeats(front: string, { games }: Subject, usernames: readonly string[]): Promise<Seat[]> {
  const openSeat = async (username: string): Promise<Seat> => {
    const token = await openAccount(front, username).start(values.game);
    const reply = await callFrame(games.url, 'authenticate', { body: { token } });
    if (reply.status !== 200) return openSeat(username);
    const { access, stakes } = reply.json as FrameSession; // of this call
    return { access, stake: stakes[0] ?? '', freeAt: 0 };
  };
  const seats: Seat[] = [];
  for (const username of usernames) seats.push(await openSeat(username));
  return seats;
}

async function bench(on: string): Promise<void> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'kvota-bench-'));
  const front = `http://localhost:${port}`;
  const key = { id: 'k1', secret: randomBytes(24).toString('hex') };
  const time = { startedAt: Date.now(), factor };
  const address = new URL(url);
  address.searchParams.set('application_name', application);
  const database = (kind: NodeSettings['kind']): DatabaseLocation =>
    on === 'postgres' ? { url: address.href, schema: `${name}_${kind}` } : { folder: join(folder, kind) };
  const node = (kind: NodeSettings['kind'], place: number): Promise<RunningNode> => {
    const profile =
      values.profile === undefined
        ? []
        : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`, `--cpu-prof-name=${on}-${kind}.cpuprofile`];
    return forkNode(
      {
        kind,
        port: port + place,
        database: database(kind),
        time,
        key,
        front: kind === 'games' ? `http://localhost:${port + 1}` : front,
      },
      profile,
    );
  };
  let subject: Partial<Subject> = {};
  const opened = await openFront({
    port,
    nodeOf: (kind) => subject[kind]?.url,
    fate: () => 'reach',
    delay: () => Promise.resolve(),
  });
  // The platform asks for its games when it starts.
  const games = await node('games', 2);
  subject = { games };
  const platform = await node('platform', 1);
  const backends = on === 'postgres' ? await openBackends(url, application) : undefined;
  const running: Subject = { platform, games, backends };
  subject = running;
  const usernames = Array.from({ length: players }, (_, place) => `bench-${place}`);
  await platform.addPlayers({ usernames, amount: '10000000000' });
  const seats = await openSeats(front, running, usernames);
  await playAll(games, seats, Number(values['warm-up']))([]);
  await backends?.analyze([`${name}_platform`, `${name}_games`]);
  print(`${on}, ${atOnce} at once`, await measured(running, playAll(games, seats, rounds)));
  if (rate > 0) print(`${on}, ${rate} a second`, await measured(running, playSteadily(games, seats, 15)));
  await games.stop();
  await platform.stop();
  await backends?.close();
  await opened.close();
}

for (const on of values.on) await bench(on);
