import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

/** Holds the place of the tools until their code is there, so that nothing moves. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  minHeight: 40,
  '@media': {
    [media.phone]: { gap: vars.space[4] },
    // Pressed by a finger, each is as wide as one already: a credit of seven figures still has room.
    [`${media.phone} and ${media.coarse}`]: { gap: 0 },
  },
});

/** As wide as five figures at once, so that no minute moves its neighbours. */
export const clock = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: '3em',
  '@media': { [media.belowDesk]: { display: 'none' } },
});

/** On a phone a signed-in player has the language in the account drawer: the header has no room for both. */
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The way in keeps its width; the tools beside it give way. */
export const login = style({ flexShrink: 0, minWidth: 'max-content' });
