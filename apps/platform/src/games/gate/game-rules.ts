import { ruleProfileNames, type GameKind, type RuleProfileName } from '@kvota/contracts';
import type { GameRules } from '@kvota/contracts/wallet';

/** The values of a profile of rules, by kind of game. Times are in milliseconds. */
interface RuleProfile {
  readonly slots: number;
  /** Undefined if no other games than slots are offered. */
  readonly others: number | undefined;
  readonly realityCheckMinutes: number;
  /** Highest stake in minor units by currency, for slots or for all games. */
  readonly highestStake?: { readonly kinds: 'slots' | 'all'; readonly stakes: Readonly<Record<string, bigint>> };
  readonly demo: boolean;
  /** True if a game may go on while the player looks at other pages, such as the bets. */
  readonly beside: boolean;
  /** False if no game may feed a jackpot. */
  readonly jackpots: boolean;
}

/**
 * Profiles of rules for playing, of which an operator chooses one (CAS-30). They are settings and no legal advice. Autoplay,
 * turbo and slam stop are off in each, because every market that limits them forbids them.
 */
export const ruleProfiles = {
  standard: { slots: 2500, others: 1000, realityCheckMinutes: 60, demo: true, beside: true, jackpots: true },
  GB: {
    slots: 2500,
    others: 5000,
    realityCheckMinutes: 60,
    highestStake: { kinds: 'slots', stakes: { GBP: 500n } },
    demo: true,
    beside: false,
    jackpots: true,
  },
  DE: {
    slots: 5000,
    others: undefined,
    realityCheckMinutes: 60,
    highestStake: { kinds: 'slots', stakes: { EUR: 100n } },
    demo: false,
    beside: false,
    jackpots: false,
  },
  GR: {
    slots: 2000,
    others: 2000,
    realityCheckMinutes: 60,
    highestStake: { kinds: 'all', stakes: { EUR: 2000n } },
    demo: true,
    beside: true,
    jackpots: true,
  },
} as const satisfies Readonly<Record<RuleProfileName, RuleProfile>>;

export const isRuleProfile = (name: unknown): name is RuleProfileName => ruleProfileNames.some((one) => one === name);

/** The rules of a profile for one kind of game. */
export interface KindRules {
  readonly rules: GameRules;
  /** False if the profile offers no games of this kind. */
  readonly offered: boolean;
  /** False if the profile allows no play without money. */
  readonly demo: boolean;
  /** True if stakes of this kind of game feed a jackpot (JACK-05). */
  readonly jackpots: boolean;
  /** Highest stake in minor units, or undefined if the profile sets none. */
  readonly highestStake: bigint | undefined;
}

/** Kinds whose rounds follow a schedule for all players. It is longer than any shortest round; a player bets several times on one. */
const scheduled: readonly GameKind[] = ['live', 'virtual'];

/** Returns the rules for one kind of game in one currency. `realityCheckMinutes` of the settings shortens the time only. */
export function rulesFor(
  name: RuleProfileName,
  kind: GameKind,
  { currency, realityCheckMinutes }: { readonly currency: string; readonly realityCheckMinutes?: number | undefined },
): KindRules {
  const profile: RuleProfile = ruleProfiles[name];
  const time = kind === 'slots' ? profile.slots : profile.others;
  const { highestStake } = profile;
  const limited = highestStake !== undefined && (highestStake.kinds === 'all' || kind === 'slots');
  return {
    offered: time !== undefined,
    demo: profile.demo,
    jackpots: profile.jackpots && kind === 'slots',
    highestStake: limited ? highestStake.stakes[currency] : undefined,
    rules: {
      profile: name,
      shortest_round_ms: scheduled.includes(kind) ? 0 : (time ?? profile.slots),
      autoplay: false,
      turbo: false,
      slam_stop: false,
      reality_check_minutes: Math.min(profile.realityCheckMinutes, realityCheckMinutes ?? Number.POSITIVE_INFINITY),
    },
  };
}
