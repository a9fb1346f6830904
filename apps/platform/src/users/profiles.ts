import type { Profile } from '@kvota/contracts';

import type { ProfileChange, ProfileRefusal } from './profile-rules.ts';

/** Personal data of the players. */
export interface Profiles {
  of(userId: string): Promise<Profile | undefined>;
  /** Stores all of a change. If anything is wrong with it, stores nothing and returns all faults. */
  save(userId: string, change: ProfileChange): Promise<readonly ProfileRefusal[]>;
}
