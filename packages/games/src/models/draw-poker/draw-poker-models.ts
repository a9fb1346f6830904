/** Names of the hands that can pay. */
export type HandName =
  | 'royal-flush'
  | 'four-deuces'
  | 'wild-royal'
  | 'five'
  | 'straight-flush'
  | 'four-aces'
  | 'four-low'
  | 'four'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three'
  | 'two-pairs'
  | 'jacks';

/** A paytable. The mode is the number of hands that are drawn to one deal. */
export interface DrawPokerModel {
  readonly engine: 'draw_poker';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  /** True if twos are wild. */
  readonly deuces: boolean;
  /** Pay of each hand, in stakes of that hand. Aces and 2 to 4 are separate among four of a kind. */
  readonly pays: Readonly<Partial<Record<HandName, number>>>;
}

const modes = ['1', '3', '10'];

const jacks = (fullHouse: number, flush: number): DrawPokerModel['pays'] => ({
  'royal-flush': 800,
  'straight-flush': 50,
  'four-aces': 25,
  'four-low': 25,
  four: 25,
  'full-house': fullHouse,
  flush,
  straight: 4,
  three: 3,
  'two-pairs': 2,
  jacks: 1,
});

/** All paytables of draw poker. */
export const drawPokerModels: readonly DrawPokerModel[] = [
  { engine: 'draw_poker', code: 'jacks-9-6', version: 1, modes, deuces: false, pays: jacks(9, 6) },
  { engine: 'draw_poker', code: 'jacks-8-5', version: 1, modes, deuces: false, pays: jacks(8, 5) },
  {
    engine: 'draw_poker',
    code: 'bonus',
    version: 1,
    modes,
    deuces: false,
    pays: { ...jacks(8, 5), 'four-aces': 80, 'four-low': 40 },
  },
  {
    engine: 'draw_poker',
    code: 'double-bonus',
    version: 1,
    modes,
    deuces: false,
    pays: { ...jacks(9, 7), 'four-aces': 160, 'four-low': 80, four: 50, straight: 5, 'two-pairs': 1 },
  },
  {
    engine: 'draw_poker',
    code: 'deuces',
    version: 1,
    modes,
    deuces: true,
    pays: {
      'royal-flush': 800,
      'four-deuces': 200,
      'wild-royal': 25,
      five: 15,
      'straight-flush': 9,
      'four-aces': 4,
      'four-low': 4,
      four: 4,
      'full-house': 4,
      flush: 3,
      straight: 2,
      three: 1,
    },
  },
];
