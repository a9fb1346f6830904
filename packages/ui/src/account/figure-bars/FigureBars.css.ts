import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, radius } = vars;

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], margin: 0 });

/** Bars share the width, so that a year of days and a week both fit a phone. */
export const bars = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(1px, 1fr)',
  gap: 'clamp(1px, 0.6%, 6px)',
  height: 112,
});

export const column = style({ position: 'relative', minWidth: 0 });

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  minHeight: 1,
  borderRadius: radius.sm,
  background: color.move.up,
  selectors: { '&[data-sign="minus"]': { background: color.move.down } },
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

export const zero = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${color.border.control}`,
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.text.secondary,
  fontSize: size.text[13],
});
