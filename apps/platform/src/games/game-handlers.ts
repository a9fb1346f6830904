import { minorToMoney, type Game, type GameArea } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { Attempts } from '../attempts/attempts.ts';
import { admit } from '../attempts/admit.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { refused } from '../kernel/refused.ts';
import { userOf } from '../users/user-of.ts';
import type { Users } from '../users/users.ts';
import {
  countBy,
  countModels,
  firstOfEach,
  sorted,
  studioOf,
  tagsOf,
  toGame,
  type OfferedGame,
} from './catalogue/catalogue.ts';
import type { GamesOnOffer } from './catalogue/games-on-offer.ts';
import { inSection } from './catalogue/sections.ts';
import { searchGames } from './catalogue/search-games.ts';
import { ruleProfiles, rulesFor } from './gate/game-rules.ts';
import { grantedRounds, openGrants } from './free-rounds/free-rounds.ts';
import type { Jackpots, Pot } from './jackpots/jackpots.ts';
import { listRounds, listSessions } from './rounds/list-rounds.ts';
import { readSeedRounds, readSeeds, rotateSeeds } from './rounds/player-seeds.ts';
import { readRound } from './rounds/read-round.ts';
import type { ProviderClient } from './servers/provider-client.ts';
import { gameSettings, stakesOf, type GameSessionDeps } from './sessions/create-game-sessions.ts';
import type { DemoFault, GameSessions, StartFault, StartResult } from './sessions/game-sessions.ts';
import type { LiveTables } from './tables/live-tables.ts';

export interface GameHandlerDeps {
  readonly db: Db;
  readonly providers: ProviderClient;
  readonly clock: Clock;
  readonly users: Pick<Users, 'byId'>;
  readonly settings: GameSessionDeps['settings'];
  readonly games: GamesOnOffer;
  readonly gameSessions: GameSessions;
  readonly attempts: Attempts;
  readonly jackpots: Jackpots;
  readonly liveTables: LiveTables;
}

/** Games of one section on the first screen. */
const railLength = 12;
/** Games that are shown as similar. */
const similarGames = 8;
/** The currency of stakes for visitors and for callers that name none. */
const defaultCurrency = 941;
const codesOfCurrencies: Readonly<Record<number, string>> = { 941: 'RSD', 977: 'BAM', 978: 'EUR' };
/** A frame loads and opens a session at the game server: more than a person starts. */
const starts = { name: 'gameStarts', most: 30, window: 60_000 };

