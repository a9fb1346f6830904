import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

/** The background slants at its lower edge like the word mark. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 190,
  padding: vars.space[16],
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  background: `linear-gradient(165deg, ${vars.color.bg.surface} 45%, ${vars.color.casino.subtle})`,
});

/** Takes the space that the text leaves, up to the edges of the card, so that no line runs through the text. */
export const art = style({
  position: 'relative',
  flex: '1 0 88px',
  margin: `calc(-1 * ${vars.space[16]}) calc(-1 * ${vars.space[16]}) 0 20%`,
  color: vars.color.casino.text,
  opacity: 0.75,
});

globalStyle(`${art} > svg`, { position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const name = style([textStyle(19, 700, 'condensed'), { position: 'relative' }]);

export const note = style([textStyle(13), { position: 'relative', color: vars.color.text.secondary }]);
