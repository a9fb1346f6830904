import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const ticket = style({
  position: 'relative',
  '@media': { [media.desk]: { maxHeight: 'calc(100dvh - 116px)' } },
});

export const answers = style({ display: 'flex', gap: vars.space[8], marginTop: vars.space[8] });

export const offer = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const changes = style({ display: 'grid', gap: vars.space[8] });