/** Serves catalogue, sessions and rounds of games (CALL-33 … CALL-38, CALL-56 … CALL-58). */
export function gameHandlers(deps: GameHandlerDeps) {
  const { db, users, games, gameSessions, attempts, providers } = deps;
  /** All games. Throws `gamesNotKnown` while an empty list would be wrong (CAS-59). */
  const allGames = async (): Promise<readonly OfferedGame[]> => {
    if (!games.areKnown()) throw problem('gamesNotKnown', { headers: { 'retry-after': '1' } });
    return games.all();
  };
  const inArea = async (area: GameArea): Promise<readonly OfferedGame[]> =>
    (await allGames()).filter((game) => game.area === area);
  const gameOf = async () => {
    const byCode = new Map((await games.all()).map((game) => [game.code, game]));
    return (code: string) => byCode.get(code);
  };
  const admitStart = (key: string) => admit(attempts, { limit: starts, key }, { code: 'tooManyGameSessions' });
  return {
    async gamesEnabled() {
      const { profile, off } = await gameSettings(deps);
      const enabled = (await allGames()).filter((game) => game.enabled && !off[game.area]);
      return {
        rules: { beside: ruleProfiles[profile].beside },
        providers: countBy(enabled, studioOf).map(({ code }) => code),
        games: enabled.map(({ code }) => code),
      };
    },
    async casinoLobby({ query: { area, currency_id } }) {
      const [all, present] = [await allGames(), await presenter(deps, currency_id)];
      const rails = (await games.sections())
        .filter(({ areas }) => areas.includes(area))
        .map((section) => ({ section, list: inSection(all, section, area) }))
        .filter(({ list }) => list.length > 0);
      const first = firstOfEach(
        rails.map(({ list }) => list),
        railLength,
      );
      return rails.map(({ section: { code, name, titles }, list }, at) => ({
        code,
        name,
        titles: titles ?? null,
        games: list.length,
        result: (first[at] ?? []).map(present),
      }));
    },
    async casinoSections({ query: { area } }) {
      const all = await allGames();
      return (await games.sections())
        .filter(({ areas }) => areas.includes(area))
        .map((section) => {
          const { code, name, titles } = section;
          return { code, name, titles: titles ?? null, games: inSection(all, section, area).length };
        })
        .filter((section) => section.games > 0);
    },
    async casinoGames({ query: { page, page_size, currency_id, ...search } }) {
      const { games: found, facets } = searchGames(await allGames(), search, await games.sections());
      const present = await presenter(deps, currency_id);
      return {
        result: found.slice((page - 1) * page_size, page * page_size).map(present),
        totalPages: Math.ceil(found.length / page_size),
        rowCount: found.length,
        facets,
      };
    },
    liveTables: async () => ({ tables: [...(await deps.liveTables.list())] }),
    async casinoGame({ params: { code }, query: { currency_id } }) {
      const known = await allGames();
      const game = known.find((one) => one.code === code);
      if (game === undefined) throw problem('unknownGame');
      const [all, present] = [known, await presenter(deps, currency_id)];
      const others = all.filter((one) => one.code !== code);
      const twins = others.filter(({ model }) => model === game.model);
      const similar = others.filter((one) => one.kind === game.kind && one.model !== game.model);
      const shared = (one: OfferedGame): number => one.tags.filter((tag) => game.tags.includes(tag)).length;
      return {
        game: present(game),
        hits: game.hits,
        sheet: game.sheet,
        version: game.version,
        net: game.net ?? null,
        stakes: stakesOf(game, await gameSettings(deps), codesOfCurrencies[currency_id ?? defaultCurrency] ?? '').map(
          minorToMoney,
        ),
        twins: sorted(twins, 'popular').map(present),
        similar: sorted(similar, 'popular')
          .toSorted((a, b) => shared(b) - shared(a))
          .slice(0, similarGames)
          .map(present),
      };
    },
    async jackpots() {
      const settings = await gameSettings(deps);
      const pots = await deps.jackpots.list();
      return pots
        .filter(({ currency }) => rulesFor(settings.profile, 'slots', { ...settings, currency }).jackpots)
        .map(viewPot);
    },
    casinoTags: async ({ query: { area } }) => countBy(await inArea(area), tagsOf),
    casinoProviders: async ({ query: { area } }) => countBy(await inArea(area), studioOf),
    async startSession({ body: { game_code, provider, currency_id, lang = 'en' } }, { caller }) {
      await admitStart(`user:${caller.id}`);
      const user = await userOf(users, caller);
      const start = { gameCode: game_code, studio: provider, currencyId: currency_id, lang };
      return startAnswer(await gameSessions.start(user, start), deps.clock);
    },
    async rgsStartSession({ body: { game_code, currency_id, lang = 'en' } }, { caller }) {
      await admitStart(`user:${caller.id}`);
      const user = await userOf(users, caller);
      const start = { gameCode: game_code, currencyId: currency_id, lang };
      return startAnswer(await gameSessions.start(user, start), deps.clock);
    },
    async startDemoGame({ body: { game_code, provider, lang = 'en' } }, { address }) {
      await admitStart(`address:${address}`);
      const result = await gameSessions.startDemo({ gameCode: game_code, studio: provider, lang });
      return startAnswer(result, deps.clock);
    },
    freeRounds: async (_input, { caller }) => ({
      result: grantedRounds(await openGrants(db, caller.id, deps.clock.now()), await gameOf()),
    }),
    gameSession: async (_input, { caller }) => ({ session: (await gameSessions.current(caller.id)) ?? null }),
    endGameSession: async ({ body: { session_id } }, { caller }) =>
      (await gameSessions.end(caller.id, session_id)) ? { ErrorText: 'ok' } : refused('sessionUnknown'),
    async answerRealityCheck({ body: { session_id, answer } }, { caller }) {
      const session = await gameSessions.answerCheck(caller.id, session_id);
      if (session === undefined) return refused('sessionUnknown');
      if (answer === 'leave') await gameSessions.end(caller.id, session_id);
      return { ErrorText: 'ok', session };
    },
    gamesPlayed: async ({ query }, { caller }) => listSessions(db, caller.id, query, await gameOf()),
    gameRounds: async ({ query }, { caller }) => listRounds(db, caller.id, query, await gameOf()),
    async gameRound({ params: { id } }, { caller }) {
      const round = await readRound({ db, providers, games }, caller.id, id, await gameOf());
      if (round === undefined) throw problem('unknownRound');
      return round;
    },
    gameFairness: async (_input, { caller }) => readSeeds({ db, providers, games }, caller.id),
    async rotateFairness({ body: { provider, client_seed } }, { caller }) {
      const seeds = await rotateSeeds({ providers }, caller.id, { provider, clientSeed: client_seed });
      return typeof seeds === 'string' ? refused(seeds) : { ErrorText: 'ok', seeds };
    },
    async fairnessRounds({ query: { provider, pair_id, from } }, { caller }) {
      const page = await readSeedRounds({ db, providers }, caller.id, { provider, pairId: pair_id, from });
      if (page === undefined) throw problem('providerSilent');
      return page;
    },
  } satisfies Handlers;
}

