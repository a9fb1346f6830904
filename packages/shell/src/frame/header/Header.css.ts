import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Reserves the place of the tools until their code is loaded, so that nothing moves. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  minHeight: 40,
  '@media': {
    [media.phone]: { gap: vars.space[4] },
    [media.narrow]: { gap: 0 },
    // Touch targets are wide enough without a gap, so that a credit of seven digits has room.
    [`${media.phone} and ${media.coarse}`]: { gap: 0 },
  },
});

/** As wide as five digits from the start, so that a new minute does not move its neighbours. */
export const clock = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: '3em',
});

/** Hidden on phones: the header has no room, and the drawers have the same. */
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Hidden on the narrowest phones, where a wallet takes its place. The account drawer has the history too. */
export const notNarrow = style({ '@media': { [media.narrow]: { display: 'none' } } });
export const onPhone = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });

/** The login button keeps its width; the tools beside it shrink. */
export const login = style({ flexShrink: 0, minWidth: 'max-content' });
