import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** A chip around a native select, which covers it and takes its presses. */
export const pick = style({
  position: 'relative',
  gap: space[4],
  paddingInlineEnd: space[8],
  cursor: 'pointer',
  selectors: { '&:has(select:focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: 2 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.odds.hover } } } },
});

export const native = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  opacity: 0,
  color: color.text.primary,
  background: color.bg.overlay,
  // Below 16 pixels, iPhones zoom the page when the list opens.
  fontSize: 16,
  cursor: 'inherit',
});
