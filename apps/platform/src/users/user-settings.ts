import type { UserSetting, UserSettings } from '@kvota/contracts';

/** Settings of users by area and field (OP-63). */
export interface UserSettingsStore {
  of(userId: string): Promise<UserSettings>;
  /** Stores all of a list. If one entry is invalid, stores nothing and returns the reason. */
  save(userId: string, list: readonly UserSetting[]): Promise<string | undefined>;
}
