import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion } = vars;

/** Below this width of the component, the row of numbers becomes "Page 3 of 12". */
const compact = '(max-width: 559px)';

export const room = style({ containerType: 'inline-size' });

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  color: color.text.secondary,
  fontSize: size.text[13],
  '@container': { [compact]: { justifyContent: 'space-between' } },
});

export const range = style([
  figures,
  { flexGrow: 1, fontSize: size.text[15], '@container': { [compact]: { flexGrow: 0 } } },
]);

export const pageSize = style({ display: 'flex', alignItems: 'center', gap: space[8], whiteSpace: 'nowrap' });

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@container': { [compact]: { flexBasis: '100%', justifyContent: 'space-between' } },
});

export const numbers = style({
  display: 'flex',
  gap: space[2],
  '@container': { [compact]: { display: 'none' } },
});

export const short = style([
  figures,
  {
    display: 'none',
    color: color.text.primary,
    fontSize: size.text[17],
    fontWeight: 600,
    '@container': { [compact]: { display: 'block' } },
  },
]);

const place = { display: 'grid', placeItems: 'center', minWidth: 36, height: 36 } as const;

export const number = style([
  figures,
  focusRing,
  {
    ...place,
    paddingInline: space[4],
    borderRadius: radius.md,
    color: color.text.primary,
    fontSize: size.text[17],
    fontWeight: 600,
    transition: `background-color ${motion.fast}`,
    selectors: {
      '&[aria-current]': { background: color.brand.base, color: color.brand.on, fontWeight: 800 },
    },
    '@media': {
      [media.coarse]: { minWidth: size.touch, height: size.touch },
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.odds.bg } } },
      [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
    },
  },
]);

export const gap = style({
  ...place,
  color: color.text.muted,
  '@media': { [media.coarse]: { minWidth: 24, height: size.touch } },
});
