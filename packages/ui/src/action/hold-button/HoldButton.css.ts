import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { reducedMotion } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { secondsVar } from '../../theme/locals.css.ts';

const { color, space, size, motion } = vars;

export const hold = style({
  isolation: 'isolate',
  // A long press selects text and opens a menu on touch screens.
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  // Doubled, because the kit's button may come before or after this rule.
  selectors: { '&&': { paddingBlock: space[8] } },
});

/** Cuts the fill to the button. The button itself may not, because the bubble with a reason is beside it. */
export const well = style({ position: 'absolute', inset: 0, zIndex: -1, overflow: 'hidden', borderRadius: 'inherit' });

/** Slides in from the start while the button is held, and leaves at once when it is released. */
export const fill = style([
  {
    position: 'absolute',
    inset: 0,
    background: color.brand.subtle,
    boxShadow: `inset 0 -4px 0 ${color.brand.text}`,
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 12px) 100%, 0 100%)',
    translate: '-101% 0',
    transition: `translate ${motion.fast} ${motion.ease}`,
    selectors: {
      '[data-held] > * > &': { translate: '0 0', transition: `translate calc(${secondsVar} * 1s) linear` },
    },
    '@media': { [media.forced]: { background: 'Canvas', borderBottom: '6px solid Highlight' } },
  },
  // Without sliding: four steps. The reset ends every transition at once, but this one is the information.
  reducedMotion(
    { transition: `translate calc(${secondsVar} * 1s) steps(4, jump-start) !important` },
    '[data-held] > * > &',
  ),
]);

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

/** The notes share one place, so that the button keeps its size. */
export const notes = style({ display: 'grid', justifyItems: 'center' });

export const note = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  fontSize: size.text[13],
  fontWeight: 600,
  lineHeight: 1.25,
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});
