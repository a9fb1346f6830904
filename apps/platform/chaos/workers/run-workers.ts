import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { systemClock } from '@kvota/server';

import { createOffer } from '../../src/offer/create-offer.ts';
import { loadPlayers } from '../../src/testing/load-players.ts';
import { inOpenRun, type RunOptions, type RunReport } from '../open-run.ts';
import type { OwnRedis } from '../database/own-redis.ts';
import { createRoutedHttp } from '../nodes/routed-http.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { atMost, milliseconds, none, type ReportRow } from '../report.ts';
import { closingKind } from './closing-kind.ts';
import { endKinds } from './end-kinds.ts';
import { paymentKinds } from './payment-kinds.ts';
import { startSlowProvider } from './slow-provider.ts';
import { workKinds, type WorkKind } from './work-kinds.ts';

export interface WorkersRunOptions extends Pick<RunOptions, 'seed' | 'server' | 'redis' | 'print'> {
  readonly rounds: number;
  /** Tickets of a round. */
  readonly tickets: number;
  /** A part of the names of the kinds of work that are killed. Default: all. */
  readonly only?: string;
  /** The Redis of the nodes, if it is away while a node is killed and the work goes on. */
  readonly away?: Pick<OwnRedis, 'stop' | 'start'>;
}

/** The sport has matches in play at any hour. */
const recorded = { sport: 'T', matches: 40, span: 3_600_000 };
/** Milliseconds in which no piece of the work is done. */
const goal = 5000;
/** Milliseconds in which work that is due begins, beyond the goal, and in which it must be done. */
const [begins, patience] = [1000, 90_000];
const agents = 40;

/** Kills one of two nodes in the middle of each kind of work, and measures how long the other needs to finish it. */
export function runWorkers({ rounds, tickets, only = '', away, ...options }: WorkersRunOptions): Promise<RunReport> {
  return inOpenRun({ ...options, nodes: 2, recorded }, async ({ platform, feed, ...open }) => {
    const { db, ledger } = platform;
    const offer = await createOffer({ db, clock: systemClock, ids: randomUUID, feed });
    const provider = await startSlowProvider();
    const nodes = await open.startNodes((name) => ({
      KVOTA_PAYMENT_PROVIDERS: JSON.stringify([provider.addressFor(name)]),
    }));
    const http = createRoutedHttp(nodes.urls, { connections: tickets });
    const players = await loadPlayers(platform, tickets, 10n ** 9n);
    const work = { db, http, offer, sport: recorded.sport, players, ledger, provider };
    const kinds = [
      ...workKinds(work),
      ...paymentKinds(work),
      closingKind(work, await loadPlayers(platform, agents, 1n)),
      ...endKinds(work),
    ];
    const found: Found[] = [];
    const measure = async (kind: WorkKind, round: number): Promise<void> => {
      if (!kind.name.includes(only)) return;
      await nodes.complete();
      await away?.stop();
      const one = await killDuring(kind, { nodes, atOnce: round % 2 === 0, begins: goal + begins });
      const [pause, all] = [one.pause, one.took].map(Math.round);
      options.print(`${kind.name}: ${pause} ms, all ${all} ms${one.wasAtWork ? '' : ', of an idle node'}\n`);
      found.push({ ...one, name: kind.name });
      await away?.start();
    };
    for (let round = 0; round < rounds; round += 1) for (const kind of kinds) await measure(kind, round);
    await nodes.complete();
    http.close();
    provider.close();
    const { killed, ended } = nodes.counts();
    const { violations } = await ledger.check();
    return {
      errors: nodes.errors(),
      rows: [
        { name: 'nodes killed', value: killed },
        // Without a Redis, a node that takes the place of a killed one ends at its start.
        away === undefined
          ? none('nodes that ended otherwise', ended)
          : { name: 'starts refused without Redis', value: ended },
        none('nodes killed that were not at work', found.filter(({ wasAtWork }) => !wasAtWork).length),
        none('work that was not finished', found.filter(({ took }) => took >= patience).length),
        ...[...Map.groupBy(found, ({ name }) => name)].flatMap(longestOf),
        none('violations of the ledger', violations.length),
      ],
    };
  });
}

interface Kill {
  /** The longest time in milliseconds, from the kill on, in which no piece was done. */
  readonly pause: number;
  /** Milliseconds from the kill until all was done. */
  readonly took: number;
  /** True if the killed node had locked what it was working on, or waited for the answer to it. */
  readonly wasAtWork: boolean;
}

interface Found extends Kill {
  readonly name: string;
}

function longestOf([name, all]: readonly [string, readonly Found[]]): ReportRow[] {
  const longest = (of: 'pause' | 'took'): number => Math.max(...all.map((one) => one[of]));
  return [
    atMost(`${name}: longest pause`, longest('pause'), goal, ' ms'),
    { name: `${name}: until all was done`, value: milliseconds(longest('took')) },
  ];
}

interface KillOptions {
  readonly nodes: Nodes;
  readonly atOnce: boolean;
  readonly begins: number;
}

/** Makes work, kills the node at work, at once or when a part is done, and measures until all is. */
async function killDuring(kind: WorkKind, { nodes, atOnce, begins: within }: KillOptions): Promise<Kill> {
  await kind.make();
  const all = await kind.left();
  const start = performance.now();
  let wasAtWork = false;
  while (!wasAtWork && performance.now() - start < within) {
    const left = await kind.left();
    if (left === 0) break;
    if (atOnce || kind.isWhole === true || left < all) wasAtWork = await killWorking(kind, nodes);
  }
  if (!wasAtWork) nodes.killOldest();
  const killed = performance.now();
  const progress = { left: Infinity, at: killed, pause: 0 };
  for (let left = await kind.left(); ; left = await kind.left()) {
    const now = performance.now();
    progress.pause = Math.max(progress.pause, now - progress.at);
    if (left < progress.left) Object.assign(progress, { left, at: progress.left === Infinity ? killed : now });
    if (left === 0 || now - killed >= patience) return { pause: progress.pause, took: now - killed, wasAtWork };
    await pause(5);
  }
}

/** Kills a node that is at work, and returns whether there was one. It is frozen first, so that it is at work when it is killed. */
async function killWorking({ atWork, left }: WorkKind, nodes: Nodes): Promise<boolean> {
  for (const name of await atWork()) {
    const frozen = nodes.freeze(name);
    if (frozen === undefined) continue;
    if ((await atWork()).includes(name) && (await left()) > 0) {
      frozen.kill();
      return true;
    }
    frozen.resume();
  }
  return false;
}
