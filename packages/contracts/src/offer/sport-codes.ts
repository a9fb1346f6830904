/** Sport codes that the specification names. Any other sport is shown with a generic icon and its code (MATCH-17, OP-58). */
export const sportCodes = [
  'F',
  'B',
  'T',
  'H',
  'WP',
  'IH',
  'V',
  'FU',
  'RL',
  'S',
  'E',
  'D',
  'BB',
  'AF',
  'TT',
  'SPB',
  'BT',
  'MMA',
  'BO',
  'VF',
  'VT',
  'VB',
  'W',
] as const;

export type SportCode = (typeof sportCodes)[number];
