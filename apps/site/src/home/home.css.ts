import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

/**
 * Before the highlights of the modules are known, their place is as high as a window, so that nothing visible moves.
 */
export const partPlace = style({ minHeight: '100dvh' });

/** The shapes of the carousel, with its breakpoints, so that nothing moves when it loads. */
export const bannerPlace = style({ containerType: 'inline-size', display: 'grid', gap: vars.space[4] });
export const bannerShape = style({
  aspectRatio: '8 / 5',
  '@container': { '(min-width: 640px)': { aspectRatio: '7 / 2' }, '(min-width: 960px)': { aspectRatio: '9 / 2' } },
});
export const bannerControls = style({ height: 32, '@media': { [media.coarse]: { height: vars.size.touch } } });
