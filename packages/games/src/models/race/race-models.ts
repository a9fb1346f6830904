/** A race of runners with integer weights. The first place is drawn by weight, then the second among the others, and so on. */
export interface RaceModel {
  readonly engine: 'race';
  readonly code: string;
  readonly version: number;
  /** `win`: the first. `first-two`: among the first two. `forecast`: the first two in order. */
  readonly modes: readonly string[];
  readonly weights: readonly number[];
}

const race = (code: string, ...weights: readonly number[]): RaceModel => ({
  engine: 'race',
  code,
  version: 1,
  modes: ['win', 'first-two', 'forecast'],
  weights,
});

/** Part of the fair price that is sold, in hundredths, by mode. */
export const keptOfRace: Readonly<Record<string, bigint>> = { win: 92n, 'first-two': 92n, forecast: 90n };

/** All races. The weights of a race add up to 100. */
export const raceModels: readonly RaceModel[] = [
  race('race-6', 30, 22, 17, 13, 10, 8),
  race('race-8', 30, 22, 16, 12, 9, 6, 3, 2),
  race('race-10', 24, 19, 15, 12, 9, 7, 5, 4, 3, 2),
  race('race-12', 20, 16, 13, 11, 9, 8, 6, 5, 4, 3, 3, 2),
];
