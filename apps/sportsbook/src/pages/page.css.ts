import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const grow = style({ flex: '1 1 180px', minWidth: 0 });

export const scroller = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  flex: '1 1 100%',
  minWidth: 0,
  scrollbarWidth: 'none',
});

export const narrowOnly = style({ '@media': { [media.wide]: { display: 'none' } } });
