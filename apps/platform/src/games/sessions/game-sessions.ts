import type { GameSession, Locale, ReachedLimit } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import type { WalletAnswer } from '@kvota/contracts/wallet';

import type { UserRecord } from '../../users/users.ts';

/** Why a game with play money cannot be started. */
export type DemoFault = RefusalOf<'startDemoGame'>;
/** Why a game for money cannot be started. */
export type StartFault = RefusalOf<'startSession'>;

/** A request to start a game. */
export interface GameStart {
  readonly gameCode: string;
  /** Code of the studio; undefined if the code alone names the game. */
  readonly studio?: string | undefined;
  readonly lang: Locale;
}

/** A game that was started: where its frame is, and the token that its server exchanges for the session. */
export interface StartedGame {
  readonly sessionId: string;
  readonly token: string;
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** A round that the player has not finished in this game. */
  readonly openRound: string | undefined;
}

export type StartResult<Fault extends DemoFault | StartFault> =
  | { readonly kind: 'started'; readonly game: StartedGame }
  | {
      readonly kind: 'refused';
      readonly error: Fault;
      readonly until?: number | undefined;
      /** With `limitReached`. */
      readonly limit?: ReachedLimit;
    };

/** The sessions of players in games (CALL-56 … CALL-58, CAS-31, CAS-32). */
export interface GameSessions {
  /** Starts a game for money. Ends the player's other sessions if only one game may be played at a time. */
  start(user: UserRecord, start: GameStart & { readonly currencyId: number }): Promise<StartResult<StartFault>>;
  /** Starts a game with play money, also for a visitor. */
  startDemo(start: GameStart): Promise<StartResult<DemoFault>>;
  /** Exchanges a launch token for a session, once and within a minute. */
  authenticate(server: string, token: string): Promise<WalletAnswer<'authenticate'>>;
  /** Returns the players that have an open session for money in any of these games. */
  playing(gameCodes: readonly string[]): Promise<readonly { readonly userId: string; readonly gameCode: string }[]>;
  /** Returns the newest open session of a player. */
  current(userId: string): Promise<GameSession | undefined>;
  /** Ends a session. False if the player has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a player. Open rounds stay, and can be finished in a new session. */
  endAll(userId: string): Promise<void>;
  /** Acknowledges the reality check of a player, if it is due, and returns the session. */
  answerCheck(userId: string, sessionId: string): Promise<GameSession | undefined>;
}
