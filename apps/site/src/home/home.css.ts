import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

/** What the modules have on is not known yet: as high as a window, so that what follows is not seen to move. */
export const partPlace = style({ minHeight: '100dvh' });

/** The shapes of the carousel, in its own steps of width, so that nothing moves when it comes. */
export const bannerPlace = style({ containerType: 'inline-size', display: 'grid', gap: vars.space[4] });
export const bannerShape = style({
  aspectRatio: '8 / 5',
  '@container': { '(min-width: 640px)': { aspectRatio: '7 / 2' }, '(min-width: 960px)': { aspectRatio: '9 / 2' } },
});
export const bannerControls = style({ height: 32, '@media': { [media.coarse]: { height: vars.size.touch } } });
