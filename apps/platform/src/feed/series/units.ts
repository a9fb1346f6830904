import type { Unit } from './rules.ts';

export const sets: Unit = {
  letter: 'S',
  one: { en: 'set', sr: 'seta' },
  many: { en: 'sets', sr: 'setova' },
  scoreKey: 'S',
};
export const frames: Unit = {
  letter: 'F',
  one: { en: 'frame', sr: 'frejma' },
  many: { en: 'frames', sr: 'frejmova' },
  scoreKey: 'S',
};
export const legs: Unit = {
  letter: 'L',
  one: { en: 'leg', sr: 'lega' },
  many: { en: 'legs', sr: 'legova' },
  scoreKey: 'L',
};
export const maps: Unit = {
  letter: 'M',
  one: { en: 'map', sr: 'mape' },
  many: { en: 'maps', sr: 'mapa' },
  scoreKey: 'M',
};
