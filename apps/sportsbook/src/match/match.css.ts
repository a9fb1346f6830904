import { focusRing, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minWidth: 0,
  selectors: { '&[data-stale]': { opacity: 0.6 } },
});

export const back = style([
  focusRing,
  {
    alignSelf: 'flex-start',
    color: vars.color.text.secondary,
    textDecoration: 'none',
    padding: `${vars.space[8]} 0`,
    ':hover': { color: vars.color.text.primary },
  },
]);

export const league = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.text.secondary,
  fontSize: vars.size.text[13],
});

export const teams = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[16],
  margin: `${vars.space[12]} 0 0`,
  fontFamily: vars.font.condensed,
  fontSize: vars.size.text[28],
  fontWeight: 700,
  lineHeight: 1.1,
  textWrap: 'balance',
});

export const time = style({
  color: vars.color.text.secondary,
  fontSize: vars.size.text[19],
  fontVariantNumeric: 'tabular-nums',
});

export const phase = style({ margin: `${vars.space[8]} 0 0`, textAlign: 'center' });

export const away = style({ textAlign: 'end' });