/** A pot with everything that verifies its last win. */
const viewPot = ({ code, currency, amount, seq, oneIn, adds, cycle, hash, last }: Pot) => ({
  code,
  currency,
  amount: minorToMoney(amount),
  seq,
  one_in: String(oneIn),
  adds,
  cycle,
  hash,
  last:
    last === undefined
      ? null
      : {
          amount: minorToMoney(last.amount),
          wonAt: isoTime(last.wonAt.getTime()),
          cycle: last.cycle,
          secret: last.secret,
          server: last.server,
          round_id: last.roundId,
          staked: minorToMoney(last.staked),
        },
});

function startAnswer<F extends DemoFault | StartFault>(result: StartResult<F>, clock: Clock) {
  const serverTime = isoTime(clock.now());
  if (result.kind === 'refused') {
    const { error, until, limit } = result;
    const more = {
      ...(until === undefined ? {} : { until: isoTime(until) }),
      ...(limit === undefined ? {} : { limit }),
    };
    return { ...refused(error), ...more, serverTime };
  }
  const { sessionId, token, url, expiresAt, openRound } = result.game;
  return {
    ErrorText: 'ok',
    session_id: sessionId,
    token,
    url,
    expiresAt: isoTime(expiresAt),
    resumed: openRound === undefined ? null : { round_id: openRound },
    serverTime,
  };
}

/** Returns a function that builds the game of the wire with the stakes of a currency. */
async function presenter(deps: GameHandlerDeps, currencyId = defaultCurrency): Promise<(game: OfferedGame) => Game> {
  const settings = await gameSettings(deps);
  const currency = codesOfCurrencies[currencyId] ?? '';
  const models = countModels(await deps.games.all());
  return (game) => {
    const stakes = stakesOf(game, settings, currency);
    const limits = [minorToMoney(stakes[0] ?? 0n), minorToMoney(stakes.at(-1) ?? 0n)] as const;
    const off = settings.off[game.area];
    const demo = game.demo && ruleProfiles[settings.profile].demo;
    const feeds = rulesFor(settings.profile, game.kind, { ...settings, currency }).jackpots;
    return toGame(off ? { ...game, demo, enabled: false } : { ...game, demo }, {
      origin: deps.games.originOf(game.server),
      stakes: limits,
      twins: (models.get(game.model) ?? 1) - 1,
      jackpot: feeds ? (deps.jackpots.potIn(currency) ?? null) : null,
    });
  };
}
