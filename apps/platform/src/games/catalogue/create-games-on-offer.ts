import { ProviderGame, ProviderGames, providerPaths } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { gameCatalogues, gameSections, gameSwitches } from '../../database/schema/index.ts';
import { cached } from '../../kernel/cached.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { GameServer } from '../servers/game-server.ts';
import { callServer, ServerFailed } from '../servers/server-client.ts';
import type { CatalogueGame } from './catalogue.ts';
import { studioKey, withSwitches, type GamesOnOffer, type GameSwitch, type SectionChange } from './games-on-offer.ts';
import { isFirstSection, sectionsWith } from './sections.ts';

export interface GamesOnOfferDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly gameServers: readonly GameServer[];
  /**
   * Milliseconds that a server has for its first answer before that is a warning. Infinity if it may take any time, because
   * the program that starts both builds the game server first. Default: two minutes.
   */
  readonly firstAnswerWithin?: number | undefined;
}

/** A server is down if it has not answered for so many milliseconds. */
const silence = 20_000;
const usualFirstAnswer = 120_000;

/** Creates the catalogue over the last lists that are stored, so that a lobby is complete while a game server is down. */
export async function createGamesOnOffer(deps: GamesOnOfferDeps): Promise<GamesOnOffer> {
  const { db, clock, logger, gameServers, firstAnswerWithin = usualFirstAnswer } = deps;
  /** When a server first did not answer, since its last answer. */
  const silentSince = new Map<string, number>();
  const down = new Set<string>();
  /** Down servers of which the log has a warning. */
  const warned = new Set<string>();
  const answered = new Set<string>();
  const versions = new Map<string, string>();
  let games = new Map<string, CatalogueGame>();

  const load = async (): Promise<void> => {
    const rows = await db.select().from(gameCatalogues);
    const found = new Map<string, CatalogueGame>();
    for (const { code: server } of gameServers) {
      const row = rows.find((one) => one.server === server);
      if (row === undefined) continue;
      versions.set(server, row.version);
      // The first server keeps a code that two use.
      for (const game of row.games) if (!found.has(game.code)) found.set(game.code, { ...game, server });
    }
    games = found;
  };
  const switches = cached(clock, async () => {
    const rows = await db.select().from(gameSwitches);
    return new Map<string, GameSwitch>(
      rows.map(({ code, enabled, until, maxBet }) => [
        code,
        { enabled, until: until?.getTime(), ...(maxBet && { maxBet }) },
      ]),
    );
  });
  const stored = cached(clock, () => db.select().from(gameSections));
  const write = async (code: string, { enabled, until, maxBet }: GameSwitch): Promise<void> => {
    const values = { enabled, until: until === undefined ? null : new Date(until), maxBet: maxBet ?? null };
    await transactAct(db, async (tx) => {
      const row = { code, ...values };
      await tx.insert(gameSwitches).values(row).onConflictDoUpdate({ target: gameSwitches.code, set: values });
    });
    switches.forget();
  };
  const refreshServer = async (server: GameServer): Promise<boolean> => {
    try {
      const answer = v.parse(ProviderGames, await callServer(server, { clock, path: providerPaths.games }));
      silentSince.delete(server.code);
      down.delete(server.code);
      warned.delete(server.code);
      answered.add(server.code);
      if (answer.version === versions.get(server.code)) return false;
      const values = {
        version: answer.version,
        games: readable(server, answer.games, logger),
        readAt: new Date(clock.now()),
      };
      await db
        .insert(gameCatalogues)
        .values({ server: server.code, ...values })
        .onConflictDoUpdate({ target: gameCatalogues.server, set: values });
      return true;
    } catch (error) {
      if (!(error instanceof ServerFailed) && !(error instanceof v.ValiError)) throw error;
      const since = silentSince.get(server.code) ?? clock.now();
      silentSince.set(server.code, since);
      const silentFor = clock.now() - since;
      const isNew = !answered.has(server.code);
      if (error instanceof ServerFailed && error.isRefused && !warned.has(server.code)) {
        warned.add(server.code);
        logger.warn(refusedLine(server));
      }
      if (silentFor >= silence && !down.has(server.code)) {
        down.add(server.code);
        if (isNew && !warned.has(server.code))
          logger.info(`Game server ${server.code} has not answered yet at ${server.url}. It may be starting.`);
      }
      if (silentFor >= (isNew ? firstAnswerWithin : silence) && !warned.has(server.code)) {
        warned.add(server.code);
        logger.warn(`Game server ${server.code} ${isNew ? 'has never answered' : 'is down'}`, error);
      }
      return false;
    }
  };

  await load();
  const offered = async (game: CatalogueGame) => withSwitches(game, await switches.get(), clock.now());
  return {
    all: async () => Promise.all([...games.values()].map(offered)),
    async byCode(code) {
      const game = games.get(code);
      return game && offered(game);
    },
    highestStake: async (code, currency) => (await switches.get()).get(code)?.maxBet?.[currency],
    areKnown: () => games.size > 0 || gameServers.every(({ code }) => versions.has(code)),
    isUp: (server) => !down.has(server),
    originOf: (server) => gameServers.find(({ code }) => code === server)?.origin ?? '',
    async setGame(code, value) {
      if (!games.has(code)) return false;
      await write(code, value);
      return true;
    },
    async setStudio(code, enabled) {
      if (![...games.values()].some(({ studio }) => studio.code === code)) return false;
      await write(studioKey(code), { enabled });
      return true;
    },
    sections: async () => sectionsWith(await stored.get()),
    async setSection(code, change) {
      const done = await writeSection(db, code, change);
      stored.forget();
      return done;
    },
    async refresh() {
      const changed = await Promise.all(gameServers.map(refreshServer));
      if (changed.includes(true)) await load();
      return { changed: changed.includes(true), answered: answered.size === gameServers.length };
    },
  };
}

const refusedLine = ({ code, url, keys: [{ id }] }: GameServer): string =>
  `KVOTA_GAME_SERVERS: the game server ${code} at ${url} refuses the signature of this platform with the key "${id}". Its KVOTA_WALLET_PROVIDER, KVOTA_WALLET_KEY and KVOTA_WALLET_SECRET have to be the same.`;

async function writeSection(db: Db, code: string, change: SectionChange): Promise<boolean> {
  return transactAct(db, async (tx) => {
    const [before] = await tx.select().from(gameSections).where(eq(gameSections.code, code)).for('update');
    const row = {
      code,
      enabled: change.enabled ?? before?.enabled ?? true,
      order: change.order ?? before?.order ?? null,
      areas: change.areas ? [...change.areas] : (before?.areas ?? null),
      titles: change.titles ?? before?.titles ?? null,
      games: change.games ?? before?.games ?? null,
    };
    if (!isFirstSection(code) && (row.games === null || row.titles?.en === undefined)) return false;
    await tx.insert(gameSections).values(row).onConflictDoUpdate({ target: gameSections.code, set: row });
    return true;
  });
}

/** Leaves out games that the contract's schema refuses, and codes that occur twice. */
function readable(server: GameServer, list: readonly unknown[], logger: Logger): ProviderGame[] {
  const codes = new Set<string>();
  return list.flatMap((item) => {
    const read = v.safeParse(ProviderGame, item);
    if (!read.success || codes.has(read.output.code)) {
      const code = String((item as { code?: unknown } | null)?.code).slice(0, 80); // any value of a stranger
      logger.warn(`Game ${code} of ${server.code} is left out: ${read.issues?.[0].message ?? 'its code occurs twice'}`);
      return [];
    }
    codes.add(read.output.code);
    return [read.output];
  });
}
