import { media } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

export const pause = style({ display: 'contents' });

// The narrowest phones have no room for it beside menu, search, wallet and account, so it takes the place of the word mark.
globalStyle(`header:has(${pause}):has(> :nth-child(4)) > div:has(> a)`, {
  '@media': { [media.narrow]: { display: 'none' } },
});
