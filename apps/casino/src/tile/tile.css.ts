import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative', minWidth: 0 });

/** Over the corner of the picture. */
export const info = style({ position: 'absolute', top: 0, right: 0, zIndex: 1 });
