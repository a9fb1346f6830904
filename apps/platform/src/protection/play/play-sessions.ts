import type { PlayGuard, PlaySession } from '@kvota/contracts';

import type { StoredSession } from './play-session.ts';

/** Whether a user may play, and the play session, if one is running. */
export interface PlayState {
  readonly play: PlayGuard;
  readonly session: PlaySession | undefined;
  /** True if the exclusion register has to be asked, because there is no answer or it soon ends. */
  readonly needsRegister: boolean;
}

/** Play sessions of users over all products, and their reality checks. */
export interface PlaySessions {
  /** Notes a sign of life: prolongs the session of a user, or begins one. Writes at most once a minute. */
  readonly seen: (userId: string) => Promise<void>;
  /** Reads whether a user may play, and the session. */
  of(userId: string): Promise<PlayState>;
  /** Reads the session of a user that is running. */
  running(userId: string): Promise<StoredSession | undefined>;
  /**
   * Acknowledges the reality check of a user, if it is due. `dueAt` names a check, so that an answer that comes twice does
   * not acknowledge the next one.
   */
  acknowledge(userId: string, dueAt?: number): Promise<PlaySession | undefined>;
  /** Minutes until a reality check of a user. */
  minutesOf(userId: string): Promise<number>;
  /** Sets the minutes until a reality check, and returns those that hold. */
  setMinutes(
    userId: string,
    minutes: number,
  ): Promise<{ readonly realityMinutes: number; readonly session: PlaySession | undefined }>;
}
