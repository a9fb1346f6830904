import * as css from './Menu.css.ts';

/** The place of a popup beside its control, in pixels from the control and from the edges of the window. */
export const popupPlace = { className: css.positioner, sideOffset: 6, collisionPadding: 8 } as const;
