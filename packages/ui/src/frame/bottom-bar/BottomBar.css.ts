import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRingInside, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, z } = vars;

export const bar = style({
  position: 'fixed',
  zIndex: z.header,
  insetInline: 0,
  bottom: 0,
  display: 'none',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  height: `calc(${size.bottomBar} + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  paddingInline: space[4],
  background: color.bg.surface,
  borderTop: `1px solid ${color.border.subtle}`,
  '@media': { [media.belowDesk]: { display: 'grid' } },
});

export const item = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 2,
    minWidth: 0,
    height: '100%',
    borderRadius: radius.md,
    color: color.text.secondary,
    selectors: {
      '&[aria-current]': { color: color.text.primary },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        top: 0,
        width: 32,
        height: 4,
        background: color.brand.text,
        clipPath: 'polygon(0 0, calc(100% - 2px) 0, 100% 100%, 2px 100%)',
      },
      '&[data-disabled]': { color: color.odds.lockedText },
    },
  },
]);

export const label = style([
  oneLine,
  {
    maxWidth: '100%',
    fontFamily: font.condensed,
    fontSize: size.text[13],
    fontWeight: 600,
    lineHeight: 1.2,
    // Room for six labels on the narrowest phone.
    '@media': { '(max-width: 339px)': { fontSize: 11 } },
  },
]);

/** The slip: a stub that rises out of the bar. */
export const emphasis = style([
  figures,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    width: 'calc(100% - 4px)',
    // Five pixels below the edges of the bar.
    minHeight: `calc(${size.bottomBar} - 10px)`,
    borderRadius: radius.md,
    background: color.brand.base,
    color: color.brand.on,
    lineHeight: 1.1,
    maskImage: ['left', 'right']
      .map((side) => `radial-gradient(circle 5px at ${side} center, transparent 94%, black)`)
      .join(', '),
    maskComposite: 'intersect',
  },
]);

/** Long odds have a smaller font, so that they stay between the notches of a sixth of 360 pixels. */
export const value = style({
  fontSize: size.text[19],
  fontWeight: 800,
  selectors: {
    '&[data-length]': { fontSize: size.text[12], letterSpacing: '-0.05em' },
    '&[data-length="6"]': { fontSize: size.text[15], letterSpacing: 0 },
    '&[data-length="7"]': { fontSize: size.text[13], letterSpacing: 0 },
    '&[data-length="8"]': { letterSpacing: '-0.02em' },
  },
});
export const note = style({
  fontSize: size.text[12],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // "10 selections" in a sixth of 320 pixels.
  '@media': { '(max-width: 339px)': { fontSize: 11, letterSpacing: '-0.04em' } },
});
export const badge = style({ position: 'absolute', top: 3, right: 2, lineHeight: 1 });
