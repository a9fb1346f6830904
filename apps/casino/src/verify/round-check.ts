import type { SeedRound } from '@kvota/contracts';

/** The parts of a round that a check needs. `state` is `closed`, `refused` or `cancelled`. */
export type CheckedRound = Pick<SeedRound, 'outcome' | 'nonce' | 'state' | 'booked'>;

/** The seeds of a retired pair. */
export interface PublicSeeds {
  readonly server_seed: string;
  readonly client_seed: string;
}

/** Stake and return in minor units. */
export interface RoundMoney {
  readonly staked: bigint;
  readonly won: bigint;
}

/** The result of computing a round again. */
export type RoundCheck =
  /** It follows from its seeds, and what was booked is what it pays. */
  | { readonly kind: 'same'; readonly computed: RoundMoney }
  /** It was refused before anything was drawn. */
  | { readonly kind: 'notDrawn' }
  /** The seeds give another outcome. */
  | { readonly kind: 'otherOutcome'; readonly computed: RoundMoney }
  /** The outcome follows, and other money was booked. */
  | { readonly kind: 'otherMoney'; readonly computed: RoundMoney }
  /** Its rules are not known here: the page is older than the game. */
  | { readonly kind: 'unknownRules' };

/** True if the check proves that something is wrong. */
export const isFault = ({ kind }: RoundCheck): boolean => kind === 'otherOutcome' || kind === 'otherMoney';
