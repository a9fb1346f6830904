import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const ticket = style({
  position: 'relative',
  '@media': { [media.desk]: { maxHeight: 'calc(100dvh - 116px)' } },
});

export const empty = style({ position: 'relative', minHeight: 180 });

export const answers = style({ display: 'flex', gap: vars.space[8], marginTop: vars.space[8] });

export const offer = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const changes = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});
