import type { ProviderGame } from '@kvota/contracts/wallet';

import type { MathsSheet } from '../maths/maths.ts';
import type { Studio, Title } from './title.ts';

/** A game that can be played: a title with its studio and the figures of its maths. */
export interface HouseGame {
  readonly title: Title;
  readonly studio: Studio;
  readonly sheet: MathsSheet;
  /** The first is the usual one. */
  readonly modes: readonly string[];
  /** By mode: stakes are multiples of this number of minor units. */
  readonly units: Readonly<Record<string, number>>;
  /** True if a stake is the sum of several bets. */
  readonly sums: boolean;
}

/** The games of the house. */
export interface Catalogue {
  /** Changes with every change of a game. */
  readonly version: string;
  readonly games: readonly ProviderGame[];
  game(code: string): HouseGame | undefined;
}
