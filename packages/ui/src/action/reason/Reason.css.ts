import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, font, size, motion, z } = vars;

// Anchor positioning is newer than the types of the styles.
const anchored = (rule: Readonly<Record<string, string>>): StyleRule => rule;

/** The anchor of the bubble: each disabled control is one. */
export const stopped = style([
  { position: 'relative' },
  anchored({ anchorName: '--kvota-stopped', anchorScope: '--kvota-stopped' }),
]);

export const bubble = style({
  position: 'absolute',
  zIndex: z.popup,
  bottom: `calc(100% + ${space[8]})`,
  left: '50%',
  translate: '-50% 0',
  width: 'max-content',
  maxWidth: 'min(260px, 80vw)',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  background: color.text.primary,
  color: color.bg.canvas,
  fontFamily: font.text,
  fontSize: size.text[13],
  fontWeight: 500,
  lineHeight: 1.35,
  textAlign: 'start',
  textTransform: 'none',
  letterSpacing: 'normal',
  whiteSpace: 'normal',
  pointerEvents: 'none',
  opacity: 0,
  // Removed from the layout, not only invisible, because a box beyond the edge of a phone would make the page scroll
  // sideways.
  display: 'none',
  transition: `opacity ${motion.fast}`,
  selectors: {
    ':is(:hover, :focus, :has(> :focus-visible)) > &': { display: 'block', opacity: 1 },
  },
  '@starting-style': { opacity: 0 },
  '@supports': {
    // If the browser supports it, the bubble stays within the window and is not clipped by scrolling parents.
    '(position-area: top)': anchored({
      position: 'fixed',
      positionAnchor: '--kvota-stopped',
      positionArea: 'top',
      positionTryFallbacks: 'flip-block',
      bottom: 'auto',
      left: 'auto',
      translate: 'none',
      margin: `calc(${space[8]}) ${space[8]}`,
    }),
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
