/** A shield of two colours with a figure. */
export interface CrestLook {
  readonly base: string;
  readonly mark: string;
  readonly figure: CrestFigure;
}

/** Figures of a shield of 32 by 32, drawn within its edge. */
export const crestFigures = {
  halves: 'M16 3H29V16C29 24 22 29 16 31Z',
  band: 'M3 10H29V17L28.9 17.500H3.1L3 17Z',
  stripes: 'M8 3H12V29L8 26.800ZM20 3H24V26.800L20 29Z',
  chevron: 'M3 13.500L16 6L29 13.500V16L28.6 19L16 12L3.4 19L3 16Z',
  cross: 'M13.5 3H18.5V10H29V15H18.5V30.2L16 31L13.5 30.2V15H3V10H13.5Z',
  sash: 'M3 3H9.500L28.4 20L26 24L3 8.500Z',
  chief: 'M3 3H29V11H3Z',
  quarters: 'M16 3H29V15H16ZM3 15H16V31C10 29 3 24 3 16Z',
} as const;
export type CrestFigure = keyof typeof crestFigures;

const look = (base: string, mark: string, figure: CrestFigure): CrestLook => ({ base, mark, figure });

/** The shields of the clubs of each league, in their order. */
const looks: Readonly<Record<string, readonly CrestLook[]>> = {
  'danube-8': [
    look('#1f4fb0', '#ffffff', 'chevron'),
    look('#d1263a', '#ffffff', 'stripes'),
    look('#20282d', '#f2c230', 'sash'),
    look('#1c8a4f', '#ffffff', 'band'),
    look('#7a1f4b', '#7ec3ef', 'halves'),
    look('#f2c230', '#1b3f8f', 'cross'),
    look('#3fb7c9', '#123a46', 'chief'),
    look('#f07a20', '#20282d', 'quarters'),
  ],
  'coast-8': [
    look('#0f7f88', '#ffffff', 'stripes'),
    look('#f4f5f6', '#d1263a', 'sash'),
    look('#183a7a', '#ffd34d', 'chief'),
    look('#f4f5f6', '#1f4fb0', 'cross'),
    look('#d1263a', '#1f2a52', 'halves'),
    look('#20282d', '#ffffff', 'band'),
    look('#5e3aa6', '#f2c230', 'chevron'),
    look('#8c959b', '#7a1420', 'quarters'),
  ],
  'mountain-6': [
    look('#17623c', '#f2c230', 'chevron'),
    look('#0f3d2a', '#ffffff', 'halves'),
    look('#8a2b1d', '#f4efe2', 'band'),
    look('#a9d4ee', '#1f4fb0', 'sash'),
    look('#5a3a1e', '#f2c230', 'quarters'),
    look('#f4f5f6', '#c2185b', 'chief'),
  ],
};

const none = look('#5a6a72', '#ffffff', 'chief');

/** The shield of a club of a league. */
export const crestOf = (model: string, club: number): CrestLook => looks[model]?.[club] ?? none;
