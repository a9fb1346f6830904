import { style } from '@vanilla-extract/css';
import { figures, focusRing, textStyle, touchTarget } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;

export const footer = style({
  containerType: 'inline-size',
  flex: 'none',
  marginTop: space[24],
  borderTop: `1px solid ${color.border.subtle}`,
  background: color.bg.inset,
  color: color.text.secondary,
});

export const inside = style({
  display: 'grid',
  gap: space[24],
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `${space[24]} ${space[16]}`,
  '@container': {
    '(min-width: 760px)': { gridTemplateColumns: 'minmax(220px, 2fr) 5fr', gap: space[32], padding: space[32] },
  },
});

export const brand = style({ display: 'grid', gap: space[12], alignContent: 'start', justifyItems: 'start' });
export const adults = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  maxWidth: '44ch',
  fontSize: size.text[13],
});
/** The common sign, as a ring, because a colour alone would not be understood. */
export const age = style([
  figures,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    border: `2px solid ${color.status.danger}`,
    borderRadius: '50%',
    color: color.text.primary,
    fontSize: size.text[15],
    fontWeight: 800,
  },
]);

export const groups = style({
  display: 'grid',
  gap: `${space[16]} ${space[24]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
});
export const groupTitle = style([textStyle(15, 700, 'condensed'), { margin: 0, color: color.text.primary }]);
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const link = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 30,
    borderRadius: radius.sm,
    color: color.text.secondary,
    fontSize: size.text[15],
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    ':hover': { color: color.text.primary, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
]);
