import { setTimeout as pause } from 'node:timers/promises';

import { priceKey } from '@kvota/offer';

import type { OwnRedis } from '../../../../apps/platform/chaos/database/own-redis.ts';
import { feedTakeovers, soldLegs } from '../../../../apps/platform/chaos/database/sold-legs.ts';
import { createRoutedHttp } from '../../../../apps/platform/chaos/nodes/routed-http.ts';
import { inOpenRun, type RunOptions, type RunReport } from '../../../../apps/platform/chaos/open-run.ts';
import { atLeast, atMost, milliseconds, none } from '../../../../apps/platform/chaos/report.ts';
import { randomOf } from '../../../../apps/platform/src/feed/random/hash.ts';
import { loadPlayers, type LoadPlayer } from '../../../../apps/platform/src/testing/load-players.ts';
import { percentile } from '../../../../apps/platform/src/testing/percentile.ts';
import { watchClients } from './client-watch.ts';
import { payShown, type ShownTicket } from './pay-shown.ts';
import { watchSales } from './silence.ts';
import { startSocketBalancer } from './socket-balancer.ts';
import { openTableClient } from './table-client.ts';
import { watchNodes } from './watch-nodes.ts';

export interface OfferRunOptions extends Omit<RunOptions, 'recorded' | 'redis'> {
  /** Seconds with kills, and those of each outage of Redis in between. */
  readonly seconds: number;
  readonly outages: readonly number[];
  /** Clients that pay the prices that others show. */
  readonly payers: number;
  /** The Redis of the run, and its address for nodes, which may be that of a slow network. */
  readonly redis: { readonly server: Pick<OwnRedis, 'stopFor'>; readonly url: string };
}

/** The sport has matches in play at any hour, and few markets. */
const [sport, matches] = ['T', 20];
/** Goals in milliseconds. */
const goals = { agree: 2000, longest: 5000, back: 7000, locked: 21_000, p99: 3000 };
/** A node that drives the feed sells by its clock, and publishes the prices at its next tick. */
const ahead = 500;

