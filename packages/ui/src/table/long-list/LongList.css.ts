import { style } from '@vanilla-extract/css';

export const list = style({ position: 'relative', minWidth: 0 });

export const item = style({ position: 'absolute', insetInline: 0, top: 0, minWidth: 0 });
