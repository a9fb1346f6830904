import { UserSettings, type UserSetting } from '@kvota/contracts';

/** Settings of users by area and field (OP-63). */
export interface UserSettingsStore {
  of(userId: string): Promise<UserSettings>;
  /** Stores all of a list or, when one of it is no setting, nothing; then it answers what is wrong. */
  save(userId: string, list: readonly UserSetting[]): Promise<string | undefined>;
}
