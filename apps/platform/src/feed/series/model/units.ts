import type { Unit } from './rules.ts';

export const sets: Unit = {
  letter: 'S',
  one: 'set',
  many: 'sets',
  scoreKey: 'S',
};
export const frames: Unit = {
  letter: 'F',
  one: 'frame',
  many: 'frames',
  scoreKey: 'S',
};
export const legs: Unit = {
  letter: 'L',
  one: 'leg',
  many: 'legs',
  scoreKey: 'L',
};
export const maps: Unit = {
  letter: 'M',
  one: 'map',
  many: 'maps',
  scoreKey: 'M',
};
