import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Over the page and below the panel, which stays usable. */
const belowPanel = `calc(${vars.z.drawer} - 1)`;

export const layer = style({ position: 'fixed', inset: 0, zIndex: belowPanel, pointerEvents: 'none' });
/** Two colours, so that it can be seen on any. */
export const box = style({
  position: 'absolute',
  outline: '2px solid #ff00d4',
  boxShadow: '0 0 0 3px #fff',
  borderRadius: 2,
});
/** Over the whole page while something is picked. */
export const catcher = style({ position: 'fixed', inset: 0, zIndex: belowPanel, cursor: 'crosshair' });
