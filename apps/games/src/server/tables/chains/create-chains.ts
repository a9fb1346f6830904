import { asc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { chains } from '../../database/schema/index.ts';
import type { Seal } from '../../seeds/seal.ts';
import type { SeedSource } from '../../seeds/seeds.ts';
import type { RoundSeeds } from '../../maths/maths.ts';
import type { Schedule } from '../schedule.ts';
import type { TableChain } from '../tables.ts';
import { createFixedTimes, createRunTimes, type Timetable } from '../timetable.ts';
import { buildChain, linksFrom, stride } from './build-chain.ts';
import type { Chains } from './chains.ts';

export interface ChainsDeps {
  readonly db: Db;
  readonly ids: () => string;
  readonly source: Pick<SeedSource, 'server'>;
  readonly seal: Seal;
  /** The public salt of chains that are made from now on; undefined if this server draws it. */
  readonly salt: string | undefined;
  /** Links of a new chain. */
  readonly links: number;
  /** Milliseconds for which a round of a game runs before its result; null if its rounds do not run. */
  readonly runOf: (gameCode: string, seeds: RoundSeeds) => number | null;
}

type ChainRow = typeof chains.$inferSelect;

const isFor = (chain: ChainRow, { betting, closing, result }: Schedule): boolean =>
  chain.betting === betting && chain.closing === closing && chain.result === result;

/** A chain without its secret, until the next one begins. */
function withEnd(row: ChainRow, next: ChainRow | undefined): TableChain {
  const { sealed: _sealed, gameCode: _gameCode, generation: _generation, ...chain } = row;
  return { ...chain, endsAt: next?.startsAt ?? Number.POSITIVE_INFINITY };
}

/** Rounds begin on whole seconds. */
const nextSecond = (now: number): number => Math.ceil(now / 1000) * 1000;

/** Stores chains sealed (RGS-32), and keeps the links of the running rounds in memory. */
export function createChains({ db, ids, source, seal, salt, links, runOf }: ChainsDeps): Chains {
  const stored = new Map<string, { readonly links: number; readonly list: readonly string[] }>();
  /** By chain: the links that follow a stored one. Successive rounds use the same ones. */
  const opened = new Map<string, { readonly from: number; readonly list: readonly string[] }>();
  const timetables = new Map<string, Timetable>();

  const rowsOf = async (gameCode: string): Promise<ChainRow[]> => {
    const rows = await db.select().from(chains).where(eq(chains.gameCode, gameCode)).orderBy(asc(chains.generation));
    return rows;
  };
  /** Makes the next chain. If two nodes make it at the same time, the first one is kept. */
  async function make(gameCode: string, { betting, closing, result }: Schedule, generation: number, startsAt: number) {
    const id = ids();
    const built = await buildChain(source.server(), links);
    await db
      .insert(chains)
      .values({
        id,
        gameCode,
        generation,
        end: built.end,
        links,
        sealed: seal.close(id, built.stored.join('')),
        // Drawn after the chain: a chain could be chosen for a salt that is known before.
        salt: salt ?? source.server(),
        saltBy: salt === undefined ? 'server' : 'operator',
        startsAt,
        betting,
        closing,
        result,
      })
      .onConflictDoNothing();
  }
  async function storedOf(chainId: string) {
    const known = stored.get(chainId);
    if (known !== undefined) return known;
    const [row] = await db.select().from(chains).where(eq(chains.id, chainId));
    if (row === undefined) throw new Error(`There is no chain ${chainId}.`);
    const chain = { links: row.links, list: seal.open(chainId, row.sealed).match(/.{64}/g) ?? [] };
    stored.set(chainId, chain);
    return chain;
  }
  /** Links are kept in order: computing the times of rounds must not take the ones of the running round away. */
  async function linkOf(chainId: string, number: number, memory = opened): Promise<string> {
    const chain = await storedOf(chainId);
    const at = chain.links - 1 - number;
    const from = at - (at % stride);
    const known = memory.get(chainId);
    const segment = known?.from === from ? known : { from, list: linksFrom(chain.list[from / stride] ?? '') };
    memory.set(chainId, segment);
    const link = at < 0 ? undefined : segment.list[at - from];
    if (link === undefined) throw new Error(`Chain ${chainId} has no round ${number}.`);
    return link;
  }
  function timesOf(chain: Omit<TableChain, 'endsAt'>, gameCode: string): Timetable {
    const known = timetables.get(chain.id);
    if (known !== undefined) return known;
    const memory: typeof opened = new Map();
    const run = (serverSeed: string, nonce: number): number | null =>
      runOf(gameCode, { serverSeed, clientSeed: chain.salt, nonce });
    const times =
      run(chain.end, 0) === null
        ? createFixedTimes(chain)
        : createRunTimes(chain, async (number) => run(await linkOf(chain.id, number, memory), number) ?? 0);
    timetables.set(chain.id, times);
    return times;
  }
  return {
    async current(gameCode, schedule, now) {
      let rows = await rowsOf(gameCode);
      const last = rows.at(-1);
      const running = last === undefined ? null : await timesOf(last, gameCode).momentAt(now);
      if (last === undefined || running === null || !isFor(last, schedule)) {
        // A running round is not cut.
        await make(gameCode, schedule, (last?.generation ?? -1) + 1, running?.nextAt ?? nextSecond(now));
        rows = await rowsOf(gameCode);
      }
      // The last one that has begun; if it has no rounds left, the one that begins on the next second.
      const begun = Math.max(
        0,
        rows.findLastIndex(({ startsAt }) => startsAt <= now),
      );
      const row = rows[begun];
      if (row === undefined) throw new Error(`The table ${gameCode} has no chain.`);
      const isSpent = (await timesOf(row, gameCode).momentAt(now)) === null;
      const chain = withEnd((isSpent && rows[begun + 1]) || row, rows[begun + (isSpent ? 2 : 1)]);
      // Bets need the links within their transaction.
      await storedOf(chain.id);
      return { chain, times: timesOf(chain, gameCode) };
    },
    link: (chainId, number) => linkOf(chainId, number),
  };
}
