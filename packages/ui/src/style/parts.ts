import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from './media.ts';

/** A ring with two pixels of background between itself and the control, because on brand it would have no contrast. */
export const focusRing: StyleRule = {
  ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
};

/** A ring drawn inside, for controls that a scrolling parent would clip. */
export const focusRingInside: StyleRule = {
  ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-4px' },
};

/** At least 44 pixels on touch screens, without growing the box for a mouse. */
export const touchTarget: StyleRule = { '@media': { [media.coarse]: { minHeight: vars.size.touch } } };

/** One line, cut with an ellipsis. */
export const oneLine: StyleRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** A chevron that turns while the popup of its control is open. */
export const turnsWhileOpen: StyleRule = {
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[data-popup-open] > &': { rotate: '180deg' } },
};

/** Visible to assistive technology only. */
export const hiddenVisually: StyleRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

type TextSize = keyof typeof vars.size.text;

/** A text style of the scale; `condensed` is for odds, headings and controls. */
export function textStyle(size: TextSize, weight = 400, family: 'text' | 'condensed' = 'text'): StyleRule {
  return { fontFamily: vars.font[family], fontSize: vars.size.text[size], fontWeight: weight };
}

/** Word spacing of the condensed face, because its own space is too narrow. */
export const condensedBlank = '0.1em';

/** A number that changes: tabular figures in the condensed face. */
export const figures: StyleRule = { fontFamily: vars.font.condensed, fontVariantNumeric: 'tabular-nums lining-nums' };

/**
 * Styles for reduced motion, requested by the system or by `data-motion="reduced"` on the root.
 * Comes last in a list of styles. `on` narrows the selector: `reducedMotion(rule, '&[aria-hidden]')`.
 */
export function reducedMotion(rule: CSSProperties, on = '&'): StyleRule {
  return {
    '@media': { [media.reducedMotion]: on === '&' ? rule : { selectors: { [on]: rule } } },
    selectors: { [`[data-motion="reduced"] ${on}`]: rule },
  };
}

/** The time of a match; a live one is emphasised. `row` is the class of its line. */
export const rowTime = (row: string): StyleRule => ({
  color: vars.color.text.secondary,
  fontSize: vars.size.text[15],
  fontWeight: 500,
  lineHeight: 1.25,
  selectors: { [`${row}[data-live] &`]: { color: vars.color.live.text, fontWeight: 600 } },
});

/** The day, or a phase. Names of phases are long in some languages and take two lines in a smaller font. */
export const rowTimeDetail: StyleRule = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size.text[13],
  lineHeight: 1.15,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
};
