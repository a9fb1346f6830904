import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const ticket = style({
  position: 'relative',
  '@media': { [media.desk]: { maxHeight: 'calc(100dvh - 116px)' } },
});

/** The empty ticket: paper with the place of the first leg marked, and the word (SLIP-18). */
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 132,
  padding: vars.space[16],
  background: vars.color.bg.raised,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
});

export const word = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  margin: 0,
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  color: vars.color.text.secondary,
  fontFamily: vars.font.condensed,
  fontSize: vars.size.text[22],
  fontWeight: 700,
});

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
