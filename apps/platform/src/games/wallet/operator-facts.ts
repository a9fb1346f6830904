import type { Ids } from '../../kernel/ids.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { OfferedGame } from '../catalogue/catalogue.ts';
import { rulesFor } from '../gate/game-rules.ts';
import type { GameSettings } from '../gate/game-settings.ts';
import type { Jackpots } from '../jackpots/jackpots.ts';
import { gameSettings, type GameSessionDeps } from '../sessions/create-game-sessions.ts';
import type { MoneySession, SessionWallet } from './wallet-store.ts';

export interface BookingDeps extends Pick<GameSessionDeps, 'clock' | 'games' | 'settings'> {
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'lock' | 'post' | 'postAll'>;
  readonly jackpots: Pick<Jackpots, 'potIn' | 'enter'>;
}

/** The operator's decisions about a game, read before the wallet is locked. */
export interface OperatorFacts {
  readonly game: OfferedGame | undefined;
  readonly settings: GameSettings;
  readonly maintenance: boolean;
  /** The operator's highest stake of the game as money text. */
  readonly highestStake: string | undefined;
}

/** Reads what the operator decided about the game of a session. */
export async function operatorFacts(deps: BookingDeps, session: SessionWallet): Promise<OperatorFacts> {
  const [game, settings, maintenance, highestStake] = await Promise.all([
    deps.games.byCode(session.gameCode),
    gameSettings(deps),
    deps.settings.maintenanceBegun(),
    deps.games.highestStake(session.gameCode, session.currency),
  ]);
  return { game, settings, maintenance, highestStake };
}

/** The pot that a game feeds with the stakes of a session; undefined if it feeds none (JACK-05). */
export function potOf(
  { jackpots }: Pick<BookingDeps, 'jackpots'>,
  { game, settings }: OperatorFacts,
  { currency }: Pick<MoneySession, 'currency'>,
): string | undefined {
  if (game === undefined || !rulesFor(settings.profile, game.kind, { ...settings, currency }).jackpots)
    return undefined;
  return jackpots.potIn(currency);
}
