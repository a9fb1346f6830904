import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const ticket = style({
  position: 'relative',
  '@media': { [media.desk]: { maxHeight: 'calc(100dvh - 116px)' } },
});

/** Icons keep their size for the thumb, and give the room around them back: the longest title stands beside them at 360 px. */
export const tools = style({ display: 'flex', alignItems: 'center', marginInline: `calc(-1 * ${space[8]})` });

export const answers = style({ display: 'flex', gap: space[8], marginTop: space[8] });

export const conditions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** What a dialog about the ticket says, one below the other. */
export const stack = style({ display: 'grid', gap: space[16] });

export const beside = style({ display: 'flex', alignItems: 'center', gap: space[16] });

export const apart = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: 40,
});
