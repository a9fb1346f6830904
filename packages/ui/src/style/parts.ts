import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from './media.ts';

/** A ring that keeps two pixels of ground between itself and the control: on brand it would have no contrast. */
export const focusRing: StyleRule = {
  ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
};

/** A ring drawn inside, where an outer one would be cut off by a scrolling parent. */
export const focusRingInside: StyleRule = {
  ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-4px' },
};

/** At least 44 pixels under a finger, without growing the box under a mouse. */
export const touchTarget: StyleRule = { '@media': { [media.coarse]: { minHeight: vars.size.touch } } };

/** One line, cut with dots. */
export const oneLine: StyleRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** Kept for readers of the screen, not for the eye. */
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

/** Text of the scale; `condensed` is for odds, headings and controls. */
export function textStyle(size: TextSize, weight = 400, family: 'text' | 'condensed' = 'text'): StyleRule {
  return { fontFamily: vars.font[family], fontSize: vars.size.text[size], fontWeight: weight };
}

/** Between words of the condensed face, whose own blank is so slim that two words read as one. */
export const condensedBlank = '0.1em';

/** A number that changes: tabular figures in the condensed face. */
export const figures: StyleRule = { fontFamily: vars.font.condensed, fontVariantNumeric: 'tabular-nums lining-nums' };

/**
 * For those who ask for less motion: by their system, or by `data-motion="reduced"` on the root.
 * Goes into a list of styles, after those that it calms. `on` narrows it: `reducedMotion(rule, '&[aria-hidden]')`.
 */
export function reducedMotion(rule: CSSProperties, on = '&'): StyleRule {
  return {
    '@media': { [media.reducedMotion]: on === '&' ? rule : { selectors: { [on]: rule } } },
    selectors: { [`[data-motion="reduced"] ${on}`]: rule },
  };
}

/** When a match is: the words of a live one stand out. `row` is the class of the line that it stands in. */
export const rowTime = (row: string): StyleRule => ({
  color: vars.color.text.secondary,
  fontSize: vars.size.text[15],
  fontWeight: 500,
  lineHeight: 1.25,
  selectors: { [`${row}[data-live] &`]: { color: vars.color.live.text, fontWeight: 600 } },
});

/** The day, or a phase: names of phases are long in some languages, and take two lines of smaller letters. */
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
