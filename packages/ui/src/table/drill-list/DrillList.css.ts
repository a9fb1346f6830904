import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: radius.lg,
  background: color.bg.surface,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});

export const line = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: 56,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.lg,
    color: color.text.secondary,
    textAlign: 'start',
    '@media': { [media.hover]: { ':hover': { background: color.odds.bg } } },
  },
]);

export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });
export const name = style({
  color: color.text.primary,
  fontSize: size.text[15],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const note = style({ fontSize: size.text[13] });
export const value = style([
  figures,
  { flex: 'none', color: color.text.primary, fontSize: size.text[17], fontWeight: 600, textAlign: 'end' },
]);
export const chevron = style({ flex: 'none', color: color.text.muted });
