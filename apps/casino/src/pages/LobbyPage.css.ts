import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} 0 ${vars.space[16]}`,
});

export const title = style({
  fontFamily: vars.font.condensed,
  fontSize: vars.size.text[28],
  fontWeight: 700,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 45%), 1fr))',
  gap: vars.space[16],
});

/** Leans at its lower edge like the word mark. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 190,
  padding: vars.space[16],
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  background: `linear-gradient(165deg, ${vars.color.bg.surface} 45%, ${vars.color.casino.subtle})`,
});

export const art = style({
  position: 'absolute',
  inset: '0 0 35% 20%',
  color: vars.color.casino.text,
  opacity: 0.75,
});

export const name = style({
  position: 'relative',
  fontFamily: vars.font.condensed,
  fontSize: vars.size.text[19],
  fontWeight: 700,
});

export const note = style({
  position: 'relative',
  color: vars.color.text.secondary,
  fontSize: vars.size.text[13],
});
