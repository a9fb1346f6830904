import { createGlobalVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;
export const secondsVar = createGlobalVar('kvota-local-seconds');
export const repeatsVar = createGlobalVar('kvota-local-repeats');

const pass = keyframes({ from: { translate: '0 0' }, to: { translate: '-50% 0' } });

export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  height: size.marquee,
  background: color.bg.inset,
  color: color.text.secondary,
  fontSize: size.text[13],
  fontWeight: 500,
});

export const window = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent, black 16px calc(100% - 24px), transparent)',
  '@media': { [media.calm]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});

/** Two runs side by side: when the first has left, the second stands where it began. */
export const track = style({
  display: 'flex',
  width: 'max-content',
  animation: `${pass} calc(${secondsVar} * 1s) linear ${repeatsVar}`,
  selectors: { '&[data-paused]': { animationPlayState: 'paused' }, '&:hover': { animationPlayState: 'paused' } },
  '@media': { [media.calm]: { animation: 'none' } },
});

export const run = style({
  display: 'flex',
  flexShrink: 0,
  minWidth: '100vw',
  paddingInlineStart: space[16],
  '@media': { [media.calm]: { selectors: { '&[aria-hidden]': { display: 'none' } } } },
});

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
    '@media': {
      [media.hover]: { ':hover': { color: color.text.primary } },
      [media.calm]: { display: 'none' },
    },
  },
]);
