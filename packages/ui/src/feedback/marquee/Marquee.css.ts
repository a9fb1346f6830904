import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { reducedMotion, focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { secondsVar } from '../../theme/locals.css.ts';

const { color, space, size } = vars;

const pass = keyframes({ from: { translate: '0 0' }, to: { translate: '-50% 0' } });

export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  height: size.marquee,
  background: color.bg.inset,
  color: color.text.secondary,
  fontSize: size.text[13],
  fontWeight: 500,
  // A low window has no room for news (HEAD-23).
  '@media': { [media.short]: { display: 'none' } },
});

export const window = style([
  focusRingInside,
  {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, black 16px calc(100% - 24px), transparent)',
  },
  // Nothing moves in from the start, so only what goes on at the end fades.
  reducedMotion({
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInlineStart: space[16],
    maskImage: 'linear-gradient(90deg, black calc(100% - 24px), transparent)',
  }),
]);

/** Two halves of equal copies: when the first half has left, the second is at the start position. */
export const track = style([
  {
    display: 'flex',
    width: 'max-content',
    // It pauses until its beginning could be read. Meanwhile the page is drawn, which animation frames would delay.
    animation: `${pass} calc(${secondsVar} * 1s) linear 3s infinite`,
    selectors: {
      '&[data-motion-state="paused"], &:hover, &:focus-within': { animationPlayState: 'paused' },
    },
  },
  reducedMotion({ animation: 'none' }),
]);

/** One copy, as wide as its text. */
export const run = style({ display: 'flex', flexShrink: 0 });

/** The other copies, for the eye only. */
export const copies = style([{ display: 'flex', flexShrink: 0 }, reducedMotion({ display: 'none' })]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  '::after': {
    content: '""',
    width: 3,
    height: 10,
    marginInline: space[16],
    background: color.brand.text,
    transform: `skewX(${size.slant})`,
  },
});

export const stop = style([
  focusRingInside,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 44,
    height: '100%',
    color: color.text.secondary,
    '@media': { [media.hover]: { ':hover': { color: color.text.primary } } },
  },
  reducedMotion({ display: 'none' }),
]);
