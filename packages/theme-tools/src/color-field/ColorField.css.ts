import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

export const field = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  willChange: 'transform',
});
export const area = style({
  position: 'relative',
  height: 120,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
});
export const canvas = style({ display: 'block', width: '100%', height: '100%' });
/**
 * As large as the way of the knob, so that its translation is in shares of it. It has a layer, because a browser divides
 * the whole page into layers again if something moves that has none.
 */
export const knobPlace = style({ position: 'absolute', inset: 0, pointerEvents: 'none', willChange: 'transform' });
export const thumb = style({
  position: 'absolute',
  width: 16,
  height: 16,
  margin: -8,
  border: '2px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 1px #000',
});
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.size.text[13],
  color: vars.color.text.secondary,
});
/** Laid out alone, because it changes with each move of a drag. It is in a box, as items of a grid are laid out with it. */
export const value = style({
  display: 'block',
  width: 48,
  height: '1.4em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: vars.color.text.primary,
  contain: 'strict',
});
export const slide = style({ position: 'relative', display: 'block' });
export const range = style({
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: 24,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: 2 } },
});
for (const track of ['::-webkit-slider-runnable-track', '::-moz-range-track']) {
  globalStyle(`${range}${track}`, {
    height: 10,
    borderRadius: 5,
    background: 'var(--kvota-local-track)',
    boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  });
}
/** The browser's own knob has a place and no look: moving it would lay the page out (`slideThumb`). */
for (const knob of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  globalStyle(`${range}${knob}`, { appearance: 'none', width: 18, height: 18, opacity: 0 });
}
/** The way of a knob begins and ends half of its width inside. */
export const slideWay = style({ position: 'absolute', inset: '0 9px', pointerEvents: 'none' });
export const slideThumb = style({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: -9,
  width: 14,
  height: 14,
  border: '2px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 1px #000',
});
export const bottom = style({ display: 'flex', gap: vars.space[8], alignItems: 'end' });
export const hex = style({ flex: 1, minWidth: 0 });
