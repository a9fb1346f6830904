import { createGlobalVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { reducedMotion, figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, motion } = vars;

const ink = createGlobalVar('kvota-local-ink');
const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

export const progress = style({
  display: 'grid',
  gap: space[4],
  vars: { [ink]: color.brand.text },
  selectors: {
    '&[data-tone="casino"]': { vars: { [ink]: color.casino.text } },
    '&[data-tone="danger"]': { vars: { [ink]: color.status.danger } },
    '&[data-tone="success"], &[data-complete]:not([data-tone="danger"])': { vars: { [ink]: color.status.success } },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
  selectors: { '&:empty': { display: 'none' } },
});

export const label = style({ color: color.text.secondary, fontSize: size.text[13] });
export const value = style([figures, { fontSize: size.text[15], fontWeight: 600 }]);

/** Slants like the word mark. */
export const track = style({
  height: 8,
  overflow: 'hidden',
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  transform: `skewX(${size.slant})`,
  selectors: { '[data-size="sm"] > &': { height: 4 } },
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const bar = style([
  {
    height: '100%',
    background: ink,
    transition: `width ${motion.slow} ${motion.ease}`,
    selectors: {
      '&[data-indeterminate]': { width: '40%', animation: `${sweep} 1.2s ${motion.ease} infinite` },
    },
    '@media': { [media.forced]: { background: 'Highlight' } },
  },
  // Without motion: the whole bar at half strength shows that something is in progress.
  reducedMotion({ width: '100%', opacity: 0.5, animation: 'none' }, '&[data-indeterminate]'),
]);
