import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { secondsVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, motion, font } = vars;

/** From this width of the banner on, it is a wide strip. */
const wide = '(min-width: 640px)';
const strip = '(min-width: 960px)';
/** Below this width a banner is higher, because otherwise its text would be cut. */
const narrow = '(max-width: 319px)';

export const carousel = style({ position: 'relative', containerType: 'inline-size', display: 'grid', gap: space[4] });

export const window = style({ overflow: 'hidden', borderRadius: radius.lg });

export const track = style({ display: 'flex', touchAction: 'pan-y pinch-zoom', userSelect: 'none' });

/** The ratio is fixed, so that nothing moves when a picture loads. */
export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  aspectRatio: '8 / 5',
  '@container': {
    [narrow]: { aspectRatio: '6 / 5' },
    [wide]: { aspectRatio: '7 / 2' },
    [strip]: { aspectRatio: '9 / 2' },
  },
});

const stripes = (ground: string, mark: string): string =>
  `repeating-linear-gradient(104deg, transparent 0 54px, color-mix(in oklab, ${mark} 9%, transparent) 54px 108px), ${ground}`;

export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  height: '100%',
  overflow: 'hidden',
  background: stripes(color.bg.raised, color.text.primary),
  color: color.text.primary,
  selectors: {
    '&[data-tone="brand"]': { background: stripes(color.brand.base, color.brand.on), color: color.brand.on },
    '&[data-tone="casino"]': { background: stripes(color.casino.subtle, color.casino.text), color: color.text.primary },
    '&[data-tone="live"]': { background: stripes(color.live.solid, color.live.on), color: color.live.on },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** Its left edge slants like the word mark; the text has the rest of the width. */
const leaning = 'polygon(22% 0, 100% 0, 100% 100%, 0 100%)';

export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '46%',
  height: '100%',
  objectFit: 'cover',
  clipPath: leaning,
  selectors: { '[data-alone] > &': { width: '100%', clipPath: 'none' } },
  '@container': { [wide]: { width: '56%' } },
});

export const art = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '42%',
  color: 'inherit',
  selectors: {
    '[data-tone="plain"] > &': { color: color.brand.text },
    '[data-tone="casino"] > &': { color: color.casino.text },
  },
  '@container': { [wide]: { width: '50%' } },
});
globalStyle(`${art} > svg`, { width: '100%', height: '100%', color: 'inherit' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: space[8],
  width: '62%',
  padding: space[16],
  '@container': {
    [narrow]: { width: '72%' },
    [wide]: { width: '52%', padding: `${space[16]} ${space[32]}` },
  },
});
export const wordsAlone = style({ justifyContent: 'flex-end', width: '100%' });

export const title = style({
  // A word in an operator's text may be wider than the banner.
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontFamily: font.condensed,
  fontSize: size.text[22],
  fontWeight: 900,
  lineHeight: 1.05,
  '@container': { [wide]: { fontSize: size.text[28] }, [strip]: { fontSize: size.text[36] } },
});

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: size.text[13],
  lineHeight: 1.35,
  '@container': { [narrow]: { WebkitLineClamp: 5 }, [wide]: { fontSize: size.text[15], WebkitLineClamp: 2 } },
});

export const action = style({ marginTop: space[4] });

/** As high when empty as with its buttons, which appear after the slides are drawn. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 32,
  '@media': { [media.coarse]: { minHeight: size.touch } },
});
export const dots = style({ display: 'flex', flexGrow: 1, minWidth: 0 });

const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

/** A slanted bar. That of the current slide is longer and fills while its time runs. */
export const dot = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: 28,
    height: 28,
    paddingInline: space[4],
    borderRadius: radius.sm,
    '@media': { [media.coarse]: { minWidth: 32, height: size.touch } },
    '::before': {
      content: '""',
      width: 20,
      height: 4,
      background: color.border.control,
      transform: `skewX(${size.slant})`,
      transition: `width ${motion.base} ${motion.ease}`,
    },
    selectors: {
      '&[aria-current]::before': { width: 40, background: color.border.control },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        width: 40,
        height: 4,
        background: color.brand.text,
        transform: `skewX(${size.slant})`,
        transformOrigin: 'left',
      },
      // In steps of one pixel, because a smaller step would repaint every frame for as long as the page is open.
      '[data-moving] &[aria-current]::after': { animation: `${fill} calc(${secondsVar} * 1s) steps(40)` },
      '&:hover::before': { background: color.text.secondary },
    },
  },
]);

/** As a separate card: as high as its text needs, and at least as high as a slide. */
export const card = style({
  containerType: 'inline-size',
  display: 'grid',
  minHeight: 200,
  borderRadius: radius.lg,
  overflow: 'hidden',
});
