import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The slanted bar of the word mark, as a label. */
export const liveBadge = style({
  display: 'inline-block',
  flexShrink: 0,
  padding: '3px 10px',
  background: vars.color.live.solid,
  color: vars.color.live.on,
  clipPath: 'polygon(6px 0, 100% 0, calc(100% - 6px) 100%, 0 100%)',
  fontFamily: vars.font.condensed,
  fontSize: vars.size.text[13],
  fontWeight: 800,
  lineHeight: 1.2,
  letterSpacing: '0.03em',
  textTransform: 'uppercase',
});
