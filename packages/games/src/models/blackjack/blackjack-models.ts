/** Blackjack from an endless shoe: each card is one of 52, whatever was dealt before. */
export interface BlackjackModel {
  readonly engine: 'blackjack';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  /** True if the dealer draws to a soft 17. */
  readonly hitsSoft17: boolean;
  /** True if a hand may be doubled after a split. */
  readonly doubleAfterSplit: boolean;
}

/** All rules of blackjack. */
export const blackjackModels: readonly BlackjackModel[] = [
  {
    engine: 'blackjack',
    code: 'stands-on-17',
    version: 1,
    modes: ['hand'],
    hitsSoft17: false,
    doubleAfterSplit: true,
  },
  {
    engine: 'blackjack',
    code: 'stands-no-double-after-split',
    version: 1,
    modes: ['hand'],
    hitsSoft17: false,
    doubleAfterSplit: false,
  },
  {
    engine: 'blackjack',
    code: 'hits-soft-17',
    version: 1,
    modes: ['hand'],
    hitsSoft17: true,
    doubleAfterSplit: true,
  },
];
