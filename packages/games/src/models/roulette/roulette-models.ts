/** Roulette with one zero. */
export interface RouletteModel {
  readonly engine: 'roulette';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  /** True if a zero returns half of the bets on even chances at once. */
  readonly partage: boolean;
}

/** All rules of roulette. */
export const rouletteModels: readonly RouletteModel[] = [
  { engine: 'roulette', code: 'one-zero', version: 1, modes: ['table'], partage: false },
  { engine: 'roulette', code: 'la-partage', version: 1, modes: ['table'], partage: true },
];