/** Clients follow a live table and pay its prices while nodes are killed, messages are lost, and Redis is slow and stops. */
export function runOffer(options: OfferRunOptions): Promise<RunReport> {
  const { seconds, outages, payers, killEvery, share, seed, redis, print } = options;
  const all = seconds + outages.reduce((sum, one) => sum + one, 0);
  const recorded = { sport, matches, span: (all + 60) * 1000 };
  return inOpenRun({ ...options, redis: redis.url, recorded }, async ({ platform, ...open }) => {
    const { db, ledger } = platform;
    const nodes = await open.startNodes();
    const balancer = await startSocketBalancer(nodes.urls);
    const watch = watchNodes(nodes.urls, sport);
    const random = randomOf(seed);
    const clients = Array.from({ length: options.clients }, () =>
      openTableClient(balancer.url, sport, () => random() < share),
    );
    const tables = watchClients(clients, watch.published, goals.agree);
    const http = createRoutedHttp(nodes.urls, { connections: payers + 4 });
    const players = await loadPlayers(platform, payers + 1, 10n ** 12n);
    const state = { paying: true };
    const pick = () => clients.find((one) => one.sells() && random() < 0.5)?.pick(random);
    const tickets: ShownTicket[] = [];
    const pay = async (player: LoadPlayer): Promise<void> => {
      while (state.paying) {
        const shown = pick();
        if (shown) tickets.push(await payShown(http, player, shown, sport));
        else await pause(50);
      }
    };
    try {
      await tables.allAgree(goals.back);
      const [prober = players[0], ...buyers] = players;
      const paying = Promise.all(buyers.map(pay));
      // Thrown when it is awaited.
      paying.catch(() => {});
      nodes.startKilling(killEvery);
      const locks: (readonly (number | undefined)[])[] = [];
      const windows: { from: number; to: number }[] = [];
      for (const outage of outages) {
        await pause((seconds * 1000) / (outages.length + 1));
        // A node does not start without Redis, so none is killed meanwhile.
        nodes.stopKilling();
        await nodes.complete();
        print(`Redis stops for ${outage} s\n`);
        const sales = prober && watchSales(nodes.urls, prober, sport, pick);
        const from = Date.now();
        tables.excuse(true);
        await redis.server.stopFor(outage * 1000);
        if (sales) locks.push(await sales.stop());
        watch.forgiveSnapshot();
        await pause(goals.agree);
        tables.excuse(false);
        windows.push({ from, to: Date.now() });
        nodes.startKilling(killEvery);
      }
      await pause((seconds * 1000) / (outages.length + 1));
      nodes.stopKilling();
      await nodes.complete();
      const back = await tables.allAgree(60_000);
      const driving = await drivingNode(nodes.urls);
      const differences = driving === undefined ? ['no node drives the feed'] : await watch.differences(driving);
      state.paying = false;
      await paying;
      const seen = tables.stop();
      if (watch.snapshotsOfRun() > 1) print(`Two snapshots of a run:\n${watch.course().join('\n')}\n`);
      const { killed, ended } = nodes.counts();
      const stale = (await soldLegs(db)).map(({ eventId, marketCode, selectionCode, odds, at }) => {
        const key = priceKey(eventId, marketCode, selectionCode);
        const { published } = watch;
        const wait = Math.min(published.staleFor(key, odds, at), published.staleFor(key, odds, at + ahead));
        if (wait > goals.agree) print(`${key} was sold at ${odds}, which was replaced ${wait} ms before\n`);
        return { wait, excused: windows.some(({ from, to }) => at >= from && at <= to) };
      });
      const longest = (excused: boolean): number =>
        Math.max(0, ...stale.filter((one) => one.excused === excused && one.wait < Infinity).map(({ wait }) => wait));
      const took = tickets.map((one) => one.milliseconds);
      const count = (outcome: ShownTicket['outcome']): number =>
        tickets.filter((ticket) => ticket.outcome === outcome).length;
      const { violations } = await ledger.check();
      const locked = locks.at(-1) ?? [];
      const refused = locked.filter((at) => at !== undefined);
      return {
        errors: nodes.errors(),
        rows: [
          { name: 'clients of the live table', value: clients.length },
          { name: 'nodes killed', value: killed },
          { name: 'from one kill to the next, mean', value: milliseconds((seconds * 1000) / Math.max(1, killed)) },
          { name: 'takeovers of the feed', value: await feedTakeovers(db) },
          ...(outages.length > 0 ? [] : [none('nodes that ended otherwise', ended)]),
          { name: 'messages lost', value: clients.reduce((sum, one) => sum + one.lost(), 0) },
          { name: 'gaps that clients noticed', value: clients.reduce((sum, one) => sum + one.gaps(), 0) },
          { name: 'connections', value: clients.reduce((sum, one) => sum + one.connects() / 2, 0) },
          { name: 'time in which a client sold', value: `${Math.round(seen.sold * 100)} %` },
          atLeast('comparisons of tables', seen.comparisons, 1),
          none('prices in tables that nobody published', seen.unpublished),
          // A lost message is noticed at the next one or a heartbeat, and these are lost too.
          atMost('tables that sell a price replaced 2 s before, of 1,000', (seen.late * 1000) / seen.comparisons, 1),
          atMost('a table that sells a replaced price, longest', seen.longest, goals.longest, ' ms'),
          atMost('after the last kill, until all tables agree', back, goals.back, ' ms'),
          none("prices of the driving node's snapshot that differ", differences.length),
          atMost('snapshots of a run on one connection without losses', watch.snapshotsOfRun(), 1),
          { name: 'tickets', value: tickets.length },
          atLeast('accepted', count('accepted'), 1),
          { name: 'refused', value: count('refused') },
          none('without an end', count('unknown')),
          none('accepted at a price that nobody published', stale.filter(({ wait }) => wait === Infinity).length),
          atMost('accepted price replaced before, longest', longest(false), goals.agree, ' ms'),
          ...(outages.length > 0 ? [atMost('the same while Redis was away', longest(true), goals.locked, ' ms')] : []),
          ...(outages.some((one) => one * 1000 > goals.locked)
            ? [
                { name: 'nodes that sold to the end without Redis', value: locked.length - refused.length },
                atLeast('nodes that locked without Redis', refused.length, locked.length - 1),
                atMost('until they locked, longest', Math.max(...refused), goals.locked, ' ms'),
              ]
            : []),
          none('violations of the ledger', violations.length),
          { name: 'to the answer of a ticket, p50', value: milliseconds(percentile(took, 50)) },
          atMost('to the answer of a ticket, p99', percentile(took, 99), goals.p99, ' ms'),
        ],
      };
    } finally {
      state.paying = false;
      tables.stop();
      clients.forEach((one) => one.stop());
      watch.stop();
      balancer.close();
      http.close();
    }
  });
}

/** Returns the address of the node that drives the feed. */
async function drivingNode(urls: readonly string[]): Promise<string | undefined> {
  for (const url of urls) {
    const response = await fetch(`${url}/metrics`);
    if ((await response.text()).split('\n').includes('kvota_drives_feed 1')) return url;
  }
  return undefined;
}
