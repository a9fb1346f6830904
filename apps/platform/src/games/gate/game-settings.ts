import { readStatusSettings, type KeyValue, type RuleProfileName } from '@kvota/contracts';

import { isRuleProfile } from './game-rules.ts';
import { readStakes, type StakeGrid } from './stakes.ts';

/** The operator's settings for games. */
export interface GameSettings {
  readonly profile: RuleProfileName;
  readonly stakes: StakeGrid;
  /** Minutes until a reality check, if they are shorter than those of the profile. */
  readonly realityCheckMinutes: number | undefined;
  /** True if a new game ends the one before (default). */
  readonly oneGameAtATime: boolean;
  /** Areas that are switched off (SET-01, SET-04, SET-05, OP-66). */
  readonly off: Readonly<Record<'casino' | 'casino_live' | 'virtuals', boolean>>;
}

/** Reads the settings for games from the general and status settings. A value that cannot be read is the default. */
export function readGameSettings(general: readonly KeyValue[], status: readonly KeyValue[]): GameSettings {
  const values = new Map(general.map(({ key, value }) => [key, value]));
  const profile = values.get('gameRules');
  const minutes = Number(values.get('realityCheckMinutes'));
  const switches = readStatusSettings(status);
  const all = switches.casinoIndefiniteDisabled;
  return {
    profile: isRuleProfile(profile) ? profile : 'standard',
    stakes: readStakes(values.get('gameStakes')),
    realityCheckMinutes: Number.isInteger(minutes) && minutes > 0 ? minutes : undefined,
    oneGameAtATime: values.get('oneGameAtATime') !== false,
    off: {
      casino: all || switches.disableCasinoPage,
      casino_live: all || switches.disableCasinoLivePage,
      virtuals: switches.disableVirtualsPage,
    },
  };
}
