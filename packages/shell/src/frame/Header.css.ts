import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

/** Holds the place of the tools until their code is there, so that nothing moves. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  minHeight: 40,
});

export const clock = style({
  color: vars.color.text.muted,
  fontFamily: vars.font.condensed,
  fontVariantNumeric: 'tabular-nums',
  minWidth: '3em',
  textAlign: 'end',
  '@media': { [media.belowDesk]: { display: 'none' } },
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text.secondary,
  fontFamily: vars.font.condensed,
  fontSize: vars.size.text[15],
  fontWeight: 600,
  textTransform: 'uppercase',
  ':hover': { background: vars.color.bg.raised, color: vars.color.text.primary },
  ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: 2 },
  '@media': { [media.coarse]: { minHeight: vars.size.touch } },
});

/** On a phone a signed-in player has the language in the account drawer: the header has no room for both. */
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });

export const logo = style({
  borderRadius: vars.radius.sm,
  ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: 4 },
});

/** The way in never breaks over two lines; the tools beside it give way. */
export const login = style({ flexShrink: 0, minWidth: 'max-content', whiteSpace: 'nowrap' });
