import type { Profile } from '@kvota/contracts';

import type { ProfileChange, ProfileRefusal } from './profile-rules.ts';

/** Personal data of the players. */
export interface Profiles {
  of(userId: string): Promise<Profile | undefined>;
  /** Stores all of a change or, where something of it is wrong, nothing; then it answers all that is. */
  save(userId: string, change: ProfileChange): Promise<readonly ProfileRefusal[]>;
}
