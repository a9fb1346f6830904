import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** The id of the filter in the page. */
export const filterId = 'kvota-vision';

/** Over the page and its dialogs, and below the panel, whose colours stay as they are. */
export const glass = style({
  position: 'fixed',
  inset: 0,
  zIndex: `calc(${vars.z.drawer} - 1)`,
  pointerEvents: 'none',
  backdropFilter: `url("#${filterId}")`,
  '@media': { print: { display: 'none' } },
});
/** The filter takes no room, and must not be hidden, because browsers ignore one that is not rendered. */
export const holder = style({ position: 'absolute', width: 0, height: 0, overflow: 'hidden' });
