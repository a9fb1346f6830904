import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../style/media.ts';
import { focusRing, textStyle, touchTarget } from '../style/parts.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const text = style({ margin: 0, overflowWrap: 'anywhere' });

export const sizes = styleVariants({
  sm: textStyle(13),
  md: textStyle(15),
  lg: textStyle(17, 600, 'condensed'),
  xl: textStyle(19, 700, 'condensed'),
});

export const tones = styleVariants({
  primary: { color: color.text.primary },
  secondary: { color: color.text.secondary },
  muted: { color: color.text.muted },
});

export const centred = style({ textAlign: 'center' });

export const heading = style({ lineHeight: 1.15, textWrap: 'balance' });

export const headings = styleVariants({
  md: textStyle(19, 700, 'condensed'),
  lg: textStyle(28, 700, 'condensed'),
});

/** In a bar of fixed height; the end of a long name is cut. */
export const bar = style({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: textStyle(19, 700, 'condensed') },
});

/** The name of a row as a link, in the weight of its place. */
export const nameLink = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
]);

export const link = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: vars.space[4],
    minHeight: 24,
    padding: `${vars.space[8]} 0`,
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
    ':hover': { color: color.text.primary, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
]);
