import { warn } from '../browser/report.ts';
import type { Identity } from './identity.ts';

/** `superseded`: another tab stored a newer token. `refused`: the identity provider ended the session. `failed`: it could not be reached. */
export type RefreshOutcome = 'refreshed' | 'superseded' | 'refused' | 'failed';

interface RefreshDeps {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly identity: () => Promise<Identity>;
  /** Whether the stored token is still the one that has to be refreshed. */
  readonly isCurrent: () => boolean;
}

/** Refreshes the stored user, one tab at a time: a tab that had to wait for the lock finds a newer token and takes that. */
export async function refreshUser({ locks, identity, isCurrent }: RefreshDeps): Promise<RefreshOutcome> {
  const refresh = async (): Promise<RefreshOutcome> => {
    if (!isCurrent()) return 'superseded';
    try {
      await (await identity()).refresh();
      return 'refreshed';
    } catch (error) {
      if (error instanceof Error && error.name === 'RefreshRefused') return 'refused';
      warn('The session was not refreshed', error);
      return 'failed';
    }
  };
  return locks ? locks.request('kvota-refresh', refresh) : refresh();
}
