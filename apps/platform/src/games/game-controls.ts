import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';
import type { GamesOnOffer } from './catalogue/games-on-offer.ts';
import type { ProviderClient } from './servers/provider-client.ts';
import { grantFreeRounds, type GrantDeps } from './free-rounds/free-rounds.ts';
import { gameSettings, stakesOf, type GameSessionDeps } from './sessions/create-game-sessions.ts';
import type { RegisterChecks } from '../protection/register/register-checks.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { Users } from '../users/users.ts';
import type { GameSessions } from './sessions/game-sessions.ts';
import { reportGames } from './report/report-games.ts';
import { cancelRound, type CancelRoundDeps } from './rounds/cancel-round.ts';
import type { WalletFaults } from './wallet/wallet-faults.ts';

export interface GameControlDeps extends CancelRoundDeps, GrantDeps {
  readonly users: Pick<Users, 'byUsername'>;
  readonly registerChecks: Pick<RegisterChecks, 'ask'>;
  readonly settings: GameSessionDeps['settings'] & Pick<SettingsStore, 'set'>;
  readonly games: Pick<GamesOnOffer, 'all' | 'byCode' | 'setSection' | 'setGame' | 'setStudio'>;
  readonly gameSessions: Pick<GameSessions, 'playing'>;
  readonly walletFaults: Pick<WalletFaults, 'set'>;
  readonly providers: ProviderClient;
  /** Notifies the pages of a player that the game they play was switched off (NET-22). */
  readonly notifyInactive: (userId: string, gameCode: string) => void;
  /** Notes that the games on offer changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
}

const ok = { ErrorText: 'ok' };

/** Serves the operator's controls of games (CAS-33). */
export function gameControls(deps: GameControlDeps) {
  const { games, users, settings, gameSessions, walletFaults, providers, notifyInactive, announceChange } = deps;
  const { registerChecks } = deps;
  const notifyPlayers = async (codes: readonly string[]): Promise<void> => {
    for (const { userId, gameCode } of await gameSessions.playing(codes)) notifyInactive(userId, gameCode);
  };
  return {
    async setSection({ body: { code, games: wanted, ...change } }) {
      const known = new Set((await games.all()).map((game) => game.code));
      if (wanted?.by === 'list' && !wanted.games.every((one) => known.has(one))) return refused('unknownGame');
      if (!(await games.setSection(code, { ...change, games: wanted }))) return refused('invalidSection');
      await announceChange();
      return ok;
    },
    async setGameRules({ body: { profile, reality_check_minutes } }) {
      await settings.set('general', 'gameRules', profile);
      if (reality_check_minutes !== undefined)
        await settings.set('general', 'realityCheckMinutes', reality_check_minutes);
      await announceChange();
      return ok;
    },
    async grantFreeRounds({ body: { requestId, username, game_code, currencyId, expiresAt, ...grant } }, { caller }) {
      const user = await users.byUsername(username);
      if (user === undefined) return refused('unknownUser');
      const game = await games.byCode(game_code);
      if (game === undefined) return refused('unknownGame');
      const rules = await gameSettings(deps);
      const result = await grantFreeRounds(deps, {
        ...grant,
        requestId,
        userId: user.id,
        game,
        currencyId,
        expiresAt: Date.parse(expiresAt),
        by: caller.username,
        stakes: (currency) => stakesOf(game, rules, currency),
      });
      // Nobody asks about a player who is not here. The same request works when the register has answered.
      if ('error' in result && result.error === 'registerUnknown') registerChecks.ask(user.id, 'marketing');
      return 'error' in result ? refused(result.error) : { ...ok, id: result.id };
    },
    async setGame({ body: { game_code, enabled, until, max_bet } }) {
      const maxBet = max_bet && Object.fromEntries(max_bet.map(({ currency, amount }) => [currency, amount]));
      const value = { enabled, maxBet, until: until === undefined ? undefined : Date.parse(until) };
      if (!(await games.setGame(game_code, value))) return refused('unknownGame');
      if (!enabled) await notifyPlayers([game_code]);
      await announceChange();
      return ok;
    },
    async setGameProvider({ body: { provider, enabled } }) {
      if (!(await games.setStudio(provider, enabled))) return refused('unknownGame');
      const ofStudio = (await games.all()).filter(({ studio }) => studio.code === provider);
      if (!enabled) await notifyPlayers(ofStudio.map(({ code }) => code));
      await announceChange();
      return ok;
    },
    async cancelRound({ body: { round_id, provider, reason } }, { caller }) {
      const result = await cancelRound(deps, { id: round_id, server: provider, reason, by: caller.username });
      return result.kind === 'refused' ? refused(result.error) : { ...ok, state: result.state };
    },
    gameReport: async ({ query }) => reportGames(deps.db, query, { games: await games.all(), now: deps.clock.now() }),
    async gameDifferences({ query: { provider, after } }) {
      const asked = providers.servers.filter((server) => provider === undefined || server === provider);
      const result = asked.map(async (server) => ({
        provider: server,
        books: (await providers.ask(server, 'differences', { after })) ?? null,
      }));
      return { result: await Promise.all(result) };
    },
    async setWalletFault({ body: { fault, percent, seconds } }) {
      await walletFaults.set({ kind: fault, percent, seconds });
      return ok;
    },
  } satisfies Handlers;
}
