import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { reducedMotion } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

const breatheTogether = keyframes({ '50%': { opacity: 0.6 } });
const appearing = `${appear} 1ms linear 150ms forwards`;

/**
 * For a group of placeholders with `data-skeletons`: one animation for all. Single animations would each be a layer
 * that is composited in every frame.
 */
export const group = style([
  { opacity: 0, animation: `${appearing}, ${breatheTogether} 1.4s ease-in-out 1s infinite` },
  reducedMotion({ animation: appearing }),
]);

/** Content that loads within 150 ms shows no placeholder, so that nothing flickers. */
export const late = style({
  opacity: 0,
  animation: appearing,
  selectors: { '[data-skeletons] &': { opacity: 1, animation: 'none' } },
});

export const bone = style([
  {
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.sm,
    background: vars.color.odds.bg,
    // It pulses only while somebody waits long, because each frame takes time from the content that replaces it.
    animation: `${breathe} 1.4s ease-in-out 1s infinite`,
    '@media': { [media.forced]: { border: '1px dashed GrayText' } },
    selectors: { '[data-skeletons] &': { animation: 'none' } },
  },
  reducedMotion({ animation: 'none' }),
]);
