/** The rule of all ladders: a step is sold at 98 % of its fair price, and a ladder ends at 10,000 times the bet. */
export const ladderRule = { kept: { n: 98n, d: 100n }, most: 10_000 * 10_000 } as const;

/** Mines: cells, some of them mined. The mode is the number of mines. */
export interface MinesModel {
  readonly engine: 'ladder';
  readonly kind: 'mines';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  readonly cells: number;
}

/** Floors with doors, or kicks with corners: on each floor some of the choices lose. The mode is the difficulty. */
export interface FloorsModel {
  readonly engine: 'ladder';
  readonly kind: 'floors';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  readonly floors: number;
  /** By mode: number of choices on a floor, and how many of them lose. */
  readonly difficulty: Readonly<Record<string, { readonly choices: number; readonly losing: number }>>;
}

/** Higher or lower: cards of 13 ranks, each card drawn from all 13. An equal card wins only as "same". */
export interface CardsModel {
  readonly engine: 'ladder';
  readonly kind: 'cards';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  /** The most guesses of a round. */
  readonly guesses: number;
}

/** A game in which each step raises the return and may lose it. */
export type LadderModel = MinesModel | FloorsModel | CardsModel;

const upTo = (n: number): string[] => Array.from({ length: n }, (_, at) => `${at + 1}`);

/** All ladders. */
export const ladderModels: readonly LadderModel[] = [
  { engine: 'ladder', kind: 'mines', code: 'mines-25', version: 1, modes: upTo(24), cells: 25 },
  {
    engine: 'ladder',
    kind: 'floors',
    code: 'penalties',
    version: 1,
    modes: ['easy', 'medium', 'hard'],
    floors: 10,
    difficulty: {
      easy: { choices: 5, losing: 1 },
      medium: { choices: 5, losing: 2 },
      hard: { choices: 5, losing: 3 },
    },
  },
  {
    engine: 'ladder',
    kind: 'floors',
    code: 'towers',
    version: 1,
    modes: ['easy', 'medium', 'hard', 'expert', 'master'],
    floors: 9,
    difficulty: {
      easy: { choices: 4, losing: 1 },
      medium: { choices: 3, losing: 1 },
      hard: { choices: 2, losing: 1 },
      expert: { choices: 3, losing: 2 },
      master: { choices: 4, losing: 3 },
    },
  },
  { engine: 'ladder', kind: 'cards', code: 'higher-lower', version: 1, modes: ['cards'], guesses: 24 },
];
