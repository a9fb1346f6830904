/** Baccarat from a full shoe of some decks. */
export interface BaccaratModel {
  readonly engine: 'baccarat';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  readonly decks: number;
}

/** All rules of baccarat. The shoe is shuffled before each round. */
export const baccaratModels: readonly BaccaratModel[] = [
  { engine: 'baccarat', code: 'punto-banco', version: 1, modes: ['table'], decks: 8 },
];
